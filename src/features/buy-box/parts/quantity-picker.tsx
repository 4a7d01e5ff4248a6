/** Quantity picker, for beauty only, limited by the available quantity. */
import { useEffect, useEffectEvent, useState } from 'react';
import { useHydrated } from '#hydration/use-hydrated.ts';
import { useText } from '#i18n/text.tsx';

const FIELD = 'quantity';

export type QuantityPickerProps = {
  readonly quantity: number;
  readonly max: number;
  readonly onSelect: (quantity: number) => void;
};

export function QuantityPicker({ quantity, max, onSelect }: QuantityPickerProps) {
  const text = useText();
  const isHydrated = useHydrated();
  // Read during the first render, before React resets the select.
  const [initialQuantity] = useState(() => (isHydrated ? 1 : readSelected()));
  const applyInitial = useEffectEvent(() => initialQuantity > 1 && onSelect(initialQuantity));
  useEffect(() => void applyInitial(), []);
  return (
    <label className="flex items-center gap-3 text-sm">
      {text('buy.quantity')}
      <select
        name={FIELD}
        value={quantity}
        onChange={(event) => onSelect(Number(event.target.value))}
        className="h-11 rounded-control border border-control bg-paper px-3"
      >
        {Array.from({ length: max }, (_, index) => index + 1).map((item) => (
          <option key={item}>{item}</option>
        ))}
      </select>
    </label>
  );
}

/** Quantity selected before hydration, read from the server HTML. */
function readSelected(): number {
  if (import.meta.env.SSR) return 1;
  const [field] = document.getElementsByName(FIELD);
  return field instanceof HTMLSelectElement ? Number(field.value) : 1;
}
