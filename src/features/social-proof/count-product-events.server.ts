/**
 * Counts shoppers' events on products for social proof: collected in memory, written in batches.
 * Nothing about a shopper is stored.
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { Log } from '#kit/log.ts';
import { isRobot } from '#request/is-robot.ts';
import type { PrivateShop } from '#request/shop.ts';
import type { HourlyCount, SocialProof } from './social-proof.port.ts';
import { MAX_VISITORS_PER_NETWORK, type ProofKind, toStartOfHour } from './social-proof.ts';

const WRITE_INTERVAL_MS = 5_000;
/** Maximum number of counts that wait to be written; further ones are left out. */
const MAX_WAITING = 2_000;
/** Maximum number of events of a day that are recognised when repeated; the oldest are dropped. */
const MAX_REMEMBERED = 50_000;

const waiting = new Map<SocialProof, Map<string, HourlyCount>>();
let timer: ReturnType<typeof setTimeout> | null = null;

/**
 * Counts an event once a day for each visitor and product, and for at most
 * `MAX_VISITORS_PER_NETWORK` visitors of a network. Robots and the office are not counted.
 */
export function countProductEvents(
  shop: PrivateShop,
  kind: ProofKind,
  productKeys: readonly string[],
): void {
  const { ports, fascia, visitor, customer, now } = shop;
  const { socialProof } = ports;
  if (!socialProof.countsHere || shop.isOffice || isRobot(visitor.userAgent)) return;
  const counts = waiting.get(socialProof) ?? new Map<string, HourlyCount>();
  waiting.set(socialProof, counts);
  for (const productKey of new Set(productKeys)) {
    const event = { fascia: fascia.code, productKey, kind };
    const shopperKey = customer?.id ?? visitor.ipHash;
    const hour = toStartOfHour(now);
    const key = [...Object.values(event), hour].join('\n');
    const count = (counts.get(key)?.count ?? 0) + 1;
    // Before the event is remembered, so that it counts later that day.
    if (count === 1 && counts.size >= MAX_WAITING) continue;
    const eventKey = Object.values(event).join('\n');
    if (!isFirstToday(`${eventKey}\n${shopperKey}`, now)) continue;
    if (!isWithinNetworkLimit(`${eventKey}\n${visitor.network}`, now)) continue;
    counts.set(key, { ...event, hour, count });
  }
  timer ??= setTimeout(() => void saveProductEvents(shop.log), WRITE_INTERVAL_MS).unref();
}

/** Writes what has been collected; also called when the server stops. Counts that fail are lost. */
export async function saveProductEvents(log: Log): Promise<void> {
  if (timer) clearTimeout(timer);
  timer = null;
  const batches = [...waiting];
  waiting.clear();
  for (const [socialProof, counts] of batches) {
    if (counts.size === 0) continue;
    try {
      await socialProof.addCounts([...counts.values()]);
    } catch (error) {
      log.warn({ error: String(error) }, 'Counts for social proof could not be written.');
    }
  }
}

let day = '';
let key = randomBytes(32);
const countedEvents = new Set<string>();

/** Counts an event of a network; false once `MAX_VISITORS_PER_NETWORK` were counted. */
function isWithinNetworkLimit(event: string, now: Date): boolean {
  for (let visitor = 0; visitor < MAX_VISITORS_PER_NETWORK; visitor += 1)
    if (isFirstToday(`${event}\nof network\n${visitor}`, now)) return true;
  return false;
}

/** The key of the hashes exists in this process only, and for one day. */
function isFirstToday(event: string, now: Date): boolean {
  const today = now.toISOString().slice(0, 10);
  if (today !== day) {
    day = today;
    key = randomBytes(32);
    countedEvents.clear();
  }
  const hash = createHmac('sha256', key).update(event).digest('base64url').slice(0, 20);
  if (countedEvents.has(hash)) return false;
  countedEvents.add(hash);
  for (const oldest of countedEvents) {
    if (countedEvents.size <= MAX_REMEMBERED) break;
    countedEvents.delete(oldest);
  }
  return true;
}
