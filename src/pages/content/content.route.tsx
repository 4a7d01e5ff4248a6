/** An editor-made page: help, about, campaigns. */
import { Blocks } from '#blocks/blocks.tsx';
import { loadPage } from '#blocks/load-page.server.ts';
import { describePage } from '#kit/meta.ts';
import { sharedLoader } from '#kit/route.server.ts';
import { links } from '#links';
import type { Route } from './+types/content.route.ts';

export const loader = sharedLoader((shop, { params }) => {
  const path = params['*'] ?? '';
  return loadPage(shop, `pages/${path}`, links.page(path));
});

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? describePage(loaderData) : []);

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main">
      <Blocks sections={loaderData.sections} />
    </main>
  );
}
