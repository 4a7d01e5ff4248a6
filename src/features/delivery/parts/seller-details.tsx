/** DEL-1: identity of the company that sells and sends a product, in a dialog. */
import { useLazyText } from '#i18n/text.tsx';
import type { SellerView } from '../delivery.ts';
import { Popover } from './popover.tsx';

/** The heading of the page names the seller. */
export function SellerDetails({ seller }: { readonly seller: SellerView }) {
  const text = useLazyText('product-lazy');
  return (
    <Popover title={text('delivery.sellerDetails')}>
      <Identity seller={seller} />
    </Popover>
  );
}

function Identity({ seller }: { readonly seller: SellerView }) {
  const text = useLazyText('product-lazy');
  const { corporateName, vatNumber, identificationNumber, address } = seller;
  const rows = [
    ['delivery.company', corporateName],
    ['delivery.vatNumber', vatNumber],
    ['delivery.identificationNumber', identificationNumber],
  ] as const;
  return (
    <dl className="grid gap-3 wrap-anywhere">
      {rows.map(
        ([id, value]) =>
          value !== undefined && (
            <div key={id}>
              <dt className="text-sm text-muted">{text(id)}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
      )}
      {address && (
        <div>
          <dt className="text-sm text-muted">{text('delivery.sellerAddress')}</dt>
          <dd>
            <address className="grid not-italic">
              {address.map((line) => (
                <bdi key={line}>{line}</bdi>
              ))}
            </address>
          </dd>
        </div>
      )}
    </dl>
  );
}
