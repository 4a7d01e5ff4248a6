/** The head of every page: announcement, wordmark, search, the shopper's own links, categories. */
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { SearchForm } from '#features/search-form/search-form.tsx';
import { formatMoney } from '#kit/money.ts';
import { useShop } from '#kit/shop-public.tsx';
import { useText } from '#kit/text.tsx';
import { links } from '#links';
import { Icon } from '#ui/icon/icon.tsx';
import type { NavigationEntry } from './navigation.ts';
import { growNavigation } from './navigation.ts';
import { DRAWER_ID, Drawer } from './parts/drawer.tsx';
import { MegaMenu } from './parts/mega-menu.tsx';
import { ShopperLinks } from './parts/shopper-links.tsx';

export type HeaderProps = { readonly categories: readonly NavigationEntry[]; readonly freeDeliveryFrom: number | null };

export function Header({ categories, freeDeliveryFrom }: HeaderProps) {
  const text = useText();
  const departments = growNavigation(categories);
  useClosedPopovers();
  return (
    <>
      <a href="#main" className="sr-only z-50 bg-ink px-4 py-3 text-paper focus:not-sr-only focus:fixed focus:start-4 focus:top-4">
        {text('nav.skip')}
      </a>
      <Announcement freeDeliveryFrom={freeDeliveryFrom} />
      {/* Sticks a little above the edge, so that its upper padding scrolls away and it shrinks without moving the page. */}
      <header className="sticky -top-3 z-30 bg-paper pt-3 rule-b [anchor-name:--site-header] lg:-top-5 lg:pt-5">
        <div className="page flex flex-wrap items-center gap-x-3 pb-2 lg:flex-nowrap lg:gap-x-8">
          <button
            type="button"
            popoverTarget={DRAWER_ID}
            aria-label={text('nav.menu')}
            className="-ms-2.5 grid size-11 place-items-center lg:hidden"
          >
            <Icon name="menu" />
          </button>
          <Wordmark />
          <div className="order-last w-full pt-1 lg:order-none lg:mx-auto lg:max-w-lg lg:pt-0">
            <SearchForm />
          </div>
          <ShopperLinks />
        </div>
        <MegaMenu departments={departments} />
      </header>
      <Drawer departments={departments} />
    </>
  );
}

function Announcement({ freeDeliveryFrom }: { freeDeliveryFrom: number | null }) {
  const text = useText();
  const { currency, locale } = useShop();
  const amount = freeDeliveryFrom === null ? null : formatMoney({ centAmount: freeDeliveryFrom, currencyCode: currency }, locale.tag);
  return (
    <section aria-label={text('nav.news')} className="bg-announcement text-on-announcement">
      <div className="page flex min-h-9 items-center justify-center gap-x-10 py-2 text-center text-xs font-medium">
        {amount !== null && <p>{text('nav.announcement', { amount })}</p>}
        <p className={amount === null ? undefined : 'hidden md:block'}>{text('nav.returns')}</p>
      </div>
    </section>
  );
}

export function Wordmark() {
  const text = useText();
  const { fascia } = useShop();
  return (
    <Link to={links.home()} aria-label={text('nav.home', { name: fascia.name })} className="grid min-h-11 items-center">
      <span className="wordmark font-display text-2xl lg:text-4xl">{fascia.name}</span>
    </Link>
  );
}

/** Following a link closes the menu that held it. */
function useClosedPopovers(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the signal
  useEffect(() => {
    for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) open.hidePopover();
  }, [key]);
}
