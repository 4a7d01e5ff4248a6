/** Actions on an order: an account for its guest, and its cancellation before the dispatch. */
import type { OrderPageView } from '#features/orders/order.ts';
import { formatMoney } from '#i18n/money.ts';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { useShop } from '#request/shop-public.tsx';
import { HiddenFields } from '#ui/hidden-fields/hidden-fields.tsx';
import { Submit } from '#ui/submit/submit.tsx';

type OrderProps = { readonly order: OrderPageView };

/** The account is made by the link that is emailed, as on the sign-up page. */
export function AccountOffer({ order }: OrderProps) {
  const text = useText();
  const { prefix } = useShop();
  const { csrf, email, firstName, lastName, ordersHref } = order;
  return (
    <section aria-labelledby="account-title" className="grid gap-3 border-t border-line pt-5">
      <h2 id="account-title" className="text-lg">
        {text('order.account')}
      </h2>
      <p className="text-sm text-muted wrap-anywhere">{text('order.accountHint', { email })}</p>
      <form method="post" action={`${prefix}${links.signUp()}`} className="grid sm:justify-start">
        <HiddenFields
          fields={{ csrf, firstName, lastName, username: email, redirect: ordersHref }}
        />
        <Submit isQuiet>{text('order.accountAction')}</Submit>
      </form>
    </section>
  );
}

/** The second step is the button within. */
export function CancelForm({ order }: OrderProps) {
  const text = useText();
  const { locale, prefix } = useShop();
  const { csrf, totals, currency, href, isTest } = order;
  const amount = formatMoney({ centAmount: totals.total, currencyCode: currency }, locale.tag);
  const paidHint = isTest ? text('order.cancelHintTest') : text('order.cancelHint', { amount });
  return (
    <details className="border-t border-line pt-3">
      <summary className="min-h-11 cursor-pointer py-2.5 text-sm underline underline-offset-4">
        {text('order.cancel')}
      </summary>
      <p className="mt-1 text-sm text-muted">
        {totals.total === 0 ? text('order.cancelHintFree') : paidHint}
      </p>
      <form method="post" action={`${prefix}${href}`} className="mt-4 grid sm:justify-start">
        <HiddenFields fields={{ csrf, intent: 'cancel' }} />
        <Submit isQuiet>{text('order.cancelConfirm')}</Submit>
      </form>
    </details>
  );
}
