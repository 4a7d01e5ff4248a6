/** Lines and totals of the order, the same in each step. */
import type { CheckoutLineView, CheckoutView } from '#features/checkout/steps/checkout-steps.ts';
import { formatMoney } from '#i18n/money.ts';
import { useText } from '#i18n/text.tsx';
import { useShop } from '#request/shop-public.tsx';
import { useCostText } from './use-cost-text.ts';

type SummaryView = Pick<CheckoutView, 'totals' | 'voucherCode' | 'currency'> & {
  readonly lines: readonly Omit<CheckoutLineView, 'productKey' | 'brand'>[];
};

export function OrderSummary({ lines, totals, voucherCode, currency }: SummaryView) {
  const text = useText();
  const { locale } = useShop();
  const formatCost = useCostText(currency);
  const money = (centAmount: number) =>
    formatMoney({ centAmount, currencyCode: currency }, locale.tag);
  if (!totals) return null;
  return (
    <section aria-labelledby="summary-title" className="grid gap-4 rounded-card bg-surface p-5">
      <h2 id="summary-title" className="text-lg">
        {text('checkoutStep.summary')}
      </h2>
      <ul className="grid gap-3 text-sm">
        {lines.map(
          ({ sku, name, option, personalisation, returnRule, quantity, subtotal }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one SKU differ by engraving
            <li key={`${sku}-${index}`} className="flex justify-between gap-4">
              <span className="grid min-w-0 wrap-anywhere">
                <span>{name}</span>
                <span className="text-muted">
                  {option !== '' && `${option} · `}
                  {text('checkoutStep.quantity', { count: quantity })}
                </span>
                {personalisation.map((personalisationText) => (
                  <span key={personalisationText} className="text-muted">
                    <bdi>{personalisationText}</bdi>
                  </span>
                ))}
                {returnRule !== null && (
                  <span className="text-muted">{text(`checkoutStep.returns.${returnRule}`)}</span>
                )}
              </span>
              <span className="shrink-0 tabular-nums">{money(subtotal)}</span>
            </li>
          ),
        )}
      </ul>
      <dl className="grid gap-1 border-t border-line pt-3 text-sm">
        <Row name={text('checkoutStep.items')} amount={money(totals.items)} />
        {totals.discount > 0 && voucherCode !== null && (
          <Row
            name={text('checkoutStep.voucher', { code: voucherCode })}
            amount={`−${money(totals.discount)}`}
          />
        )}
        <Row name={text('checkoutStep.delivery')} amount={formatCost(totals.delivery)} />
        {totals.isTaxExclusive && (
          <Row name={text('checkoutStep.tax')} amount={money(totals.tax)} />
        )}
        <Row name={text('checkoutStep.total')} amount={money(totals.total)} isTotal />
      </dl>
      {!totals.isTaxExclusive && totals.tax > 0 && (
        <p className="text-sm text-muted">
          {text('checkoutStep.taxIncluded', { amount: money(totals.tax) })}
        </p>
      )}
    </section>
  );
}

type RowProps = { readonly name: string; readonly amount: string; readonly isTotal?: true };

function Row({ name, amount, isTotal }: RowProps) {
  return (
    <div className={`flex justify-between gap-4 ${isTotal ? 'pt-2 text-lg font-medium' : ''}`}>
      <dt>{name}</dt>
      <dd className="shrink-0 tabular-nums">{amount}</dd>
    </div>
  );
}
