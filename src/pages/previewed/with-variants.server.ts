/** OPS-2: returns a shop with the variants of experiments that an editor tries. */
import { safeParse } from 'valibot';
import {
  type PreviewVariants,
  previewVariantsSchema,
} from '#features/content/preview/preview-variants.ts';
import { Problem } from '#kit/problem.ts';
import type { Shop } from '#request/shop.ts';

/**
 * Without variants, returns the shop unchanged.
 * @throws Problem 422 for invalid variants, and for an unknown experiment or variant.
 */
export function withVariants<T extends Shop>(shop: T, given: FormDataEntryValue | null): T {
  if (given === null || given === 'null') return shop;
  const parsed = safeParse(previewVariantsSchema, parseJson(given));
  if (!parsed.success) throw createVariantsProblem('names of variants by experiment are needed');
  const variants = new Map(Object.entries(parsed.output));
  expectDeclared(shop, parsed.output);
  return { ...shop, experimentVariant: (name) => variants.get(name) ?? 'control' };
}

function expectDeclared({ fascia }: Shop, tried: PreviewVariants): void {
  for (const [name, variant] of Object.entries(tried)) {
    const experiment = fascia.experiments?.find((experiment) => experiment.name === name);
    if (!experiment) throw createVariantsProblem(`there is no experiment ${name}`);
    if (!experiment.variants.some((candidate) => candidate.name === variant))
      throw createVariantsProblem(`${name} has no variant ${variant}`);
  }
}

function createVariantsProblem(reason: string): Problem {
  return new Problem(422, 'preview.variants', `variants: ${reason}.`, { field: 'variants' });
}

function parseJson(given: FormDataEntryValue): unknown {
  try {
    return JSON.parse(String(given));
  } catch {
    return null;
  }
}
