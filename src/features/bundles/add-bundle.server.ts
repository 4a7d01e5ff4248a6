/** Adds the selected products of a posted bundle in one step: all of them or none. */
import { addToBasket } from '#features/basket/basket.server.ts';
import { writeBasketCookie } from '#features/basket/basket-cookie.ts';
import { findMessages } from '#i18n/find-messages.ts';
import { isProblem } from '#kit/problem.ts';
import { formatProblem } from '#request/problem-text.server.ts';
import type { PrivateShop } from '#request/shop.ts';
import { type Bundle, type BundleState, listBundleVariants, reduceBundle } from './bundle.ts';
import { BUNDLE_PRODUCT_FIELD, type BundleFields, parseBundleFields } from './bundle-form.ts';

/** `problem` is the error text; null if the error is shown at a product. */
export type BundleFormErrors = {
  readonly state: BundleState;
  readonly problem: string | null;
  readonly status: number;
};

/** Returns null once all products are in the basket; otherwise nothing is added. */
export async function addPostedBundle(
  shop: PrivateShop,
  bundle: Bundle,
  fields: BundleFields,
): Promise<BundleFormErrors | null> {
  const text = findMessages(shop.locale.tag);
  const state = parseBundleFields(bundle, fields);
  const requested = new Set(fields.getAll(BUNDLE_PRODUCT_FIELD));
  const selected = bundle.products.filter((_product, index) => state[index]?.isSelected);
  const selectedKeys = new Set<unknown>(selected.map(({ productKey }) => productKey));
  // Out of stock, or no longer in the bundle.
  if ([...requested].some((key) => !selectedKeys.has(key)))
    return { state, problem: text('bundles.colourOutOfStock'), status: 409 };
  const variants = listBundleVariants(state);
  if (!variants) {
    const stateWithErrors = reduceBundle(bundle.products, state, { type: 'addRequested' });
    const isSizeMissing = stateWithErrors.some(({ sizeSelectionError }) => sizeSelectionError);
    return {
      state: stateWithErrors,
      problem: isSizeMissing ? null : text('bundles.selectAtLeastOne'),
      status: 400,
    };
  }
  try {
    const items = variants.map(({ sku }) => ({ sku, quantity: 1 }));
    writeBasketCookie(shop, (await addToBasket(shop, items)).token);
    return null;
  } catch (error) {
    if (!isProblem(error)) throw error;
    return { state, problem: formatProblem(error, shop.locale.tag), status: error.status };
  }
}
