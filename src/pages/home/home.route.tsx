/** Route of a fascia's home page. */
import { Blocks } from '#blocks/render/blocks.tsx';
import { RecentlyViewed } from '#features/recently-viewed/recently-viewed-island.tsx';
import { deserialise, serialise, useDeserialised } from '#hydration/serialised.ts';
import { StructuredData } from '#kit/html/json-ld.tsx';
import { createMetaTags } from '#kit/html/meta.ts';
import { sharedLoader } from '#request/route.server.ts';
import { useShop } from '#request/shop-public.tsx';
import type { Route } from './+types/home.route.ts';
import { loadHome } from './load-home.server.ts';
import { FallbackHome } from './parts/fallback-home.tsx';
import { createSiteJsonLd } from './site-json-ld.ts';

export const loader = sharedLoader(async (shop, args) => serialise(await loadHome(shop, args)));

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? createMetaTags(deserialise(loaderData)) : [];

export default function Home({ loaderData }: Route.ComponentProps) {
  const { heading, sections, contentLanguage, fallback, pageUrls } = useDeserialised(loaderData);
  const { fascia } = useShop();
  return (
    <>
      {pageUrls && (
        <StructuredData
          value={import.meta.env.SSR ? createSiteJsonLd(fascia.name, pageUrls.canonical) : null}
        />
      )}
      {fallback ? (
        <FallbackHome {...fallback} />
      ) : (
        <main id="main">
          <Blocks title={heading} sections={sections} contentLanguage={contentLanguage} />
          <div className="page pt-section pb-16 empty:hidden">
            <RecentlyViewed productKey={null} />
          </div>
        </main>
      )}
    </>
  );
}
