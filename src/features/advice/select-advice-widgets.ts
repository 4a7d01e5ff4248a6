/** Selects the recommendation widgets of a product's page. */
import type { Product } from '#features/catalogue/catalogue.ts';
import type { Shop } from '#request/shop.ts';
import type { Advice } from './advice.port.ts';

/** Value of `sizingService`, as in the specification: no other is supported. */
const SIZING = 'truefit';
const PRODUCT_FINDER = 'consultation';

/** Iframe addresses of the widgets. */
export type AdviceView = { readonly size?: string; readonly consultation?: string };

type AdvisedProduct = Pick<Product, 'productKey' | 'productType' | 'sizingService' | 'variants'>;

export function selectAdviceWidgets(
  { ports, locale }: Pick<Shop, 'locale'> & { readonly ports: { readonly advice: Advice } },
  product: AdvisedProduct,
): AdviceView {
  const sizes = [...new Set(product.variants.map(({ size }) => size))];
  const describeService = (service: string) =>
    ports.advice.findIframeUrl({
      service,
      locale: locale.tag,
      productKey: product.productKey,
      sizes,
    });
  const size = product.sizingService === SIZING ? describeService(SIZING) : null;
  const productFinder = product.productType === 'beauty' ? describeService(PRODUCT_FINDER) : null;
  return {
    ...(size !== null && { size }),
    ...(productFinder !== null && { consultation: productFinder }),
  };
}
