/** Keeps the focus of a listing where it was, with code that comes after the page. */
import { type RefObject, useEffect } from 'react';

export function useListingFocus(root: RefObject<HTMLElement | null>, drawerId: string): void {
  useEffect(() => {
    const drawer = document.getElementById(drawerId);
    const { current: element } = root;
    if (!drawer || !element) return;
    let isLeft = false;
    let stop = () => {};
    import('./listing-focus.browser.ts').then(
      ({ watchListing }) => {
        if (!isLeft) stop = watchListing(element, drawer);
      },
      // Without it the browser's own order of focus stands.
      () => undefined,
    );
    return () => {
      isLeft = true;
      stop();
    };
  }, [root, drawerId]);
}
