/**
 * Container of the filters: below 1024 px a drawer, which opens and closes
 * without JavaScript, else a column.
 */
import type { ReactNode } from 'react';
import { useText } from '#i18n/text.tsx';
import { Icon } from '#ui/icon/icon.tsx';

type FilterColumnProps = {
  readonly id: string;
  /**
   * Active filters, repeated in the drawer, which covers those on the page; undefined without one.
   * Their row keeps its height, so that no filter moves while one is selected.
   */
  readonly selected: ReactNode | undefined;
  readonly children: ReactNode;
};

export function FilterColumn({ id, selected, children }: FilterColumnProps) {
  const text = useText();
  return (
    <section id={id} popover="auto" aria-label={text('listing.filters')} className="drawer filters">
      <div className="flex items-center justify-between pb-2 lg:hidden">
        <p className="font-display text-2xl">{text('listing.filters')}</p>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={text('listing.close')}
          className="-me-2 grid size-11 place-items-center"
        >
          <Icon name="close" />
        </button>
      </div>
      <div
        className="flex min-h-11 items-center outline-none lg:hidden"
        tabIndex={-1}
        data-focus-after
      >
        {selected ?? <p className="text-sm text-muted">{text('listing.noFilters')}</p>}
      </div>
      {children}
      <div className="sticky -bottom-4 -mx-4 -mb-4 bg-paper p-4 lg:hidden noscript:hidden">
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className="h-12 w-full rounded-control bg-accent font-medium text-on-accent"
        >
          {text('listing.showResults')}
        </button>
      </div>
    </section>
  );
}
