/** Reads the file that declares experiments; throws all its faults when the shop starts. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Fascia } from '#kit/define-fascia.ts';
import {
  CONTROL,
  EXPERIMENT_DEVICES,
  type Experiment,
  findPageKind,
  listPageKinds,
  MAX_EXPERIMENTS_OF_PAGE,
  PAGE_KINDS,
} from './experiment.ts';

const name = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'lower-case letters, digits and dashes');
/** Paths are compared without a trailing slash. */
const dropLastSlash = (value: string) => value.replace(/(?<=.)\/$/, '');

const path = z
  .string()
  .overwrite(dropLastSlash)
  .regex(/^[\w./-]{1,200}$/, 'a path of a page, such as pages/sale');

const variantSchema = z.strictObject({
  name,
  share: z.number().min(0).max(1),
  content: z.record(path, path).exactOptional(),
});

const page = z
  .string()
  .max(300)
  .overwrite(dropLastSlash)
  .refine((value) => PAGE_KINDS.some((kind) => kind === value) || findPageKind(value) !== null, {
    message: `one of ${PAGE_KINDS.join(', ')}, or the path of such a page, such as /pages/sale`,
  });

const experimentSchema = z.strictObject({
  name,
  /** Codes of fascias. */
  fascias: z.array(z.string()).min(1),
  pages: z.array(page).min(1).max(20),
  variants: z.array(variantSchema).min(2).max(6),
  audience: z
    .strictObject({
      device: z.enum(EXPERIMENT_DEVICES).exactOptional(),
      locales: z.array(z.string()).min(1).exactOptional(),
    })
    .exactOptional(),
});

type Declared = z.infer<typeof experimentSchema>;

const fileSchema = z.strictObject({ experiments: z.array(experimentSchema).max(50) });

type ExperimentFascia = Pick<Fascia, 'code' | 'locales'>;

/** Experiments by code of the fascia. @throws Error with one line per fault. */
export function readExperimentFile(
  file: string,
  fascias: readonly ExperimentFascia[],
): ReadonlyMap<string, readonly Experiment[]> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`EXPERIMENTS: ${file} cannot be read (${String(error)}).`);
  }
  return parseExperiments(text, file, fascias);
}

/** @throws Error with one line per fault */
export function parseExperiments(
  text: string,
  file: string,
  fascias: readonly ExperimentFascia[],
): ReadonlyMap<string, readonly Experiment[]> {
  const parsed = fileSchema.safeParse(parseJson(text, file));
  if (!parsed.success)
    throw createFileError(
      file,
      parsed.error.issues.map((issue) => `${issue.path.join('.') || 'file'}: ${issue.message}`),
    );
  const { experiments } = parsed.data;
  const faults = [
    ...experiments.flatMap((experiment, index) =>
      findFaults(experiment, fascias).map((fault) => `experiments.${index}.${fault}`),
    ),
    ...findRepeatedNames(experiments),
    ...fascias.flatMap(({ code }) => findPagesOverLimit(selectForFascia(experiments, code), code)),
  ];
  if (faults.length > 0) throw createFileError(file, faults);
  return new Map(fascias.map(({ code }) => [code, selectForFascia(experiments, code)]));
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw createFileError(file, [`file: is not JSON (${String(error)})`]);
  }
}

function createFileError(file: string, faults: readonly string[]): Error {
  return new Error(
    `The experiments in ${file} have mistakes:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
  );
}

function selectForFascia(experiments: readonly Declared[], code: string): readonly Experiment[] {
  return experiments
    .filter(({ fascias }) => fascias.includes(code))
    .map(({ fascias: _, ...experiment }) => experiment);
}

/** Faults of one experiment, each with its field. */
function findFaults(
  { variants, fascias: codes, audience }: Declared,
  fascias: readonly ExperimentFascia[],
): readonly string[] {
  const faults: string[] = [];
  const names = variants.map((variant) => variant.name);
  const total = variants.reduce((sum, { share }) => sum + share, 0);
  if (names[0] !== CONTROL) faults.push(`variants.0.name: the first variant is ${CONTROL}`);
  if (variants[0]?.content !== undefined)
    faults.push('variants.0.content: the control shows each page unchanged');
  if (new Set(names).size < names.length) faults.push('variants: two have the same name');
  if (total > 1.000_001) faults.push(`variants: the shares add up to ${total}, more than 1`);
  if (total === 0) faults.push('variants: all shares are 0, so nobody takes part');
  for (const code of codes)
    if (!fascias.some((fascia) => fascia.code === code))
      faults.push(
        `fascias: there is no ${code}, only ${fascias.map((fascia) => fascia.code).join(', ')}`,
      );
  const localeTags = fascias.flatMap(({ locales }) => locales.map(({ tag }) => tag as string));
  for (const localeTag of audience?.locales ?? [])
    if (!localeTags.includes(localeTag))
      faults.push(`audience.locales: no fascia has ${localeTag}`);
  return faults;
}

function findRepeatedNames(experiments: readonly Declared[]): readonly string[] {
  const names = experiments.map((experiment) => experiment.name);
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))].map(
    (name) => `experiments: two have the name ${name}`,
  );
}

/** Pages with more experiments than are allowed, however small their audiences are. */
function findPagesOverLimit(experiments: readonly Experiment[], code: string): readonly string[] {
  const pages = new Set(experiments.flatMap((experiment) => experiment.pages));
  return [...pages].flatMap((target) => {
    const on = experiments
      .filter((experiment) => targetsPage(experiment, target))
      .map((experiment) => experiment.name);
    if (on.length <= MAX_EXPERIMENTS_OF_PAGE) return [];
    const limit = `at most ${MAX_EXPERIMENTS_OF_PAGE} are allowed`;
    return [`experiments: ${on.join(', ')} are all on ${target} of ${code}; ${limit}`];
  });
}

/** True for the same page, and for an experiment on all pages of its kind. */
function targetsPage(experiment: Experiment, target: string): boolean {
  const kind = findPageKind(target);
  return experiment.pages.includes(target) || (kind !== null && experiment.pages.includes(kind));
}

/** Each experiment with the kinds of its pages, for the log at start. */
export function formatExperiments(experiments: readonly Experiment[]): readonly string[] {
  return experiments.map(
    (experiment) => `${experiment.name} on ${listPageKinds(experiment).join(', ')}`,
  );
}
