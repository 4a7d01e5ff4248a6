/** Name, cost and duration of a delivery service. */
import { formatShortMoney } from '#i18n/formats/short-money.ts';
import { useLazyText } from '#i18n/text.tsx';
import { useShop } from '#request/shop-public.tsx';
import { deliveryCost, type ServiceView } from '../delivery.ts';

type ServiceCostProps = CostProps & { readonly isBulky: boolean };

export function ServiceCost({ option, isBulky, price }: ServiceCostProps) {
  const text = useLazyText('product-lazy');
  return (
    <>
      <b>{text(isBulky ? 'delivery.bulky' : `delivery.${option.service}`)}</b>
      {' · '}
      <Cost option={option} price={price} />
    </>
  );
}

type CostProps = { readonly option: ServiceView; readonly price: number };

/** DEL-3: free where the product alone reaches the threshold. */
function Cost({ option, price }: CostProps) {
  const text = useLazyText('product-lazy');
  const { locale, currency } = useShop();
  const format = (centAmount: number) =>
    formatShortMoney({ centAmount, currencyCode: currency }, locale.tag);
  const { cost, freeFrom } = option;
  if (deliveryCost(option, price) === 0) return text('delivery.free');
  if (freeFrom === null) return format(cost);
  return text('delivery.freeFrom', { cost: format(cost), threshold: format(freeFrom) });
}

export function Duration({ transit: [fewest, most] }: Pick<ServiceView, 'transit'>) {
  const text = useLazyText('product-lazy');
  return most === 1 ? text('delivery.nextDay') : text('delivery.days', { fewest, most });
}
