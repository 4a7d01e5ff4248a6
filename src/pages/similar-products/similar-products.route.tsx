/** REC-2: page of products that look like one, for a colour that is out of stock. */
import { loadProductBySlug } from '#features/catalogue/catalogue.server.ts';
import { redirectMovedProduct } from '#features/catalogue/redirect-moved.server.ts';
import { loadSimilarCards } from '#features/recommendations/visual/load-similar-cards.server.ts';
import { createIsland, hydrateOnInteraction } from '#hydration/island.tsx';
import { deserialise, serialise, useDeserialised } from '#hydration/serialised.ts';
import { findMessages } from '#i18n/find-messages.ts';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { sharedLoader } from '#request/route.server.ts';
import type { Route } from './+types/similar-products.route.ts';

const Grid = createIsland(
  hydrateOnInteraction(
    () => import('#features/recommendations/visual/similar-grid.tsx'),
    'SimilarGrid',
  ),
  <div className="min-h-svh" />,
);

export const loader = sharedLoader(async (shop, { params, request }) => {
  const colour = new URL(request.url).searchParams.get('colour') ?? undefined;
  const { product } = redirectMovedProduct(
    await loadProductBySlug(shop, params.slug ?? ''),
    (slug) => links.similarProducts({ slug, colour }),
  );
  const { slug, name, productKey, colours } = product;
  const productColour = colours.find(({ key }) => key === colour);
  const query = { productKey, ...(productColour && { colour: productColour.key }) };
  const title = findMessages(shop.locale.tag)('recommendations.similarTo', { name });
  const to = links.product({ slug, colour: productColour?.key });
  return serialise({ hits: await loadSimilarCards(shop, query), name, title, to });
});

/** The product page leads to it; search engines need not. */
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData && deserialise(loaderData).title },
  { name: 'robots', content: 'noindex' },
];

export default function SimilarProductsPage({ loaderData }: Route.ComponentProps) {
  const text = useText('recommendations');
  const { hits, name, title, to } = useDeserialised(loaderData);
  return (
    <main id="main" className="page min-h-svh pb-16 pt-6">
      <Link to={to} className="text-sm underline underline-offset-4">
        {text('recommendations.backTo', { name })}
      </Link>
      <h1 className="mt-4 mb-6 text-3xl">{title}</h1>
      <Grid hits={hits} level={2} isFirst />
    </main>
  );
}
