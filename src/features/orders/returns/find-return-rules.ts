/** Restrictions on returns by line, from the fascia's configuration. */
import type { BasketLine } from '#features/basket/basket.ts';
import type { Fascia } from '#kit/define-fascia.ts';
import type { ReturnRule } from './order-return.ts';

declare module '#kit/define-fascia.ts' {
  interface FasciaParts {
    /**
     * Categories of sealed goods, which are taken back only while their seal is unbroken. Default:
     * `beauty`.
     */
    readonly sealedCategories?: readonly string[];
    /**
     * Lines of the address that returns are sent to; without it, the shopper gets the address by
     * email.
     */
    readonly returnsAddress?: readonly string[];
  }
}

type ReturnableLine = Pick<BasketLine, 'id' | 'customFields' | 'categorySlugs'>;

/** null for a line without a restriction. */
export function findLineRule(
  { sealedCategories = ['beauty'] }: Pick<Fascia, 'sealedCategories'>,
  { customFields, categorySlugs }: ReturnableLine,
): ReturnRule | null {
  if (Object.keys(customFields).length > 0) return 'personalised';
  return categorySlugs.some((slug) => sealedCategories.includes(slug)) ? 'sealed' : null;
}

/** Return rules by id of the line. */
export function findReturnRules(
  fascia: Pick<Fascia, 'sealedCategories'>,
  lines: readonly ReturnableLine[],
): Readonly<Record<string, ReturnRule>> {
  return Object.fromEntries(
    lines.flatMap((line) => {
      const rule = findLineRule(fascia, line);
      return rule === null ? [] : [[line.id, rule] as const];
    }),
  );
}
