/** Counts views and clicks of ads: once a day for each caller, without robots and the office. */

import { createRateLimiter } from '#kit/limits/rate-limiter.server.ts';
import { Problem } from '#kit/problem.ts';
import { isRobot } from '#request/is-robot.ts';
import type { PrivateShop } from '#request/shop.ts';
import { AD_EVENTS, type AdEvent } from '../sponsored.port.ts';

/** Maximum number of events of one caller. */
const perCaller = createRateLimiter({ attempts: 120, seconds: 600 });

const AD = /^[a-z0-9-]{1,60}$/;

/** @throws Problem 400 with the field. */
export async function countAdEvent(shop: PrivateShop, ad: unknown, event: unknown): Promise<void> {
  if (typeof ad !== 'string' || !AD.test(ad))
    throw refuse('ad', '1 to 60 lower-case letters, digits and hyphens');
  if (!isAdEvent(event)) throw refuse('event', AD_EVENTS.join(' or '));
  const { ports, fascia, visitor, now } = shop;
  if (shop.isOffice || isRobot(visitor.userAgent)) return;
  const caller = visitor.ipHash;
  if (perCaller.secondsToWait(caller, now) > 0) return;
  perCaller.count(caller, now);
  await ports.sponsored.countEvent(fascia.code, { ad, event, caller }, now);
}

function isAdEvent(value: unknown): value is AdEvent {
  return AD_EVENTS.some((event) => event === value);
}

function refuse(field: string, expected: string): Problem {
  return new Problem(400, 'request.badField', `${field}: must be ${expected}.`, { field });
}
