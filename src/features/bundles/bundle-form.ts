/** Names and reading of the fields of a bundle's form, posted or read from the page. */
import { type Bundle, type BundleState, initialItem, isColourInStock } from './bundle.ts';

/** Field that lists the product keys of those to add. */
export const BUNDLE_PRODUCT_FIELD = 'product';

export const nameColourField = (productKey: string) => `colour:${productKey}`;
export const nameSizeField = (productKey: string, colour: string) => `sku:${productKey}:${colour}`;

/** Part of `FormData` that is read. */
export type BundleFields = Pick<FormData, 'get' | 'getAll'>;

/** Fields of other products are ignored, as are skus that are unknown or out of stock. */
export function parseBundleFields(
  { products }: Pick<Bundle, 'products'>,
  fields: BundleFields,
): BundleState {
  const included = new Set(fields.getAll(BUNDLE_PRODUCT_FIELD));
  return products.map((product) => {
    const { productKey } = product;
    const colour = fields.get(nameColourField(productKey));
    const item = initialItem(product, typeof colour === 'string' ? colour : undefined);
    const sku = fields.get(nameSizeField(productKey, item.colour.key));
    const variant = item.colour.variants.find(
      (variant) => variant.sku === sku && variant.isOnStock,
    );
    return {
      ...item,
      // Without the field, the form has not offered the choice: the only size stays chosen.
      selectedSizeVariant: variant ?? (sku === null ? item.selectedSizeVariant : null),
      isSelected: included.has(productKey) && isColourInStock(item.colour),
    };
  });
}
