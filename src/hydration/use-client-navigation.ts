/**
 * Handles clicks on the shop's own links with the router, so that pages change without a full page
 * load.
 */
import { useEffect } from 'react';
import { useHref, useNavigate } from 'react-router';

/**
 * Call once, above all pages. Links to other languages, to files and to other windows load a
 * document.
 */
export function useClientNavigation(): void {
  const navigate = useNavigate();
  const home = useHref('/');
  useEffect(() => {
    const prefix = home === '/' ? '' : home;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !isPlainClick(event)) return;
      if (isOnThisPage(link)) {
        scrollWithin(link, event);
        return;
      }
      if (!staysInShop(link, prefix)) return;
      event.preventDefault();
      const path = link.pathname.slice(prefix.length) || '/';
      void navigate(`${path}${link.search}${link.hash}`, {
        preventScrollReset: link.dataset.preventScrollReset !== undefined,
      });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, home]);
}

/** False for clicks that open a new tab or window, and for clicks handled already. */
export function isPlainClick({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  defaultPrevented,
}: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}

function staysInShop(link: HTMLAnchorElement, prefix: string): boolean {
  const { origin, pathname, target, hreflang } = link;
  if (
    origin !== location.origin ||
    target !== '' ||
    hreflang !== '' ||
    link.hasAttribute('download')
  )
    return false;
  if (pathname !== prefix && !pathname.startsWith(`${prefix}/`)) return false;
  return !/\.[a-z0-9]+$/.test(pathname);
}

function isOnThisPage({ origin, pathname, search, hash }: HTMLAnchorElement): boolean {
  const { location } = window;
  return (
    hash !== '' &&
    origin === location.origin &&
    pathname === location.pathname &&
    search === location.search
  );
}

/**
 * Moves to a part of the page without a history entry: the router would render the page again, and
 * islands that are not hydrated yet would lose their HTML.
 */
function scrollWithin({ hash }: HTMLAnchorElement, event: MouseEvent): void {
  const part = document.getElementById(hash.slice(1));
  if (!part) return;
  event.preventDefault();
  if (part.tabIndex < 0) {
    part.tabIndex = -1;
    part.style.outline = 'none';
  }
  part.scrollIntoView();
  part.focus({ preventScroll: true });
}
