/** Page for developers: every content block in each of its examples, in this fascia and locale. */
import { Blocks } from '#blocks/render/blocks.tsx';
import { renderSections } from '#blocks/render/render-sections.server.tsx';
import { listExamples } from '#blocks/testing/examples.vite.server.ts';
import { serialise, useDeserialised } from '#hydration/serialised.ts';
import { blockSchemaId } from '#kit/define-block-content.ts';
import { devRoute } from '#request/route.server.ts';
import type { Route } from './+types/block-examples.route.ts';

/** Language of the examples. */
const ENGLISH = { lang: 'en-GB', dir: 'ltr' } as const;

/** `?block=` selects blocks by name; it can be repeated. */
export const loader = devRoute(async (shop, args) => {
  const { searchParams } = new URL(args.request.url);
  const names = searchParams.getAll('block');
  const examples = listExamples().filter(({ name }) => names.length === 0 || names.includes(name));
  const sections = examples.flatMap(({ name, contents }) => [buildTitleSection(name), ...contents]);
  return serialise({
    sections: await renderSections(shop, args, sections, 'dev/blocks', {
      contentLanguage: ENGLISH,
    }),
  });
});

export const meta: Route.MetaFunction = () => [
  { title: 'Every block' },
  { name: 'robots', content: 'noindex' },
];

/** Subtitles for blocks that render nothing for guests. */
const NOTES: Readonly<Record<string, string>> = {
  'wishlist-carousel': 'For customers with something on their wishlist; guests see nothing here.',
};

function buildTitleSection(name: string) {
  return {
    _meta: { schema: blockSchemaId('header') },
    title: name,
    kicker: 'Block',
    subtitle: NOTES[name] ?? '',
  };
}

export default function BlockExamples({ loaderData }: Route.ComponentProps) {
  const { sections } = useDeserialised(loaderData);
  return (
    <main id="main">
      <h1 className="sr-only">Every block</h1>
      <Blocks sections={sections} contentLanguage={ENGLISH} />
    </main>
  );
}
