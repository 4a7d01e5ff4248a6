/** DEL-1: delivery and returns of a product in a dialog: its seller's terms, or the fascia's. */
import { useLazyText } from '#i18n/text.tsx';
import type { DeliveryView, ReturnsView } from '../delivery.ts';
import { ReturnsTerms } from '../returns-terms.tsx';
import { Popover } from './popover.tsx';
import { Duration, ServiceCost } from './service-cost.tsx';

export type DeliveryTermsProps = {
  readonly view: DeliveryView & { readonly returns?: ReturnsView };
  /** Price of the selected variant, in minor units. */
  readonly price: number;
};

export function DeliveryTerms({ view, price }: DeliveryTermsProps) {
  const text = useLazyText('product-lazy');
  const { seller, returns } = view;
  if (!returns && !seller?.delivery && !seller?.exclusions && view.options.length === 0)
    return null;
  return (
    <Popover title={text('delivery.terms')}>
      {seller?.delivery !== undefined && <p dir="auto">{seller.delivery}</p>}
      {seller?.exclusions !== undefined && (
        <Part title={text('delivery.exclusions')}>
          <p dir="auto">{seller.exclusions}</p>
        </Part>
      )}
      <Services view={view} price={price} />
      {returns && (
        <Part title={text('delivery.returns')}>
          <ReturnsTerms
            policy={returns.text ?? text(returns.message, returns.values)}
            linkText={seller ? null : text('product.returnsLink')}
          />
        </Part>
      )}
    </Popover>
  );
}

function Services({ view, price }: DeliveryTermsProps) {
  const text = useLazyText('product-lazy');
  const { options, surcharge } = view;
  const isBulky = surcharge > 0;
  if (options.length === 0) return null;
  return (
    <>
      <ul className="grid gap-3">
        {options.map((option) => (
          <li key={option.service}>
            <p>
              <ServiceCost option={option} isBulky={isBulky} price={price} />
            </p>
            <p className="text-muted">
              <Duration transit={option.transit} />
            </p>
          </li>
        ))}
      </ul>
      {isBulky && <p>{text('delivery.surcharge')}</p>}
    </>
  );
}

type PartProps = { readonly title: string; readonly children: React.ReactNode };

function Part({ title, children }: PartProps) {
  return (
    <div>
      <h3 className="font-medium">{title}</h3>
      {children}
    </div>
  );
}
