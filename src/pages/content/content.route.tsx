/** An editor-made page: help, about, campaigns. */
import { Blocks } from '#blocks/blocks.tsx';
import { loadPage } from '#blocks/load-page.server.tsx';
import { describePage } from '#kit/meta.ts';
import { pack, unpack, useUnpacked } from '#kit/packed.ts';
import { sharedLoader } from '#kit/route.server.ts';
import { links } from '#links';
import type { Route } from './+types/content.route.ts';

export const loader = sharedLoader(async (shop, args) => {
  const path = args.params['*'] ?? '';
  return pack(await loadPage(shop, args, `pages/${path}`, links.page(path)));
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? describePage(unpack(loaderData)) : [];

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  const { heading, sections, written } = useUnpacked(loaderData);
  return (
    <main id="main">
      <Blocks title={heading} sections={sections} written={written} />
    </main>
  );
}
