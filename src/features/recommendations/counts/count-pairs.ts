/**
 * Counts which items are viewed and bought in the same session. Weights fade with time: they are
 * stored as of `EPOCH`, so that old weights need no rewriting while new ones grow.
 */
import { MAX_SESSION_ITEMS, type Session } from './sessions.ts';

const DAY_MS = 86_400_000;
const EPOCH = Date.UTC(2026, 0, 1);
/** Days after which a view or purchase counts half. */
const HALF_LIFE_DAYS = 30;
/** The same for trending items. */
const TREND_HALF_LIFE_DAYS = 3;
/** Views further apart in a session have nothing to do with each other. */
const MAX_DISTANCE = 10;
/** Weight of a neighbour viewed before the item, in proportion to one viewed after it. */
const BACKWARD_WEIGHT = 0.6;
/** Weight of a purchase in views, for trending items. */
const TREND_PURCHASE_WEIGHT = 4;
/** Maximum number of neighbours stored per item, the highest weights first. */
export const MAX_NEIGHBOURS = 50;

/** Counts of two items together. */
export type PairCounts = {
  /** Weights as of `EPOCH`. */
  readonly views: number;
  readonly buys: number;
  /** Numbers of sessions. */
  readonly viewers: number;
  readonly buyers: number;
};

export type ItemCounts = {
  readonly item: string;
  readonly views: number;
  readonly buys: number;
  readonly trend: number;
  /** Counts by neighbour, of the neighbours with the highest weights. */
  readonly neighbours: ReadonlyMap<string, PairCounts>;
};

/** Weight as of `EPOCH` of an event at `time`, in milliseconds since 1970. */
export function weightAt(time: number, halfLifeDays = HALF_LIFE_DAYS): number {
  return 2 ** ((time - EPOCH) / DAY_MS / halfLifeDays);
}

/** Weight of a joint purchase in joint views. */
const PURCHASE_WEIGHT = 3;

export function weighPair({ views, buys }: Pick<PairCounts, 'views' | 'buys'>): number {
  return views + PURCHASE_WEIGHT * buys;
}

/** One session as numbers: items viewed in order, then items bought. */
type EncodedSession = {
  readonly viewed: readonly number[];
  readonly bought: readonly number[];
  /** Positions in `viewed` and `bought` from which items are new: not counted before. */
  readonly firstNewView: number;
  readonly firstNewPurchase: number;
  readonly weight: number;
};

/**
 * Counts of every item in these sessions. Each session counts two items once, however often they
 * are viewed in it. Memory grows with the events, not with the pairs: pairs are counted item by
 * item.
 */
export function* countPairs(sessions: Iterable<Session>): Generator<ItemCounts> {
  const index = encodeSessions(sessions);
  const scratch = createScratch(index.items.length);
  for (const [id, item] of index.items.entries()) {
    for (const sessionIndex of index.sessionsById[id] ?? []) {
      const session = index.sessions[sessionIndex];
      if (session) countItem(session, id, scratch);
    }
    const neighbours = takeNeighbours(scratch, index.items);
    const totals = index.totals[id];
    if (totals) yield { item, ...totals, neighbours };
  }
}

type Totals = { views: number; buys: number; trend: number };

function encodeSessions(input: Iterable<Session>) {
  const ids = new Map<string, number>();
  const items: string[] = [];
  const sessions: EncodedSession[] = [];
  const sessionsById: number[][] = [];
  const totals: Totals[] = [];
  const idOf = (item: string): number => {
    let id = ids.get(item);
    if (id === undefined) {
      id = items.push(item) - 1;
      ids.set(item, id);
      sessionsById.push([]);
      totals.push({ views: 0, buys: 0, trend: 0 });
    }
    return id;
  };
  for (const { events, counted = 0 } of input) {
    const last = events.at(-1);
    if (!last) continue;
    const idsByKind = { view: new Set<number>(), buy: new Set<number>() };
    let [firstNewView, firstNewPurchase] = [0, 0];
    for (const [position, { item, kind }] of events.entries()) {
      if (position === counted)
        [firstNewView, firstNewPurchase] = [idsByKind.view.size, idsByKind.buy.size];
      idsByKind[kind].add(idOf(item));
    }
    if (idsByKind.view.size + idsByKind.buy.size > MAX_SESSION_ITEMS) continue;
    const [viewed, bought] = [[...idsByKind.view], [...idsByKind.buy]];
    const weight = weightAt(last.time);
    const sessionIndex =
      sessions.push({ viewed, bought, firstNewView, firstNewPurchase, weight }) - 1;
    for (const item of new Set([...viewed, ...bought])) sessionsById[item]?.push(sessionIndex);
    const trend = weightAt(last.time, TREND_HALF_LIFE_DAYS);
    for (const item of viewed.slice(firstNewView)) addTo(totals[item], 'views', weight, trend);
    for (const item of bought.slice(firstNewPurchase))
      addTo(totals[item], 'buys', weight, trend * TREND_PURCHASE_WEIGHT);
  }
  return { items, sessions, sessionsById, totals };
}

function addTo(totals: Totals | undefined, kind: 'views' | 'buys', weight: number, trend: number) {
  if (!totals) return;
  totals[kind] += weight;
  totals.trend += trend;
}

function createScratch(size: number) {
  return {
    views: new Float64Array(size),
    buys: new Float64Array(size),
    viewers: new Uint32Array(size),
    buyers: new Uint32Array(size),
    touched: [] as number[],
  };
}

type Scratch = ReturnType<typeof createScratch>;

/** Adds the other items of one session to the counts of one of its items. */
function countItem(session: EncodedSession, item: number, scratch: Scratch): void {
  const { viewed, bought, firstNewView, firstNewPurchase, weight } = session;
  const position = viewed.indexOf(item);
  const first = position < 0 ? viewed.length : Math.max(0, position - MAX_DISTANCE);
  const last = position < 0 ? 0 : Math.min(viewed.length, position + MAX_DISTANCE + 1);
  for (let other = first; other < last; other += 1) {
    if (other === position || Math.max(other, position) < firstNewView) continue;
    const direction = other > position ? 1 : BACKWARD_WEIGHT;
    add(scratch, viewed[other], 'view', (weight * direction) / Math.abs(other - position));
  }
  const boughtPosition = bought.indexOf(item);
  if (boughtPosition < 0) return;
  for (const [other, id] of bought.entries())
    if (other !== boughtPosition && Math.max(other, boughtPosition) >= firstNewPurchase)
      add(scratch, id, 'buy', weight);
}

function add(scratch: Scratch, id: number | undefined, kind: 'view' | 'buy', weight: number) {
  if (id === undefined) return;
  const { views, buys, viewers, buyers, touched } = scratch;
  if (viewers[id] === 0 && buyers[id] === 0) touched.push(id);
  const [weights, people] = kind === 'view' ? [views, viewers] : [buys, buyers];
  weights[id] = (weights[id] ?? 0) + weight;
  people[id] = (people[id] ?? 0) + 1;
}

/** Reads the counts and clears them for the next item. */
function takeNeighbours(scratch: Scratch, items: readonly string[]): Map<string, PairCounts> {
  const { views, buys, viewers, buyers, touched } = scratch;
  const pairs = touched.map((id): [string, PairCounts] => [
    items[id] ?? '',
    {
      ...{ views: views[id] ?? 0, buys: buys[id] ?? 0 },
      ...{ viewers: viewers[id] ?? 0, buyers: buyers[id] ?? 0 },
    },
  ]);
  for (const id of touched) for (const counts of [views, buys, viewers, buyers]) counts[id] = 0;
  touched.length = 0;
  return selectHeaviest(pairs);
}

/** At most `MAX_NEIGHBOURS`, the heaviest first. */
export function selectHeaviest(pairs: readonly [string, PairCounts][]): Map<string, PairCounts> {
  return new Map(
    pairs.toSorted(([, a], [, b]) => weighPair(b) - weighPair(a)).slice(0, MAX_NEIGHBOURS),
  );
}

/** Sum of the counts of two batches. */
export function mergePairs(
  a: ReadonlyMap<string, PairCounts>,
  b: ReadonlyMap<string, PairCounts>,
): Map<string, PairCounts> {
  const merged = new Map(a);
  for (const [item, counts] of b) {
    const previous = merged.get(item);
    merged.set(item, previous ? sumOf(previous, counts) : counts);
  }
  return selectHeaviest([...merged]);
}

function sumOf(a: PairCounts, b: PairCounts): PairCounts {
  return {
    views: a.views + b.views,
    buys: a.buys + b.buys,
    viewers: a.viewers + b.viewers,
    buyers: a.buyers + b.buyers,
  };
}
