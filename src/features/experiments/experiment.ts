/** Experiments (A/B tests): their declaration, pages and audience; pure rules. */

/** Variant without changes; visitors outside of the experiment see the same page. */
export const CONTROL = 'control';

/** Kinds of pages that an experiment may change: all of them are shared pages. */
export const PAGE_KINDS = ['home', 'listing', 'product', 'content'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

export const EXPERIMENT_DEVICES = ['phone', 'desktop'] as const;
type ExperimentDevice = (typeof EXPERIMENT_DEVICES)[number];

export type ExperimentVariant = {
  readonly name: string;
  /** Share of the visitors, 0 to 1. */
  readonly share: number;
  /** Editors' pages to show in place of others, by path: `{"home":"experiments/home-b"}`. */
  readonly content?: Readonly<Record<string, string>>;
};

export type Experiment = {
  /** Lower-case letters, digits and dashes; also the seed of the assignment. */
  readonly name: string;
  /** Kinds of pages, or paths of single ones without locale prefix, such as `/pages/sale`. */
  readonly pages: readonly string[];
  /** The first is the control. Visitors beyond the sum of all shares do not take part. */
  readonly variants: readonly ExperimentVariant[];
  /** Default: everyone. */
  readonly audience?: {
    readonly device?: ExperimentDevice;
    readonly locales?: readonly string[];
  };
};

declare module '#kit/define-fascia.ts' {
  interface FasciaParts {
    /** Read from the file of the variable `EXPERIMENTS`: docs/operations/experiments.md. */
    readonly experiments?: readonly Experiment[];
  }
}

/** Experiments of a page at once: each multiplies the stored versions of its HTML. */
export const MAX_EXPERIMENTS_OF_PAGE = 2;

export type ExperimentPage = {
  /** Without locale prefix; for the data of a page, it ends in `.data`. */
  readonly path: string;
  readonly locale: string;
};

const KIND_PATTERNS: readonly (readonly [PageKind, RegExp])[] = [
  ['home', /^\/$/],
  ['listing', /^\/(?:categories\/.+|search)$/],
  ['product', /^\/(?:product|premier)\/[^/]+$/],
  ['content', /^\/pages\/.+$/],
];

/** Null for a page that no experiment may change. */
export function findPageKind(path: string): PageKind | null {
  return KIND_PATTERNS.find(([, pattern]) => pattern.test(path))?.[0] ?? null;
}

/** Path of the document: `/product/coat` for `/product/coat.data`, without a trailing slash. */
function toDocumentPath(path: string): string {
  const document = path.replace(/\.data$/, '').replace(/(?<=.)\/$/, '');
  return document === '/_root' || document === '' ? '/' : document;
}

/** Kind of each page that an experiment names. */
export function listPageKinds({ pages }: Experiment): readonly PageKind[] {
  return PAGE_KINDS.filter((kind) =>
    pages.some((page) => page === kind || findPageKind(page) === kind),
  );
}

/** Experiments on a page, for any device. */
export function listExperimentsOfPage(
  experiments: readonly Experiment[],
  { path: requested, locale }: ExperimentPage,
): readonly Experiment[] {
  const path = toDocumentPath(requested);
  const kind = findPageKind(path);
  if (kind === null) return [];
  return experiments.filter(
    (experiment) =>
      (experiment.pages.includes(kind) || experiment.pages.includes(path)) &&
      isOfLocale(experiment, locale),
  );
}

export function findPageKindOfRequest({ path }: Pick<ExperimentPage, 'path'>): PageKind | null {
  return findPageKind(toDocumentPath(path));
}

export function isOfLocale({ audience }: Experiment, locale: string): boolean {
  return audience?.locales?.includes(locale) ?? true;
}

export function isOfDevice({ audience }: Experiment, isPhone: boolean): boolean {
  return audience?.device === undefined || (audience.device === 'phone') === isPhone;
}
