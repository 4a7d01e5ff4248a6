/** Term scoring with BM25F: one weighted sum over the fields that contain a term. */
import type { FieldLengths } from '../index/field-lengths.ts';
import type { FieldPlan } from '../index/field-plan.ts';
import { fieldsOf, repeatedFieldsOf, SECONDARY } from '../index/postings.ts';

/** Factors by how a term matched the word of the query. */
export const WEIGHTS = {
  whole: 1,
  variant: 0.75,
  ending: 0.75,
  prefix: 0.2,
  oneTypo: 0.6,
  moreTypos: 0.4,
} as const;

/** Factor for title words after "for" or "with", which do not name the product itself. */
const SECONDARY_WEIGHT = 0.5;
/** Saturation of repeated mentions (`k1` of BM25). */
const SATURATION = 4;

/** Sums the field weights of one posting; `fieldMask` names them. */
export type FieldSum = (fieldMask: number, slot: number) => number;

/** For terms in short fields and the title. */
export function createFieldSum({ fields, title }: FieldPlan, lengths: FieldLengths): FieldSum {
  const short = fields.filter(({ isProse, bit }) => !isProse && bit !== title);
  const size = 1 << (Math.max(title, ...fields.map(({ bit }) => bit)) + 1);
  const table = Float32Array.from({ length: size }, (_, mask) =>
    short.reduce(
      (sum, { bit, weight }) => (mask & (1 << bit) ? Math.max(sum, 0) + weight : sum),
      0,
    ),
  );
  const titleBit = 1 << title;
  const weight = fields.find(({ bit }) => bit === title)?.weight ?? 0;
  const norms = lengths.normsOf(title);
  const sizes = lengths.lengthsOf(title);
  return (fieldMask, slot) => {
    const repeated = repeatedFieldsOf(fieldMask);
    let sum = (table[fieldsOf(fieldMask)] as number) + (table[repeated] as number);
    if (fieldMask & titleBit) {
      const mentions =
        (repeated & titleBit ? 2 : 1) * (fieldMask & SECONDARY ? SECONDARY_WEIGHT : 1);
      sum += (weight * mentions) / (norms[sizes[slot] as number] as number);
    }
    return sum;
  };
}

/** For terms in long texts. */
export function createProseSum({ fields }: FieldPlan, lengths: FieldLengths): FieldSum {
  const prose = fields
    .filter(({ isProse }) => isProse)
    .map(({ bit, weight }) => ({
      mask: 1 << bit,
      weight,
      norms: lengths.normsOf(bit),
      sizes: lengths.lengthsOf(bit),
    }));
  return (fieldMask, slot) => {
    const repeated = repeatedFieldsOf(fieldMask);
    let sum = 0;
    for (const { mask, weight, norms, sizes } of prose)
      if (fieldMask & mask)
        sum += (weight * (repeated & mask ? 2 : 1)) / (norms[sizes[slot] as number] as number);
    return sum;
  };
}

/** Between 0 and SATURATION + 1. */
export function saturate(sum: number): number {
  return (sum * (SATURATION + 1)) / (sum + SATURATION);
}

/** Inverse document frequency as in BM25, plus a constant so that frequent words still count. */
export function inverseDocumentFrequency(documents: number, records: number): number {
  return Math.log(1 + (records - documents + 0.5) / (documents + 0.5)) + 0.1;
}

export function matchWeight(typos: number, whole: boolean): number {
  const typoWeight =
    typos === 0 ? WEIGHTS.whole : typos === 1 ? WEIGHTS.oneTypo : WEIGHTS.moreTypos;
  return whole ? typoWeight : typoWeight * WEIGHTS.prefix;
}
