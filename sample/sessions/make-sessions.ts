/** 20,000 invented sessions, in which some products are often viewed and bought together. */
import type { ProductRecord } from '#features/catalogue/catalogue-records.ts';
import type { Session, SessionEvent } from '#features/recommendations/counts/sessions.ts';
import { createRandom, type Random } from '../random.ts';

const SESSIONS = 20_000;
const DAYS = 60;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Longest session, in products. */
const LONGEST = 7;
/** Probability that a shopper goes on to the planted partner, or else to the same category. */
const TO_PARTNER = 0.4;
const TO_CATEGORY = 0.5;
const BUYS = 0.15;

type Group = readonly ProductRecord[];
export type PlantedPair = readonly [ProductRecord, ProductRecord];

/**
 * Pairs of different categories, in stock, that one department of one fascia sells. Each product is
 * in one pair at most.
 */
export function plantPairs(products: readonly ProductRecord[]): PlantedPair[] {
  const random = createRandom('planted pairs');
  const free = new Set(products);
  const pairs: PlantedPair[] = [];
  for (const group of groupProducts(products)) {
    const waiting: ProductRecord[] = [];
    for (const product of random.shuffled(group)) {
      if (!free.has(product) || !isInStock(product)) continue;
      const at = waiting.findIndex(
        (candidate) => candidate.categories[0] !== product.categories[0],
      );
      const [partner] = at < 0 ? [] : waiting.splice(at, 1);
      if (partner) {
        pairs.push([partner, product]);
        free.delete(partner);
        free.delete(product);
      } else waiting.push(product);
    }
  }
  return pairs;
}

/** The same for the same products and time. */
export function* makeSessions(
  products: readonly ProductRecord[],
  now: Date,
  count = SESSIONS,
): Generator<Session> {
  const random = createRandom('sessions');
  const groups = groupProducts(products).map((group) => ({
    group,
    categories: Map.groupBy(group, ({ categories }) => categories[0]),
  }));
  const partners = new Map(
    plantPairs(products).flatMap(([one, other]) => [[one, other] as const, [other, one] as const]),
  );
  const whole =
    products.length === 0 ? [] : groups.flatMap((entry) => entry.group.map(() => entry));
  for (let number = 0; number < count; number += 1) {
    const chosen = whole[random.whole(0, whole.length - 1)];
    if (!chosen) return;
    const viewed = walk(random, chosen.group, chosen.categories, partners);
    const start = now.getTime() - DAY_MS - Math.floor(random.next() * DAYS * DAY_MS);
    yield { events: toEvents(random, viewed, partners, start) };
  }
}

function walk(
  random: Random,
  group: Group,
  categories: ReadonlyMap<string | undefined, Group>,
  partners: ReadonlyMap<ProductRecord, ProductRecord>,
): ProductRecord[] {
  const length = random.whole(2, LONGEST);
  const viewed = new Set<ProductRecord>();
  let current = pickPopular(random, group);
  while (current && viewed.size < length) {
    viewed.add(current);
    const partner = partners.get(current);
    const category = categories.get(current.categories[0]) ?? group;
    if (partner && !viewed.has(partner) && random.chance(TO_PARTNER)) current = partner;
    else current = pickPopular(random, random.chance(TO_CATEGORY) ? category : group);
    // A product that was viewed before ends the session.
    if (current && viewed.has(current)) break;
  }
  return [...viewed];
}

function toEvents(
  random: Random,
  viewed: readonly ProductRecord[],
  partners: ReadonlyMap<ProductRecord, ProductRecord>,
  start: number,
): SessionEvent[] {
  const views = viewed.map(({ productKey }, minute): SessionEvent => {
    return { item: productKey, time: start + minute * MINUTE_MS, kind: 'view' };
  });
  if (!random.chance(BUYS)) return views;
  const [bought] = random.some(viewed, 1);
  const partner = bought && partners.get(bought);
  const basket = [bought, partner && viewed.includes(partner) ? partner : undefined];
  const time = start + viewed.length * MINUTE_MS;
  return [
    ...views,
    ...basket.flatMap((one): SessionEvent[] =>
      one ? [{ item: one.productKey, time, kind: 'buy' }] : [],
    ),
  ];
}

/** Products of each fascia and department, the most popular first. */
function groupProducts(products: readonly ProductRecord[]): Group[] {
  const sold = products.filter(({ facts }) => !facts.isPremier);
  const entries = sold.flatMap((product) =>
    product.availableFascias.map((fascia) => ({ product, key: `${fascia}|${product.department}` })),
  );
  return [...Map.groupBy(entries, ({ key }) => key).values()].map((group) =>
    group
      .map(({ product }) => product)
      .toSorted((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0)),
  );
}

/** The first products are picked more often. */
function pickPopular(random: Random, group: Group): ProductRecord | undefined {
  return group[Math.floor(random.next() ** 1.5 * group.length)];
}

function isInStock({ variants }: ProductRecord): boolean {
  return variants.some(({ stock }) => stock > 0);
}
