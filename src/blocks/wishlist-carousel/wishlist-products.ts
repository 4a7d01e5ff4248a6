/** Parses the products in the wishlist's response; invalid ones are left out. */
import {
  array,
  type InferOutput,
  nullable,
  number,
  object,
  optional,
  safeParse,
  string,
  unknown,
} from 'valibot';

const wishlistProductSchema = object({
  slug: string(),
  name: string(),
  brand: string(),
  colour: string(),
  price: number(),
  wasPrice: optional(nullable(number()), null),
  lowestPrice: optional(number()),
  picture: nullable(object({ id: string(), alt: string(), tint: string() })),
});

export type WishlistProduct = InferOutput<typeof wishlistProductSchema>;

export function parseWishlistProducts(response: unknown): WishlistProduct[] {
  const parsed = safeParse(object({ wishlistProductSearch: array(unknown()) }), response);
  if (!parsed.success) return [];
  return parsed.output.wishlistProductSearch.flatMap((item) => {
    const product = safeParse(wishlistProductSchema, item);
    return product.success ? [product.output] : [];
  });
}
