/** Starts analytics: actions become events in `dataLayer` and at the shop's own collector. */
import type { DataRouter } from 'react-router';
import {
  currentConsent,
  followOtherTabs,
  onConsentChange,
} from '#features/consent/consent.browser.ts';
import type { Consent } from '#features/consent/consent.ts';
import { receiveActions } from '#features/tracking/track.ts';
import { tryStorage } from '#kit/storage.browser.ts';
import type { ShopPublic } from '#request/shop.ts';
import type { ShopEvent } from './events/event-catalogue.ts';
import { createEventMapper } from './events/event-mapper.ts';
import { toClickEvents } from './events/to-click-events.browser.ts';
import { pushEvent } from './push-event.browser.ts';
import { flushEvents, sendEvent } from './send-events.browser.ts';
import { loadTags, pushConsent } from './tags/load-tags.browser.ts';
import { allowsTags } from './tags/tag-settings.ts';
import { observeVitals } from './vitals/web-vitals.browser.ts';

let hasStarted = false;

/** Runs once for each document. */
export function startAnalytics(shop: ShopPublic): void {
  if (hasStarted) return;
  hasStarted = true;
  followConsent(shop);
  const { toEvents, leavePage } = createEventMapper({
    currency: shop.currency,
    isNewOrder,
    toClickEvents,
    isVisible: () => document.visibilityState === 'visible',
  });
  followPages(shop, leavePage);
  receiveActions((action) => toEvents(action).forEach(report));
  const page_type = pageType();
  const readVitals = observeVitals();
  const leave = () => {
    for (const vital of readVitals())
      sendEvent({ name: 'web_vital', params: { ...vital, page_type } });
    flushEvents();
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
  addEventListener('pagehide', leave);
}

function report(event: ShopEvent): void {
  pushEvent(event);
  sendEvent(event);
}

function followConsent({ fascia: { tags } }: ShopPublic): void {
  followOtherTabs();
  const load = (consent: Consent) => {
    if (tags && allowsTags(location.pathname)) loadTags(tags, consent);
  };
  pushConsent('default', currentConsent());
  load(currentConsent());
  onConsentChange((consent) => {
    pushConsent('update', consent);
    load(consent);
  });
}

function findRouter(): DataRouter {
  const { __reactRouterDataRouter: router } = window as unknown as {
    __reactRouterDataRouter: DataRouter;
  };
  return router;
}

/** Name of the route: `product`, `category`. */
function pageType(): string {
  const file = findRouter().state.matches.at(-1)?.route.id.split('/').at(-1);
  return file?.replace('.route', '') ?? 'unknown';
}

/** Reports the page, and each one that is navigated to. */
function followPages({ locale }: ShopPublic, leavePage: () => void): void {
  const reportPage = () =>
    report({
      name: 'page_view',
      params: {
        page_type: pageType(),
        page_path: location.pathname.slice(0, 500),
        language: locale.tag,
      },
    });
  let path = location.pathname;
  reportPage();
  findRouter().subscribe(({ location: { pathname } }) => {
    if (pathname === path) return;
    path = pathname;
    leavePage();
    reportPage();
  });
}

const ORDERS_KEY = 'measured-orders';
const MAX_ORDERS = 20;

function isNewOrder(number: string): boolean {
  const stored = tryStorage('localStorage', (storage) => storage.getItem(ORDERS_KEY)) ?? '';
  const orders = stored === '' ? [] : stored.split(' ');
  if (orders.includes(number)) return false;
  tryStorage('localStorage', (storage) =>
    storage.setItem(ORDERS_KEY, [number, ...orders].slice(0, MAX_ORDERS).join(' ')),
  );
  return true;
}
