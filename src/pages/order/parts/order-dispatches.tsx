/** Units of an order that left together, with their tracking. */
import type { DispatchView } from '#features/orders/returns/return-views.ts';
import { useText } from '#i18n/text.tsx';

export function OrderDispatches({ dispatches }: { readonly dispatches: readonly DispatchView[] }) {
  const text = useText();
  if (dispatches.length === 0) return null;
  return (
    <section aria-labelledby="dispatches-title" className="grid gap-3 border-t border-line pt-5">
      <h2 id="dispatches-title" className="text-lg">
        {text('order.dispatches')}
      </h2>
      <ul className="grid gap-4">
        {dispatches.map((dispatch, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dispatches are never reordered
          <Dispatch key={index} {...dispatch} />
        ))}
      </ul>
    </section>
  );
}

function Dispatch({ day, units, carrier, trackingNumber, trackingUrl }: DispatchView) {
  const text = useText();
  return (
    <li className="grid gap-2 text-sm wrap-anywhere">
      <p className="font-medium">
        {carrier === null ? text('order.sent', { day }) : text('order.sentWith', { day, carrier })}
      </p>
      <ul className="text-muted">
        {units.map(({ name, quantity }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one product differ by size
          <li key={`${name}-${index}`}>{text('order.dispatchUnits', { name, quantity })}</li>
        ))}
      </ul>
      {trackingNumber !== null && <p>{text('order.tracking', { number: trackingNumber })}</p>}
      {trackingUrl !== null && (
        <p>
          <a
            href={trackingUrl}
            rel="noreferrer"
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {text('order.track')}
          </a>
        </p>
      )}
    </li>
  );
}
