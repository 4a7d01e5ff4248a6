/** Loads the focus handling of a listing after the page is hydrated. */
import { type RefObject, useEffect } from 'react';

export function useListingFocus(root: RefObject<HTMLElement | null>, drawerId: string): void {
  useEffect(() => {
    const drawer = document.getElementById(drawerId);
    const { current: element } = root;
    if (!drawer || !element) return;
    let isLeft = false;
    let stop = () => {};
    import('./listing-focus.browser.ts').then(
      ({ manageListingFocus }) => {
        if (!isLeft) stop = manageListingFocus(element, drawer);
      },
      // Without the module the browser's default focus handling applies.
      () => undefined,
    );
    return () => {
      isLeft = true;
      stop();
    };
  }, [root, drawerId]);
}
