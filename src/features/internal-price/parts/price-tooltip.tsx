/** Button and tooltip: opens on hover, focus and click; Escape closes it. */
import { useState } from 'react';
import { formatMoney } from '#i18n/money.ts';
import { useText } from '#i18n/text.tsx';
import { useShop } from '#request/shop-public.tsx';
import { listPriceSteps, type PriceStep } from '../internal-price.ts';
import type { InternalPriceProps } from '../internal-price.tsx';
import { useInternalPrice } from './use-internal-price.ts';

const TOOLTIP_ID = 'internal-price';

export function PriceTooltip({ productId, sku }: InternalPriceProps) {
  const text = useText('internal-price');
  const { locale } = useShop();
  const [isOpen, setOpen] = useState(false);
  const response = useInternalPrice(productId, locale.tag, isOpen);
  const variant =
    response === 'failed'
      ? undefined
      : response?.variants.find((candidate) => candidate.sku === sku);
  const close = () => setOpen(false);
  return (
    <span className="md:relative" onPointerLeave={close}>
      <button
        type="button"
        aria-label={text('internalPrice.open')}
        aria-describedby={isOpen ? TOOLTIP_ID : undefined}
        onPointerEnter={() => setOpen(true)}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onBlur={close}
        onKeyDown={(event) => event.key === 'Escape' && close()}
        className="grid size-6 place-items-center rounded-full border border-control text-sm"
      >
        i
      </button>
      {isOpen && (
        <span
          id={TOOLTIP_ID}
          role="tooltip"
          className="absolute start-0 z-20 pt-2 max-md:w-full md:top-full"
        >
          <span className="block w-64 max-w-full rounded-control border border-control bg-paper p-4 text-sm">
            {response === 'failed' && text('internalPrice.failed')}
            {variant && <Steps steps={listPriceSteps(variant)} />}
          </span>
        </span>
      )}
    </span>
  );
}

function Steps({ steps }: { readonly steps: readonly PriceStep[] }) {
  const text = useText();
  const { locale, currency } = useShop();
  return steps.map(({ kind, name, amount }) => (
    <span
      key={`${kind} ${name}`}
      className={`flex justify-between gap-4 py-1 tabular-nums ${kind === 'final' ? 'border-t border-line font-medium' : ''}`}
    >
      <span>{kind === 'effect' ? name : text(`internalPrice.${kind}`)}</span>{' '}
      <span dir="ltr">
        {formatMoney({ centAmount: amount, currencyCode: currency }, locale.tag)}
      </span>
    </span>
  ));
}
