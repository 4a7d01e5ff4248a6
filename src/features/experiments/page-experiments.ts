/** Chooses the variants of one request for a shared page. */
import { isRobot } from '#request/is-robot.ts';
import { assignVariant } from './assign-variant.ts';
import {
  CONTROL,
  type Experiment,
  type ExperimentPage,
  findPageKindOfRequest,
  isOfDevice,
  listExperimentsOfPage,
} from './experiment.ts';
import {
  formatKindVariants,
  formatVisitorCookie,
  listChangedVariants,
  listExperimentsOfKind,
  parseVisitorId,
} from './visitor-cookie.ts';

export type PageExperiments = {
  /** Name of the variant to render; the control for an experiment of other pages. */
  readonly variantOf: (experiment: string) => string;
  /** Part of the cache key: variants that differ from the control; empty for the control. */
  readonly cacheKey: string;
  /** Request header in which a CDN repeats the variants of the cookie. */
  readonly header: string;
  /** True if the CDN caches this response separately by the header. */
  readonly isKeyedByCdn: boolean;
  /** Value of the visitor's cookie to set; null where it is up to date, and for robots. */
  readonly cookie: string | null;
};

export type ExperimentVisit = ExperimentPage & {
  readonly experiments: readonly Experiment[];
  readonly userAgent: string;
  readonly isPhone: boolean;
  /** Value of the visitor's cookie. */
  readonly cookie: string | null;
  readonly readHeader: (name: string) => string | null;
  readonly newVisitorId: () => string;
};

/** Null for a page without experiments. Robots get the control, and no cookie. */
export function choosePageExperiments(visit: ExperimentVisit): PageExperiments | null {
  const { isPhone, newVisitorId, readHeader } = visit;
  const pageExperiments = listExperimentsOfPage(visit.experiments, visit);
  const kind = findPageKindOfRequest(visit);
  if (pageExperiments.length === 0 || kind === null) return null;
  const header = `x-experiments-${kind}`;
  if (isRobot(visit.userAgent))
    return {
      ...{ variantOf: () => CONTROL, cacheKey: '', header },
      ...{ isKeyedByCdn: false, cookie: null },
    };
  const visitor = parseVisitorId(visit.cookie) ?? newVisitorId();
  // The same in every locale, so that the cookie is not rewritten when the language changes.
  const cookie = formatVisitorCookie(visitor, visit.experiments, isPhone);
  const isKnown = cookie === visit.cookie;
  const ofKind = listChangedVariants(
    listExperimentsOfKind(visit.experiments, kind),
    visitor,
    isPhone,
  );
  const changed = listChangedVariants(pageExperiments, visitor, isPhone);
  const variants = new Map(
    pageExperiments
      .filter((experiment) => isOfDevice(experiment, isPhone))
      .map((experiment) => [experiment.name, assignVariant(experiment, visitor)]),
  );
  return {
    variantOf: (name) => variants.get(name) ?? CONTROL,
    cacheKey: changed.join('+'),
    header,
    isKeyedByCdn: isKnown && readHeader(header) === formatKindVariants(ofKind),
    cookie: isKnown ? null : cookie,
  };
}
