/**
 * Counts the steps of visitors in experiments, each once. A cookie of the browser records what
 * has been counted; the server stores numbers only.
 */
import { createRateLimiter } from '#kit/limits/rate-limiter.server.ts';
import { isPhone } from '#request/is-phone.ts';
import { isRobot } from '#request/is-robot.ts';
import type { PrivateShop } from '#request/shop.ts';
import { assignVariant } from './assign-variant.ts';
import {
  type Experiment,
  type ExperimentPage,
  isOfDevice,
  isOfLocale,
  listExperimentsOfPage,
} from './experiment.ts';
import type { ExperimentCount } from './experiments.port.ts';
import { parseVisitorId, VISITOR_COOKIE, VISITOR_COOKIE_AGE } from './visitor-cookie.ts';

/** A displayed page, by its path with locale prefix, or an action of a shopper. */
export type ExperimentEvent =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'added' | 'purchased' };

export const COUNTED_COOKIE = 'counted-experiments';

/** Letters of the steps in the cookie. */
const STEPS = { visitors: 'v', exposures: 'e', added: 'a', purchased: 'p' } as const;
type Step = keyof typeof STEPS;

/** Most pages of one caller in ten minutes, as several browsers may share an IP address. */
export const MAX_COUNTED_PAGES = 5_000;
const callers = createRateLimiter({ attempts: MAX_COUNTED_PAGES, seconds: 600 });

/** Counts the page from which a script calls (its referrer), within the limit of the caller. */
export async function countExperimentPage(shop: PrivateShop, { headers }: Request): Promise<void> {
  const { now, fascia, visitor } = shop;
  if ((fascia.experiments ?? []).length === 0) return;
  if (callers.secondsToWait(visitor.ipHash, now) > 0) return;
  callers.count(visitor.ipHash, now);
  const referrer = headers.get('referer') ?? '';
  const page = URL.canParse(referrer) ? new URL(referrer) : null;
  const isOwn = page !== null && page.host === headers.get('host');
  await countExperiments(shop, isOwn ? [{ kind: 'page', path: page.pathname }] : [], headers);
}

/**
 * Counts nothing for robots, internal visitors, and browsers without the visitor cookie. A failure
 * is logged.
 */
export async function countExperiments(
  shop: PrivateShop,
  events: readonly ExperimentEvent[],
  headers: Headers,
): Promise<void> {
  const declared = shop.fascia.experiments ?? [];
  if (declared.length === 0 || events.length === 0) return;
  if (shop.isOffice || isRobot(shop.visitor.userAgent)) return;
  const visitor = parseVisitorId(shop.readCookie(VISITOR_COOKIE));
  if (visitor === null) return;
  const experiments = declared.filter((experiment) => isOfDevice(experiment, isPhone(headers)));
  const cookie = shop.readCookie(COUNTED_COOKIE);
  const counter = createCounter(shop, visitor, parseCountedSteps(cookie, declared));
  for (const event of events) {
    if (event.kind === 'page') {
      const page = describePage(shop, event.path);
      for (const experiment of experiments)
        if (isOfLocale(experiment, page.locale)) counter.count(experiment, 'visitors');
      for (const experiment of listExperimentsOfPage(experiments, page))
        counter.count(experiment, 'exposures');
    } else
      for (const experiment of experiments)
        if (counter.has(experiment, 'exposures')) counter.count(experiment, event.kind);
  }
  if (counter.counts.length === 0) return;
  try {
    await shop.ports.experiments.addCounts(counter.counts);
    shop.writeCookie(COUNTED_COOKIE, counter.write(), VISITOR_COOKIE_AGE);
  } catch (error) {
    shop.log.warn({ error: String(error) }, 'Counts of experiments could not be stored.');
  }
}

/** Path without prefix, and the locale of the prefix. */
function describePage({ public: { locales } }: PrivateShop, path: string): ExperimentPage {
  const prefixed = locales.find(
    ({ prefix }) => prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`)),
  );
  const { tag = '', prefix = '' } =
    prefixed ?? locales.find((locale) => locale.prefix === '') ?? {};
  return { path: path.slice(prefix.length) || '/', locale: tag };
}

/** Steps that have been counted, by experiment. */
type Counted = Map<string, Set<string>>;

function createCounter({ fascia, now }: PrivateShop, visitor: string, counted: Counted) {
  const counts: ExperimentCount[] = [];
  const day = now.toISOString().slice(0, 10);
  const isCounted = ({ name }: Experiment, step: Step) =>
    counted.get(name)?.has(STEPS[step]) ?? false;
  return {
    counts,
    has: isCounted,
    count(experiment: Experiment, step: Step): void {
      const variant = assignVariant(experiment, visitor);
      if (variant === null || isCounted(experiment, step)) return;
      const { name } = experiment;
      counted.set(name, (counted.get(name) ?? new Set()).add(STEPS[step]));
      counts.push({
        ...{ fascia: fascia.code, experiment: name, variant, day },
        ...{ visitors: 0, exposures: 0, added: 0, purchased: 0, [step]: 1 },
      });
    },
    write: () => [...counted].map(([name, steps]) => `${name}.${[...steps].join('')}`).join('~'),
  };
}

/** `card-size.vea~hero.v`: counted steps of experiments that still run. */
function parseCountedSteps(value: string | null, experiments: readonly Experiment[]): Counted {
  const names = new Set(experiments.map(({ name }) => name));
  const entries = (value ?? '').split('~').flatMap((entry) => {
    const [, name = '', steps = ''] = /^([a-z0-9-]{1,40})\.([veap]{1,4})$/.exec(entry) ?? [];
    return names.has(name) ? [[name, new Set(steps)] as const] : [];
  });
  return new Map(entries);
}
