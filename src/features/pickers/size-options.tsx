/** Options of a list of sizes, after a placeholder. */
import type { Selection } from '#features/selection/selection.ts';
import { useText } from '#i18n/text.tsx';

export type SizeOptionsProps = Pick<Selection, 'sizes'> & {
  readonly placeholder: string;
  readonly canSelectOutOfStock: boolean;
};

export function SizeOptions({ sizes, placeholder, canSelectOutOfStock }: SizeOptionsProps) {
  const text = useText();
  return (
    <>
      <option value="" disabled>
        {placeholder}
      </option>
      {sizes.map(({ size, isOnStock }) => (
        <option key={size} value={size} disabled={!isOnStock && !canSelectOutOfStock}>
          {isOnStock ? size : text('pdp.sizeOutOfStock', { size })}
        </option>
      ))}
    </>
  );
}
