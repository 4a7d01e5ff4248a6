/** Wakes the page: started late by the starter script, when the largest picture is on screen. */
import { startTransition, useInsertionEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createPath, type DataRouter, isRouteErrorResponse } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { CHUNK_LOAD_ERROR, hasChunkLoadError } from '#hydration/chunk-load-error.tsx';
import { markAddressChange, startIdlePreload } from '#hydration/island.tsx';
import { loadNamespace, SHARED_NAMESPACE } from '#i18n/message-catalogues.tsx';
import { readNamespaces } from '#shell/deferred-scripts.tsx';

/**
 * React Router tells of a new address urgently, and a context of all pages changes with it: React would throw away
 * what the server drew of every part that is not awake yet. In a transition it waits for them, so they are woken.
 * Subscribers come later, in layout effects.
 */
function keepServerHtml(): void {
  const { __reactRouterDataRouter: router } = window as unknown as {
    __reactRouterDataRouter: DataRouter;
  };
  const { subscribe } = router;
  let at = router.state.location;
  let failed = router.state.errors;
  let answered: 'rightly' | 'not here' | 'not for another page' = 'rightly';
  subscribe(({ location, navigation, errors }) => {
    if (errors !== failed) {
      failed = errors;
      answered = !isUnanswered(errors)
        ? 'rightly'
        : location.key === at.key
          ? 'not here'
          : 'not for another page';
      // The address names the page already.
      if (answered === 'not for another page') window.location.reload();
    }
    if (location.key !== at.key && location.pathname === at.pathname) markAddressChange();
    at = location;
    if (hasChunkLoadError && navigation.location?.pathname !== at.pathname) loadDocument();
  });
  // The page that stands is kept until the browser has another; where data was only to be renewed, for good.
  router.subscribe = (notify) =>
    subscribe((state, change) => {
      if (answered === 'not for another page') return;
      const shown = answered === 'rightly' ? state : { ...state, errors: null };
      startTransition(() =>
        notify(shown, { ...change, newErrors: shown.errors && change.newErrors }),
      );
    });
  addEventListener(CHUNK_LOAD_ERROR, loadDocument);

  /** A page that is on its way might never be drawn here: it is the browser's to load. */
  function loadDocument(): void {
    const { navigation } = router.state;
    if (!navigation.location) return;
    const path = createPath(navigation.location);
    // On the way back through the history the browser names it already.
    if (path === createPath(window.location)) window.location.reload();
    else window.location.assign(path);
  }
}

/** No network, an answer that is not the shop's, or a server that failed: the browser shows those better. A refusal has a page here. */
function isUnanswered(errors: DataRouter['state']['errors']): boolean {
  return Object.values(errors ?? {}).some(
    (error) => !isRouteErrorResponse(error) || error.status >= 500,
  );
}

function App() {
  useInsertionEffect(keepServerHtml, []);
  return <HydratedRouter />;
}

const namespaces = new Set([SHARED_NAMESPACE, ...readNamespaces()]);
await Promise.all(
  [...namespaces].map((namespace) => loadNamespace(document.documentElement.lang, namespace)),
);
startTransition(() => {
  hydrateRoot(document, <App />);
});
void startIdlePreload();
