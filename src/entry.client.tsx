/** Wakes the page: started late by the starter script, when the largest picture is on screen. */
import { startTransition, useInsertionEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createPath, type DataRouter } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { loadWords, SHOP_AREA } from '#kit/catalogues.tsx';
import { isPageDrawn, pageComes } from '#kit/drawn-page.ts';
import { changePage } from '#kit/late.tsx';
import { CODE_LOST, isCodeLost } from '#kit/lost-code.tsx';
import { readAreas } from './late-scripts.tsx';

/**
 * React Router tells of a new address urgently, and a context of all pages changes with it: React would throw away
 * what the server drew of every part that is not awake yet. In a transition it waits for them, so they are woken.
 * Subscribers come later, in layout effects.
 */
function keepSleepingParts(): void {
  const { __reactRouterDataRouter: router } = window as unknown as { __reactRouterDataRouter: DataRouter };
  const { subscribe } = router;
  let at = router.state.location;
  subscribe(({ location, navigation }) => {
    if (location.pathname !== at.pathname) pageComes();
    else if (location.key !== at.key) changePage();
    at = location;
    const isLeaving = navigation.location !== undefined && navigation.location.pathname !== at.pathname;
    if (isCodeLost && (isLeaving || !isPageDrawn)) loadLostPage();
  });
  router.subscribe = (tell) => subscribe((...change) => startTransition(() => tell(...change)));
  addEventListener(CODE_LOST, loadLostPage);

  /** What might never be drawn here is the browser's to load. */
  function loadLostPage(): void {
    const { navigation } = router.state;
    if (navigation.location) window.location.assign(createPath(navigation.location));
    else if (!isPageDrawn) window.location.reload();
  }
}

function App() {
  useInsertionEffect(keepSleepingParts, []);
  return <HydratedRouter />;
}

const areas = new Set([SHOP_AREA, ...readAreas()]);
await Promise.all([...areas].map((area) => loadWords(document.documentElement.lang, area)));
startTransition(() => {
  hydrateRoot(document, <App />);
});
