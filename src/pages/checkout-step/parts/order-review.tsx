/** Last step: the whole order, and the button that orders it. */
import {
  type CheckoutView,
  PRIVACY_PAGE,
  RETURNS_PAGE,
  TERMS_PAGE,
} from '#features/checkout/steps/checkout-steps.ts';
import { OrderSummary } from '#features/checkout/summary/order-summary.tsx';
import { LegalGuaranteeSection } from '#features/legal-guarantee/legal-guarantee-section.tsx';
import { formatMoney } from '#i18n/money.ts';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { useShop } from '#request/shop-public.tsx';
import { HiddenFields } from '#ui/hidden-fields/hidden-fields.tsx';
import { Submit } from '#ui/submit/submit.tsx';

export function OrderReview({ view }: { readonly view: CheckoutView }) {
  const text = useText();
  const { locale } = useShop();
  const { totals, csrf, confirmed, currency, isTest, termsPages, guarantee } = view;
  if (!totals) return null;
  const isFree = totals.total === 0;
  const amount = formatMoney({ centAmount: totals.total, currencyCode: currency }, locale.tag);
  return (
    <div className="grid gap-5">
      <OrderSummary {...view} />
      {isFree ? (
        <p className="text-sm text-muted">{text('checkoutStep.nothingToPay')}</p>
      ) : (
        <div className="grid gap-1">
          <h3 className="font-medium">{text('checkoutStep.cardPayment')}</h3>
          <p className="text-sm text-muted">
            {text(isTest ? 'checkoutStep.testOnly' : 'checkoutStep.paymentNext')}
          </p>
        </div>
      )}
      {guarantee && <LegalGuaranteeSection guarantee={guarantee} heading="h3" />}
      <Terms pages={termsPages} />
      <form method="post" className="grid">
        <HiddenFields fields={{ csrf, key: confirmed.key, totals: confirmed.totals }} />
        <Submit>
          {isFree ? text('checkoutStep.orderFree') : text('checkoutStep.order', { amount })}
        </Submit>
      </form>
    </div>
  );
}

const termsLabels = {
  [TERMS_PAGE]: 'checkoutStep.termsLink',
  [PRIVACY_PAGE]: 'checkoutStep.privacyLink',
  [RETURNS_PAGE]: 'checkoutStep.returnsLink',
} as const;

/** Sentence of consent, with links that open in a new tab. */
function Terms({ pages }: { readonly pages: readonly string[] }) {
  const text = useText();
  if (pages.length === 0) return null;
  return (
    <div className="text-sm">
      {pages.includes(TERMS_PAGE) && <p>{text('checkoutStep.terms')}</p>}
      <ul className="flex flex-wrap gap-x-6">
        {([TERMS_PAGE, PRIVACY_PAGE, RETURNS_PAGE] as const)
          .filter((page) => pages.includes(page))
          .map((page) => (
            <li key={page}>
              <Link
                to={links.page(page)}
                target="_blank"
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {text(termsLabels[page])}
              </Link>
            </li>
          ))}
      </ul>
    </div>
  );
}
