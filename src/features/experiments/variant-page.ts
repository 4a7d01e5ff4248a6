/** Finds the editors' page that a variant shows in place of another. */
import type { Shop } from '#request/shop.ts';

/** Null where no variant replaces the page. */
export function findVariantPath(
  { fascia, experimentVariant }: Pick<Shop, 'fascia' | 'experimentVariant'>,
  path: string,
): string | null {
  for (const { name, variants } of fascia.experiments ?? []) {
    const chosen = experimentVariant(name);
    const replacement = variants.find((variant) => variant.name === chosen)?.content?.[path];
    if (replacement !== undefined) return replacement;
  }
  return null;
}
