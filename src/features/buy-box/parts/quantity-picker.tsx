/** S§5: a quantity picker for beauty only, limited by what is available. */
import { useText } from '#kit/text.tsx';

export type QuantityPickerProps = { readonly quantity: number; readonly max: number; readonly onChoose: (quantity: number) => void };

export function QuantityPicker({ quantity, max, onChoose }: QuantityPickerProps) {
  const text = useText();
  return (
    <label className="flex items-center gap-3 text-sm">
      {text('buy.quantity')}
      <select
        name="quantity"
        value={quantity}
        onChange={(event) => onChoose(Number(event.target.value))}
        className="h-11 rounded-control border border-control bg-paper px-3"
      >
        {Array.from({ length: max }, (_, index) => index + 1).map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </label>
  );
}
