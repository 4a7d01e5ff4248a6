/**
 * Dropdown for many colours: opens natively, filters by typing, and has the keyboard behaviour of a
 * list box.
 */
import { memo, useRef, useState } from 'react';
import { useHydrated } from '#hydration/use-hydrated.ts';
import { useLazyText, useText } from '#i18n/text.tsx';
import { Link } from '#request/link.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { ColourOption } from '../colour-picker.tsx';
import { SwatchBackground } from './swatch.tsx';
import { useColourKeys } from './use-colour-keys.ts';

export type ColourMenuProps = {
  readonly choices: readonly ColourOption[];
  readonly height: 'tall' | 'short';
};

/** Maximum height; the lower one is for quick-add. */
const heights = { tall: '20rem', short: '155px' } as const;

export function ColourMenu({ choices, height }: ColourMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [requested, setRequested] = useState('');
  const isHydrated = useHydrated();
  const lazyText = useLazyText('product-lazy');
  const keys = useColourKeys(menu);
  const selected = choices.find(({ isSelected }) => isSelected)?.colour;
  const isFound = ({ colour }: ColourOption) => fold(colour.label).includes(fold(requested));
  return (
    <details
      ref={menu}
      onKeyDown={keys.onKeyDown}
      onBlur={keys.onBlur}
      className="group/colours relative mt-2"
    >
      <summary className="flex h-12 items-center gap-3 rounded-control border border-control px-3">
        <span className="size-6 shrink-0 rounded-control border border-line">
          {selected && <SwatchBackground colour={selected} />}
        </span>
        {selected?.label}
        <span className="ms-auto rotate-90 group-open/colours:-rotate-90 rtl:-rotate-90 rtl:group-open/colours:rotate-90">
          <Icon name="forward" size={16} />
        </span>
      </summary>
      <div className="absolute inset-x-0 z-10 mt-1 rounded-control border border-control bg-paper">
        {isHydrated && (
          <input
            type="search"
            aria-label={lazyText('pdp.findColour')}
            placeholder={lazyText('pdp.findColour')}
            value={requested}
            onChange={(event) => setRequested(event.target.value)}
            autoComplete="off"
            className="h-11 w-full border-b border-line bg-paper px-3"
          />
        )}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires click */}
        <ul
          onClick={keys.close}
          className="overflow-y-auto py-1"
          style={{ maxHeight: heights[height] }}
        >
          {choices.map((choice) => (
            <li key={choice.colour.key} hidden={!isFound(choice)}>
              <ColourRow {...choice} />
            </li>
          ))}
        </ul>
        <p role="status" className="px-3 text-sm text-muted">
          {choices.some(isFound) ? '' : lazyText('pdp.noColour')}
        </p>
      </div>
    </details>
  );
}

/** Removes diacritics and case: `creme` matches `Crème`. */
function fold(words: string): string {
  return words.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

const ColourRow = memo(function ColourRow(choice: ColourOption) {
  const { colour, href, isSelected, isInStock, tabIndex } = choice;
  const text = useText();
  return (
    <Link
      to={href}
      preventScrollReset
      tabIndex={tabIndex}
      data-colour={colour.key}
      aria-current={isSelected ? 'true' : undefined}
      className="flex min-h-11 items-center gap-3 px-3 hover:bg-surface aria-current:font-medium"
    >
      <span className="size-6 shrink-0 rounded-control border border-line">
        <SwatchBackground colour={colour} />
      </span>
      {isInStock ? (
        colour.label
      ) : (
        <span className="text-muted">
          <s>{colour.label}</s> – {text('pdp.outOfStock')}
        </span>
      )}
    </Link>
  );
});
