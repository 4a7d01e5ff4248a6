/** Selects the recommendation widgets of a product's page. */
import type { Product } from '#features/catalogue/catalogue.ts';
import type { SizeGuide } from '#features/pickers/size-guide.ts';
import type { Shop } from '#request/shop.ts';
import type { GuidedSelling } from './guided-selling.port.ts';

/** Value of `sizingService`, as in the specification: no other is supported. */
const SIZING = 'truefit';
const PRODUCT_FINDER = 'consultation';

/** Iframe URLs of the widgets. */
export type WidgetUrls = { readonly sizeRecommendation?: string; readonly productFinder?: string };

type WidgetProduct = Pick<Product, 'productKey' | 'productType' | 'sizingService' | 'variants'>;

export function selectWidgets(
  {
    ports,
    locale,
  }: Pick<Shop, 'locale'> & { readonly ports: { readonly guidedSelling: GuidedSelling } },
  product: WidgetProduct,
  sizeGuide: SizeGuide | null,
): WidgetUrls {
  const sizes = [...new Set(product.variants.map(({ size }) => size))];
  // The recommendation can read only guides that are pages of the shop.
  const guide = sizeGuide?.href.startsWith('/pages/') ? sizeGuide.href : undefined;
  const findUrl = (service: string) =>
    ports.guidedSelling.findIframeUrl({
      service,
      locale: locale.tag,
      productKey: product.productKey,
      sizes,
      ...(guide !== undefined && { guide }),
    });
  const sizeRecommendation = product.sizingService === SIZING ? findUrl(SIZING) : null;
  const productFinder = product.productType === 'beauty' ? findUrl(PRODUCT_FINDER) : null;
  return {
    ...(sizeRecommendation !== null && { sizeRecommendation }),
    ...(productFinder !== null && { productFinder }),
  };
}
