/** S§5: a quantity picker for beauty only, limited by what is available. */
import { useText } from '#kit/text.tsx';

/** More than this at once is no shopper's need. */
const MOST = 10;

export function QuantityPicker({ max }: { readonly max: number }) {
  const text = useText();
  const quantities = Array.from({ length: Math.max(1, Math.min(max, MOST)) }, (_, index) => index + 1);
  return (
    <label className="flex items-center gap-3 text-sm">
      {text('buy.quantity')}
      <select name="quantity" className="h-11 rounded-control border border-line bg-paper px-3">
        {quantities.map((quantity) => (
          <option key={quantity}>{quantity}</option>
        ))}
      </select>
    </label>
  );
}
