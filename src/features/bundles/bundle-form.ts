/** Names and parsing of the fields of a bundle's form, posted or read from the page. */
import { type Bundle, type BundleState, initialItem, isColourInStock } from './bundle.ts';

/** Field that lists the product keys of those to add. */
export const BUNDLE_PRODUCT_FIELD = 'product';

export const colourFieldName = (productKey: string) => `colour:${productKey}`;
export const sizeFieldName = (productKey: string, colour: string) => `sku:${productKey}:${colour}`;

/** Part of `FormData` that `parseBundleFields` uses. */
export type BundleFields = Pick<FormData, 'get' | 'getAll'>;

/** Ignores fields of other products, and skus that are unknown or out of stock. */
export function parseBundleFields(
  { products }: Pick<Bundle, 'products'>,
  fields: BundleFields,
): BundleState {
  const included = new Set(fields.getAll(BUNDLE_PRODUCT_FIELD));
  return products.map((product) => {
    const { productKey } = product;
    const colour = fields.get(colourFieldName(productKey));
    const item = initialItem(product, typeof colour === 'string' ? colour : undefined);
    const sku = fields.get(sizeFieldName(productKey, item.colour.key));
    const variant = item.colour.variants.find(
      (variant) => variant.sku === sku && variant.isOnStock,
    );
    return {
      ...item,
      // Without the field, the form has offered no choice: the only size stays selected.
      selectedSizeVariant: variant ?? (sku === null ? item.selectedSizeVariant : null),
      isSelected: included.has(productKey) && isColourInStock(item.colour),
    };
  });
}
