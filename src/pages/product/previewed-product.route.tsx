/** OPS-1: product page in an editor's preview iframe, with a toggle that selects the product. */
import { lazy, Suspense } from 'react';
import { serialise, useDeserialised } from '#hydration/serialised.ts';
import { previewRoute } from '#request/route.server.ts';
import type { Route } from './+types/previewed-product.route.ts';
import type { Route as ProductRoute } from './+types/product.route.ts';
import { loadProductPage } from './load/load-product.server.ts';
import ProductPage from './product.route.tsx';

const SelectedToggle = lazy(async () => ({
  default: (await import('./parts/selected-toggle.tsx')).SelectedToggle,
}));

/** Data of the product page, and whether editors of this fascia select products. */
export const loader = previewRoute(async (shop, args) => {
  const page = await loadProductPage(shop, args);
  return serialise({
    ...page,
    hasToggle: shop.fascia.preview?.productSelection ?? false,
    origins: shop.preview.origins,
  });
});

export const meta: Route.MetaFunction = () => [
  { title: 'Preview' },
  { name: 'robots', content: 'noindex' },
];

export default function PreviewedProduct(route: Route.ComponentProps) {
  const { product, hasToggle, origins } = useDeserialised(route.loaderData);
  return (
    <>
      <Suspense>{hasToggle && <SelectedToggle slug={product.slug} origins={origins} />}</Suspense>
      {/* Same data at another address: only `matches` differs, which the page does not read. */}
      <ProductPage {...(route as unknown as ProductRoute.ComponentProps)} />
    </>
  );
}
