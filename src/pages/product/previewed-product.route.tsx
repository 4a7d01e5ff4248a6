/** A product page in the frame of a preview, with the toggle that says whether the product is chosen (OPS-1). */

import { lazy, Suspense } from 'react';
import { pack } from '#kit/packed.ts';
import { devRoute } from '#kit/route.server.ts';
import type { Route } from './+types/previewed-product.route.ts';
import type { Route as ProductRoute } from './+types/product.route.ts';
import { loadProductPage } from './load-product.server.ts';
import ProductPage from './product.route.tsx';

const SelectedToggle = lazy(async () => ({ default: (await import('./parts/selected-toggle.tsx')).SelectedToggle }));

export const loader = devRoute(async (shop, { params, request }) => {
  const page = await loadProductPage(shop, params.slug ?? '', new URL(request.url));
  return { page: pack(page), slug: page.product.slug, hasToggle: shop.fascia.preview?.productSelection ?? false };
});

export const meta: Route.MetaFunction = () => [{ title: 'Preview' }, { name: 'robots', content: 'noindex' }];

export default function PreviewedProduct({ loaderData, ...route }: Route.ComponentProps) {
  const { page, slug, hasToggle } = loaderData;
  return (
    <>
      <Suspense>{hasToggle && <SelectedToggle slug={slug} />}</Suspense>
      <ProductPage {...(route as unknown as ProductRoute.ComponentProps)} loaderData={page} />
    </>
  );
}
