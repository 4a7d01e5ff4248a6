/** The home page of a fascia. */
import { Blocks } from '#blocks/blocks.tsx';
import { loadPage } from '#blocks/load-page.server.tsx';
import { describePage } from '#kit/meta.ts';
import { pack, unpack, useUnpacked } from '#kit/packed.ts';
import { sharedLoader } from '#kit/route.server.ts';
import { links } from '#links';
import type { Route } from './+types/home.route.ts';

export const loader = sharedLoader(async (shop, args) => pack(await loadPage(shop, args, 'home', links.home())));

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? describePage(unpack(loaderData)) : []);

export default function Home({ loaderData }: Route.ComponentProps) {
  const { sections } = useUnpacked(loaderData);
  return (
    <main id="main">
      <Blocks sections={sections} />
    </main>
  );
}
