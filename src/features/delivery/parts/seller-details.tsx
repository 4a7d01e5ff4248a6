/**
 * DEL-1: the company that sends a product, with its identity and terms in dialogs: native popovers,
 * which need no script.
 */
import { type ReactNode, useId } from 'react';
import { useLazyText } from '#i18n/text.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { SellerView } from '../delivery.ts';

export function SellerDetails({ seller }: { readonly seller: SellerView }) {
  const text = useLazyText('product-lazy');
  const { name, corporateName, delivery, exclusions } = seller;
  return (
    <div className="delivery-seller">
      <p>
        <b>{text('delivery.seller', { seller: name })}</b>
      </p>
      {corporateName !== undefined && (
        <Popover title={text('delivery.sellerDetails')}>
          <Identity seller={seller} />
        </Popover>
      )}
      {(delivery !== undefined || exclusions !== undefined) && (
        <Popover title={text('delivery.sellerTerms')}>
          {delivery !== undefined && <p dir="auto">{delivery}</p>}
          {exclusions !== undefined && (
            <>
              <h3 className="font-medium">{text('delivery.exclusions')}</h3>
              <p dir="auto">{exclusions}</p>
            </>
          )}
        </Popover>
      )}
    </div>
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

/** Button that opens a dialog with the same title. */
function Popover({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const text = useLazyText('product-lazy');
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id} className="underline underline-offset-4">
        {title}
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-title`}
        className="dialog text-base"
      >
        <div className="flex items-start justify-between gap-4">
          <h2 id={`${id}-title`} className="text-2xl">
            {title}
          </h2>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={text('delivery.close')}
            className="-me-2.5 -mt-1.5 grid size-11 shrink-0 place-items-center"
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="mt-4 grid gap-3">{children}</div>
      </div>
    </>
  );
}
