/**
 * Records a batch of analytics events: counts them, and passes on to the search what best-sellers
 * and recommendations learn from. Nothing names the shopper without their consent.
 */
import { parseConsent, readShopperToken } from '#features/consent/consent.ts';
import {
  countExperiments,
  type ExperimentEvent,
} from '#features/experiments/count-experiments.server.ts';
import { loadSearchConfig } from '#features/search/search.server.ts';
import { SAVED_EVENT } from '#features/search-events/search-events.ts';
import { checkRateLimit, createRateLimiter } from '#kit/limits/rate-limiter.server.ts';
import { Problem } from '#kit/problem.ts';
import { isRobot } from '#request/is-robot.ts';
import type { PrivateShop } from '#request/shop.ts';
import { findEventFault, type ShopEvent } from '../events/event-catalogue.ts';
import { MAX_EVENT_BATCH } from '../events/event-channel.ts';
import { countShopperEvent } from './event-totals.server.ts';
import { reportBrowserError } from './report-browser-error.server.ts';
import { queueVital } from './vitals.server.ts';

/** Events of one caller in ten minutes: several browsers may share an IP address. */
const MAX_OF_CALLER = 5_000;
/** Products of one search event. */
const MAX_PRODUCTS = 20;

const callers = createRateLimiter({ attempts: MAX_OF_CALLER, seconds: 600 });

/** @throws Problem 400 that names the event and field, or 429; then nothing is recorded. */
export async function recordEvents(
  shop: PrivateShop,
  body: unknown,
  headers: Headers,
): Promise<void> {
  const { visitor, now, fascia } = shop;
  checkRateLimit(
    callers,
    { caller: visitor.ipHash, now },
    { code: 'events.tooMany', message: 'Too many events; wait before the next' },
  );
  const events = parseShopEvents(body);
  for (const _ of events) callers.count(visitor.ipHash, now);
  if (shop.isOffice || isRobot(visitor.userAgent)) return;
  for (const { name } of events) countShopperEvent(name, fascia.code);
  for (const event of events) {
    if (event.name === 'web_vital') queueVital(event.params);
    if (event.name === 'browser_error') reportBrowserError(shop, event.params);
  }
  await countExperiments(shop, events.flatMap(toExperimentEvent), headers);
  await forwardToSearch(shop, events, headers.get('cookie') ?? '');
}

/** OPS-2: pages, adds and purchases count for the experiments that a visitor takes part in. */
function toExperimentEvent({ name, params }: ShopEvent): readonly ExperimentEvent[] {
  switch (name) {
    case 'page_view':
      return [{ kind: 'page', path: params.page_path }];
    case 'add_to_cart':
      return [{ kind: 'added' }];
    case 'purchase':
      return [{ kind: 'purchased' }];
    default:
      return [];
  }
}

/** @throws Problem 400 */
export function parseShopEvents(body: unknown): readonly ShopEvent[] {
  const events = typeof body === 'object' && body !== null && 'events' in body ? body.events : null;
  if (!Array.isArray(events) || events.length === 0 || events.length > MAX_EVENT_BATCH)
    throw new Problem(400, 'events.list', `events: must be a list of 1 to ${MAX_EVENT_BATCH}`, {
      field: 'events',
    });
  return events.map((event: unknown, index) => {
    const fault = findEventFault(event);
    if (fault === null) return event as ShopEvent;
    const field = `events[${index}].${fault.split(':')[0]}`;
    throw new Problem(400, 'events.invalid', `events[${index}].${fault}`, { field });
  });
}

/** Views, clicks and adds reach the search by its own protocol (BAG-4). */
const CONVERSIONS = { add_to_wishlist: SAVED_EVENT, purchase: 'Product Purchased' } as const;

function isConversion(name: string): name is keyof typeof CONVERSIONS {
  return Object.hasOwn(CONVERSIONS, name);
}

/** A hosted search gets only events of shoppers who agreed to personalisation. */
async function forwardToSearch(
  shop: PrivateShop,
  events: readonly ShopEvent[],
  cookies: string,
): Promise<void> {
  const { search } = shop.ports;
  const token = parseConsent(cookies)?.personalisation
    ? (shop.customer?.id ?? readShopperToken(cookies))
    : null;
  if (token === null && search.hosts.length > 0) return;
  const conversions = events.flatMap(({ name, params }) => {
    if (!isConversion(name) || !('items' in params)) return [];
    const objectIDs = [...new Set(params.items.map(({ item_id }) => item_id))];
    return [
      {
        ...{ eventType: 'conversion', eventName: CONVERSIONS[name] },
        index: loadSearchConfig(shop).index,
        objectIDs: objectIDs.slice(0, MAX_PRODUCTS),
        ...(token !== null && { userToken: token }),
      },
    ];
  });
  if (conversions.length === 0) return;
  const call = { method: 'POST', path: '/1/events', body: { events: conversions } } as const;
  const { status } = await search.handle(call);
  if (status >= 400) shop.log.warn({ status }, 'The search did not accept analytics events.');
}
