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
      if (!link || !isPlainPress(event) || !staysInShop(link, prefix)) return;
      event.preventDefault();
      const path = link.pathname.slice(prefix.length) || '/';
      void navigate(`${path}${link.search}${link.hash}`, {
        preventScrollReset: link.dataset.keepScroll !== undefined,
      });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, home]);
}

/** False for clicks that open a new tab or window, and for clicks handled already. */
export function isPlainPress({
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
  const { origin, pathname, search, hash, target, hreflang } = link;
  if (
    origin !== location.origin ||
    target !== '' ||
    hreflang !== '' ||
    link.hasAttribute('download')
  )
    return false;
  if (pathname !== prefix && !pathname.startsWith(`${prefix}/`)) return false;
  const isOnThisPage = hash !== '' && pathname === location.pathname && search === location.search;
  return !isOnThisPage && !/\.[a-z0-9]+$/.test(pathname);
}
