/**
 * Hydrates the document; the starter script imports it after the load event, at the first input, or
 * after two seconds.
 */
import { startTransition, useInsertionEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createPath, type DataRouter, isRouteErrorResponse } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { CHUNK_LOAD_ERROR, hasChunkLoadError } from '#hydration/chunk-load-error.tsx';
import { markUrlChange, startIdlePreload } from '#hydration/island.tsx';
import { loadNamespace, SHARED_NAMESPACE } from '#i18n/message-catalogues.tsx';
import { readNamespaces } from '#shell/deferred-scripts.tsx';

/**
 * React Router announces a new location as an urgent update of a context around all pages: React
 * would discard the server HTML of islands that are not hydrated yet. In a transition it waits for
 * them, and `markUrlChange` makes them hydrate. Called in an insertion effect: the router's own
 * subscribers follow in layout effects.
 */
function preserveServerHtml(): void {
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
      answered = !hasFailedRequest(errors)
        ? 'rightly'
        : location.key === at.key
          ? 'not here'
          : 'not for another page';
      // The URL is already that of the new page.
      if (answered === 'not for another page') window.location.reload();
    }
    if (location.key !== at.key && location.pathname === at.pathname) markUrlChange();
    at = location;
    if (hasChunkLoadError && navigation.location?.pathname !== at.pathname) loadDocument();
  });
  // The current page stays until the browser has loaded the next one. If only a revalidation
  // failed, it stays for good.
  router.subscribe = (notify) =>
    subscribe((state, change) => {
      if (answered === 'not for another page') return;
      const shown = answered === 'rightly' ? state : { ...state, errors: null };
      startTransition(() =>
        notify(shown, { ...change, newErrors: shown.errors && change.newErrors }),
      );
    });
  addEventListener(CHUNK_LOAD_ERROR, loadDocument);

  /** Leaves a pending navigation to the browser: its chunks might never load here. */
  function loadDocument(): void {
    const { navigation } = router.state;
    if (!navigation.location) return;
    const path = createPath(navigation.location);
    // With history navigation the URL is already that of the new page.
    if (path === createPath(window.location)) window.location.reload();
    else window.location.assign(path);
  }
}

/**
 * True without network, for a response that is not a route's, and for a server error: the browser's
 * own error page is better. Errors of 4xx have a page here.
 */
function hasFailedRequest(errors: DataRouter['state']['errors']): boolean {
  return Object.values(errors ?? {}).some(
    (error) => !isRouteErrorResponse(error) || error.status >= 500,
  );
}

/**
 * The browser itself follows a link within the page that is clicked before its island is hydrated,
 * by an entry of the history without a state. The router would render the page again for it.
 */
function ignoreLinkWithinPage(event: PopStateEvent): void {
  const { __reactRouterDataRouter: router } = window as { __reactRouterDataRouter?: DataRouter };
  const { pathname, search } = router?.state.location ?? {};
  const { location } = window;
  if (event.state === null && location.pathname === pathname && location.search === search)
    event.stopImmediatePropagation();
}
addEventListener('popstate', ignoreLinkWithinPage, { capture: true });

function App() {
  useInsertionEffect(preserveServerHtml, []);
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
