/** Many colours: a list by name under the chosen one, opened natively. */
import { type KeyboardEvent, memo, useRef } from 'react';
import { Link } from '#kit/link.tsx';
import { useText } from '#kit/text.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { ColourChoice } from '../colour-picker.tsx';
import { moveFocus } from '../move-focus.browser.ts';
import { Ground } from './swatch.tsx';

export type ColourMenuProps = {
  readonly choices: readonly ColourChoice[];
  readonly height: 'tall' | 'short';
};

/** S§9: at most 320 px high, 155 in quick-add. */
const heights = { tall: 'max-h-80', short: 'max-h-[155px]' } as const;

export function ColourMenu({ choices, height }: ColourMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const chosen = choices.find(({ isChosen }) => isChosen)?.colour;
  const close = () => {
    if (menu.current) menu.current.open = false;
    menu.current?.querySelector('summary')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => (event.key === 'Escape' ? close() : moveFocus(event));
  return (
    <details ref={menu} className="group/colours relative mt-2">
      <summary className="flex h-12 items-center gap-3 rounded-control border border-control px-3">
        <span className="size-6 shrink-0 rounded-control border border-line">{chosen && <Ground colour={chosen} />}</span>
        {chosen?.label}
        <span className="ms-auto rotate-90 group-open/colours:-rotate-90 rtl:-rotate-90 rtl:group-open/colours:rotate-90">
          <Icon name="forward" size={16} />
        </span>
      </summary>
      <ul
        onClick={close}
        onKeyDown={onKeyDown}
        className={`absolute inset-x-0 z-10 mt-1 overflow-y-auto rounded-control border border-control bg-paper py-1 ${heights[height]}`}
      >
        {choices.map((choice) => (
          <li key={choice.colour.key}>
            <ColourRow {...choice} />
          </li>
        ))}
      </ul>
    </details>
  );
}

const ColourRow = memo(function ColourRow(choice: ColourChoice) {
  const { colour, href, isChosen, isInStock, tabIndex } = choice;
  const text = useText();
  return (
    <Link
      to={href}
      keepScroll
      tabIndex={tabIndex}
      data-colour={colour.key}
      aria-current={isChosen ? 'true' : undefined}
      className="flex min-h-11 items-center gap-3 px-3 hover:bg-surface aria-current:font-medium"
    >
      <span className="size-6 shrink-0 rounded-control border border-line">
        <Ground colour={colour} />
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
