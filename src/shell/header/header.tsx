/** Header of every page: announcement, wordmark, search, shopper links, categories. */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { SearchForm } from '#features/search-form/search-form.tsx';
import { WishlistForm } from '#features/wishlist-button/wishlist-form.tsx';
import { ServerHtml } from '#hydration/server-html.tsx';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { useShop } from '#request/shop-public.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { MENU_ID } from '../menu/menu-id.ts';
import { useShellHtml } from '../shell-html.ts';
import { ShopperLinks } from './parts/shopper-links.tsx';

export function Header() {
  const text = useText();
  const shell = useShellHtml();
  const searched = useSearchedWords();
  useClosedPopovers();
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 bg-ink px-4 py-3 text-paper focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
      >
        {text('nav.skip')}
      </a>
      <ServerHtml id="announcement" html={shell?.announcement} />
      <header className="site-header">
        <div className="site-bar">
          <button
            type="button"
            popoverTarget={MENU_ID}
            aria-label={text('nav.menu')}
            className="menu-button"
          >
            <Icon name="menu" />
          </button>
          <Wordmark />
          <div className="site-search">
            <SearchForm defaultValue={searched} />
          </div>
          <ShopperLinks />
          <WishlistForm />
        </div>
        <ServerHtml id="departments" html={shell?.menu} />
      </header>
    </>
  );
}

export function Wordmark() {
  const text = useText();
  const { fascia } = useShop();
  return (
    <Link
      to={links.home()}
      aria-label={text('nav.home', { name: fascia.name })}
      aria-current={useLocation().pathname === '/' ? 'page' : undefined}
      className="home-link"
    >
      <span className="wordmark font-display">{fascia.name}</span>
    </Link>
  );
}

/**
 * Search text of the current page: `asked` is the whole text where filters were extracted from it
 * and `q` is the rest.
 */
function useSearchedWords(): string | undefined {
  const { pathname, search } = useLocation();
  if (pathname !== links.search()) return undefined;
  const parameters = new URLSearchParams(search);
  return parameters.get('asked') || parameters.get('q') || undefined;
}

/**
 * Closes popovers such as the menu after a navigation to another page. Filters, which keep the
 * page, stay open, and so does a popover opened before hydration.
 */
function useClosedPopovers(): void {
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open'))
      open.hidePopover();
  }, [pathname]);
}
