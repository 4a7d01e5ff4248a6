/** Page of a bundle, which takes its form: complete without JavaScript. */
import { data, redirect } from 'react-router';
import { addPostedBundle } from '#features/bundles/add-bundle.server.ts';
import { loadBundle } from '#features/bundles/load-bundles.server.ts';
import { loadProductBySlug } from '#features/catalogue/catalogue.server.ts';
import { bundleTypes } from '#features/catalogue/catalogue-records.ts';
import { redirectMovedProduct } from '#features/catalogue/redirect-moved.server.ts';
import { createIsland, hydrateOnInteraction } from '#hydration/island.tsx';
import { findMessages } from '#i18n/find-messages.ts';
import { useText } from '#i18n/text.tsx';
import { Problem } from '#kit/problem.ts';
import { links, serverLinks } from '#links';
import { Link } from '#request/link.tsx';
import { readForm } from '#request/read-form.server.ts';
import { privateRoute, sharedLoader } from '#request/route.server.ts';
import type { Shop } from '#request/shop.ts';
import type { Route } from './+types/bundle.route.ts';

/** Declared here, not shared: a chunk less to name in the manifest of every page. */
const Box = createIsland(
  hydrateOnInteraction(() => import('#features/bundles/bundle-box.tsx'), 'BundleBox'),
);

type Params = { readonly slug?: string | undefined; readonly type?: string | undefined };

/** @throws Problem 404 for a product without such a bundle. */
async function findBundle(shop: Shop, { slug = '', type }: Params) {
  const bundleType = bundleTypes.find((candidate) => candidate === type);
  const { product } = redirectMovedProduct(await loadProductBySlug(shop, slug), (current) =>
    serverLinks.bundle({ slug: current, type: type ?? '' }),
  );
  const bundle = bundleType ? await loadBundle(shop, product, bundleType) : null;
  if (!bundle) throw new Problem(404, 'page.missing', 'type: the product has no such bundle.');
  return { bundle, product };
}

export const loader = sharedLoader(async (shop, { params }) => {
  const { bundle, product } = await findBundle(shop, params);
  const title = bundle.header ?? findMessages(shop.locale.tag)(`bundles.${bundle.bundleType}`);
  return { bundle, title, slug: product.slug, name: product.name };
});

export const action = privateRoute(async (shop, { params, request }) => {
  const { bundle } = await findBundle(shop, params);
  const errors = await addPostedBundle(shop, bundle, await readForm(request));
  return errors ? data({ errors }, { status: errors.status }) : redirect(links.basket(), 303);
});

/** The product page leads to it; search engines need not. */
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
];

export default function BundlePage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('bundles');
  const { bundle, slug, name } = loaderData;
  const posted = actionData && 'errors' in actionData ? actionData.errors : undefined;
  return (
    <main id="main" className="page pb-16 pt-6">
      <Link to={links.product({ slug })} className="text-sm underline underline-offset-4">
        {text('bundles.back', { name })}
      </Link>
      <Box bundle={bundle} posted={posted} level={1} />
    </main>
  );
}
