/** Route of editor-made pages: help, about, campaigns. */
import { Blocks } from '#blocks/render/blocks.tsx';
import { loadPage } from '#blocks/render/load-page.server.ts';
import { deserialise, serialise, useDeserialised } from '#hydration/serialised.ts';
import { describePage } from '#kit/html/meta.ts';
import { links } from '#links';
import { sharedLoader } from '#request/route.server.ts';
import type { Route } from './+types/content.route.ts';

export const loader = sharedLoader(async (shop, args) => {
  const path = args.params['*'] ?? '';
  return serialise(await loadPage(shop, args, `pages/${path}`, links.page(path)));
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? describePage(deserialise(loaderData)) : [];

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  const { heading, sections, contentLanguage } = useDeserialised(loaderData);
  return (
    <main id="main">
      <Blocks title={heading} sections={sections} contentLanguage={contentLanguage} />
    </main>
  );
}
