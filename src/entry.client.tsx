/** Wakes the page: started late by the starter script, when the largest picture is on screen. */
import { startTransition, useInsertionEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createPath, type DataRouter } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { loadWords, SHOP_AREA } from '#kit/catalogues.tsx';
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
    if (location.key !== at.key && location.pathname === at.pathname) changePage();
    at = location;
    if (isCodeLost && navigation.location?.pathname !== at.pathname) loadLostPage();
  });
  router.subscribe = (tell) => subscribe((...change) => startTransition(() => tell(...change)));
  addEventListener(CODE_LOST, loadLostPage);

  /** A page that is on its way might never be drawn here: it is the browser's to load. */
  function loadLostPage(): void {
    const { navigation } = router.state;
    if (!navigation.location) return;
    const path = createPath(navigation.location);
    // On the way back through the history the browser names it already.
    if (path === createPath(window.location)) window.location.reload();
    else window.location.assign(path);
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
