/** REC-4: loads the bundles of a product: suits, home, beauties, outfits. */
import { loadProductByKey } from '#features/catalogue/catalogue.server.ts';
import { MISC_COLOUR, type Product } from '#features/catalogue/catalogue.ts';
import { type BundleType, bundleTypes, localise } from '#features/catalogue/catalogue-records.ts';
import { defaultColour } from '#features/selection/selection.ts';
import { serverLinks } from '#links';
import { INCOMPLETE_TAG, type Shop } from '#request/shop.ts';
import { applyBundleRules } from './apply-bundle-rules.server.ts';
import {
  type Bundle,
  type BundleColour,
  type BundleProduct,
  pickBundleKeys,
  selectBundleTypes,
} from './bundle.ts';
import { canBeBundled } from './bundle-rules.ts';

/** Most colours of a product that a bundle offers, including the default one. */
const MAX_PRODUCT_COLOURS = 12;

/** Bundles that fail to load are logged and left out: the page works without them. */
export async function loadBundles(shop: Shop, product: Product): Promise<readonly Bundle[]> {
  const loaded = await Promise.all(
    bundleTypes.map((type) =>
      loadBundle(shop, product, type).catch((error) => {
        shop.tag(INCOMPLETE_TAG);
        shop.log.warn({ type, error: String(error) }, 'A bundle could not be loaded.');
        return null;
      }),
    ),
  );
  return selectBundleTypes(loaded.filter((bundle) => bundle !== null));
}

/**
 * Loads the bundle of the group that the retailer defines, else one by a rule of the fascia. Null
 * if fewer than two of its products are sold here, or the current one is not among them.
 * @throws Problem 503 where the catalogue or the search fails.
 */
export async function loadBundle(
  shop: Shop,
  product: Product,
  bundleType: BundleType,
): Promise<Bundle | null> {
  const { productKey, slug, related } = product;
  const group = related?.[bundleType] ?? (await applyBundleRules(shop, product, bundleType));
  const keys = pickBundleKeys(group?.products ?? [], productKey);
  if (!group || keys.length === 0) return null;
  const loadedProducts = await Promise.all(keys.map((key) => loadProductByKey(shop, key)));
  const products = loadedProducts.flatMap((member) => (member && toBundleProduct(member)) ?? []);
  const isShown =
    products.length > 1 && products.some((member) => member.productKey === productKey);
  return isShown
    ? {
        ...{ id: `${bundleType}-${productKey}`, bundleType, products },
        action: serverLinks.bundle({ slug, type: bundleType }),
        header: group.header ? localise(group.header, shop.locale.tag) : null,
        hideIfOneSize: shop.fascia.hideIfOneSize,
      }
    : null;
}

function toBundleProduct(product: Product): BundleProduct | null {
  const { productKey, slug, name, brand } = product;
  if (!canBeBundled(product)) return null;
  const main = defaultColour(product);
  const otherColours = product.colours.filter(({ key }) => key !== main.key);
  const [first, ...rest] = [main, ...otherColours].flatMap((colour) => {
    const bundleColour = toBundleColour(product, colour);
    return bundleColour ? [bundleColour] : [];
  });
  if (!first) return null;
  return {
    productKey,
    slug,
    name,
    brand,
    colours: [first, ...rest.slice(0, MAX_PRODUCT_COLOURS - 1)],
  };
}

function toBundleColour(
  { variants }: Product,
  { key, label, hex, swatchImage, pictures }: Product['colours'][number],
): BundleColour | null {
  const [first, ...others] = variants
    .filter((variant) => variant.colour === key)
    .map(({ sku, size, price, wasPrice, lowestPrice, isOnStock }) => ({
      ...{ sku, size, price, isOnStock },
      ...(wasPrice !== undefined && { wasPrice }),
      ...(lowestPrice !== undefined && { lowestPrice }),
    }));
  const [picture] = pictures;
  return first
    ? {
        ...{ key, hex, label: key === MISC_COLOUR ? '' : label },
        ...(swatchImage !== undefined && { swatchImage }),
        picture: picture ? { id: picture.id, tint: picture.tint } : null,
        variants: [first, ...others],
      }
    : null;
}
