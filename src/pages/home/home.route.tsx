/** The home page of a fascia. */
import { Blocks } from '#blocks/blocks.tsx';
import { describePage } from '#kit/meta.ts';
import { pack, unpack, useUnpacked } from '#kit/packed.ts';
import { sharedLoader } from '#kit/route.server.ts';
import type { Route } from './+types/home.route.ts';
import { loadHome } from './load-home.server.ts';
import { PlainHome } from './parts/plain-home.tsx';

export const loader = sharedLoader(async (shop) => pack(await loadHome(shop)));

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? describePage(unpack(loaderData)) : []);

export default function Home({ loaderData }: Route.ComponentProps) {
  const { sections, plain } = useUnpacked(loaderData);
  if (plain) return <PlainHome {...plain} />;
  return (
    <main id="main">
      <Blocks sections={sections} />
    </main>
  );
}
