/** Last step: the whole order, and the button that orders it. */
import type { CheckoutView } from '#features/checkout/steps/checkout-steps.ts';
import { OrderSummary } from '#features/checkout/summary/order-summary.tsx';
import { formatMoney } from '#i18n/money.ts';
import { useText } from '#i18n/text.tsx';
import { useShop } from '#request/shop-public.tsx';
import { HiddenFields } from '#ui/hidden-fields/hidden-fields.tsx';
import { Submit } from '#ui/submit/submit.tsx';

export function OrderReview({ view }: { readonly view: CheckoutView }) {
  const text = useText();
  const { locale } = useShop();
  const { totals, csrf, confirmed, currency, isTest } = view;
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
      <form method="post" className="grid">
        <HiddenFields fields={{ csrf, key: confirmed.key, totals: confirmed.totals }} />
        <Submit>
          {isFree ? text('checkoutStep.orderFree') : text('checkoutStep.order', { amount })}
        </Submit>
      </form>
    </div>
  );
}
