/** Query rules of a merchant: redirects, pins, hidden hits, boosts, filters, banners. */
import { z } from 'zod';
import type { Folding } from '../engine/text/fold.ts';

/** Objects that one rule may pin or hide; also the last position of a pin. */
const MAX_OBJECTS = 300;
const text = (max: number) => z.string().min(1).max(max);
const objectID = text(512);

/** Condition on the words of the query, on a context that the page sends, or on both. */
const condition = z.looseObject({
  pattern: z.string().max(200).optional(),
  anchoring: z.enum(['is', 'startsWith', 'endsWith', 'contains']).optional(),
  context: text(128).optional(),
});
const promotion = z.object({
  objectID: objectID.optional(),
  objectIDs: z.array(objectID).max(MAX_OBJECTS).optional(),
  position: z.int().min(0).max(MAX_OBJECTS),
});
const edit = z.object({
  type: z.enum(['remove', 'replace']).optional(),
  delete: text(200),
  insert: z.string().max(200).optional(),
});
const consequence = z.looseObject({
  params: z
    .looseObject({
      query: z
        .union([
          z.string().max(512),
          z.object({
            remove: z.array(text(200)).max(20).optional(),
            edits: z.array(edit).max(20).optional(),
          }),
        ])
        .optional(),
      renderingContent: z.record(z.string(), z.unknown()).optional(),
    })
    .optional(),
  promote: z.array(promotion).max(MAX_OBJECTS).optional(),
  /** Pins only hits that match the filters of the request. */
  filterPromotes: z.boolean().optional(),
  hide: z.array(z.object({ objectID })).max(MAX_OBJECTS).optional(),
  userData: z.unknown().optional(),
});
/** Period, in seconds of Unix time; open at the side that is left out. */
const validity = z.object({ from: z.number().optional(), until: z.number().optional() });

/** The shape of the protocol, so that rules can be moved between services unchanged. */
export const ruleShape = z.looseObject({
  objectID,
  enabled: z.boolean().optional(),
  conditions: z.array(condition).max(25).optional(),
  condition: condition.optional(),
  consequence,
  /** The rule applies in any of these periods; always when empty. */
  validity: z.array(validity).max(20).optional(),
});

export type Rule = z.infer<typeof ruleShape>;
export type Consequence = Rule['consequence'];

type Pattern = {
  readonly words: string;
  readonly anchoring: NonNullable<z.infer<typeof condition>['anchoring']>;
};
type PreparedCondition = { readonly pattern: Pattern | null; readonly context: string | undefined };
export type PreparedRule = {
  readonly rule: Rule;
  readonly conditions: readonly PreparedCondition[];
};

/** Words with spaces around each, so that `men` does not match within `women`. */
export function toSpacedStems(query: string, folding: Folding): string {
  return ` ${folding
    .words(query)
    .map(({ stem }) => stem)
    .join(' ')} `;
}

/** Enabled rules, the most specific first: on conflicts the first one wins. */
export function prepareRules(rules: readonly Rule[], folding: Folding): readonly PreparedRule[] {
  const ready = rules
    .filter(({ enabled }) => enabled !== false)
    .map((rule) => ({
      rule,
      conditions: (rule.conditions ?? (rule.condition ? [rule.condition] : [])).map(prepare),
    }));
  return ready.sort(
    (a, b) => specificity(b) - specificity(a) || (a.rule.objectID < b.rule.objectID ? -1 : 1),
  );

  function prepare({ pattern, anchoring, context }: z.infer<typeof condition>): PreparedCondition {
    const words =
      pattern === undefined
        ? null
        : { words: toSpacedStems(pattern, folding), anchoring: anchoring ?? 'is' };
    return { pattern: words, context };
  }
}

const ANCHORING_RANKS = { is: 4, startsWith: 3, endsWith: 3, contains: 2 } as const;

function specificity({ conditions }: PreparedRule): number {
  return Math.max(
    0,
    ...conditions.map(
      ({ pattern, context }) =>
        (pattern ? ANCHORING_RANKS[pattern.anchoring] : 0) + (context === undefined ? 0 : 1),
    ),
  );
}

/** Rules in their period that have a matching condition or none at all. `seconds` is Unix time. */
export function findRules(
  rules: readonly PreparedRule[],
  words: string,
  contexts: readonly string[],
  seconds: number,
): readonly Rule[] {
  const matches = ({ pattern, context }: PreparedCondition) =>
    (pattern === null || fits(pattern, words)) &&
    (context === undefined || contexts.includes(context));
  return rules
    .filter(({ conditions }) => conditions.length === 0 || conditions.some(matches))
    .map(({ rule }) => rule)
    .filter(
      ({ validity: periods }) =>
        !periods?.length ||
        periods.some(({ from = 0, until = Infinity }) => from <= seconds && seconds <= until),
    );
}

function fits(pattern: Pattern, words: string): boolean {
  switch (pattern.anchoring) {
    case 'is':
      return words === pattern.words;
    case 'startsWith':
      return words.startsWith(pattern.words);
    case 'endsWith':
      return words.endsWith(pattern.words);
    case 'contains':
      return words.includes(pattern.words);
  }
}
