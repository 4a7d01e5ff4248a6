/** Picks from a ranked list: sold in the shop, in stock, of the department, few of each brand. */

/** Maximum number of products of one brand in a carousel of recommendations. */
export const MAX_PER_BRAND = 2;

export type Pickable = {
  readonly productKey: string;
  readonly brand: string;
  readonly department: string;
  readonly isOnStock: boolean;
};

/** Reason why a product is left out; null: it is picked. */
export type Exclusion = 'context' | 'unknown' | 'soldOut' | 'department' | 'brand' | 'limit' | null;

export type PickRules = {
  readonly limit: number;
  /** Products that the shopper looks at or has in the basket. */
  readonly context: ReadonlySet<string>;
  /** Empty: of any department. */
  readonly departments: ReadonlySet<string>;
};

/** For each key in order, the reason why it is left out; the first of equal keys counts. */
export function diversifyProducts(
  keys: readonly string[],
  find: (key: string) => Pickable | undefined,
  { limit, context, departments }: PickRules,
): Map<string, Exclusion> {
  const brands = new Map<string, number>();
  const picked = new Map<string, Exclusion>();
  let count = 0;
  const findExclusion = (key: string): Exclusion => {
    if (context.has(key)) return 'context';
    const product = find(key);
    if (!product) return 'unknown';
    if (!product.isOnStock) return 'soldOut';
    if (departments.size > 0 && !departments.has(product.department)) return 'department';
    const brandCount = brands.get(product.brand) ?? 0;
    if (brandCount >= MAX_PER_BRAND) return 'brand';
    if (count >= limit) return 'limit';
    brands.set(product.brand, brandCount + 1);
    count += 1;
    return null;
  };
  for (const key of keys) if (!picked.has(key)) picked.set(key, findExclusion(key));
  return picked;
}
