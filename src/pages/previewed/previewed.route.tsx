/** Route inside the preview's iframe: a page in any version, or the sections that it is sent. */
import { Blocks } from '#blocks/render/blocks.tsx';
import { renderSections } from '#blocks/render/render-sections.server.tsx';
import { toLanguageAttributes } from '#features/content/content.server.ts';
import { type DraftVersion, loadDraft } from '#features/content/edit/content-drafts.server.ts';
import { type Audience, filterByAudience } from '#features/content/preview/audience.ts';
import { serialise, useDeserialised } from '#hydration/serialised.ts';
import { createFieldProblem, Problem } from '#kit/problem.ts';
import { readForm } from '#request/read-form.server.ts';
import { previewRoute } from '#request/route.server.ts';
import type { Route } from './+types/previewed.route.ts';
import { usePreview } from './use-preview.ts';
import { withBadges } from './with-badges.server.ts';
import { withVariants } from './with-variants.server.ts';

/** Query: `path`, `version` or `at`, `audience`; `token` when embedded by an external editor. */
export const loader = previewRoute(async (shop, args) => {
  const { searchParams } = new URL(args.request.url);
  const path = searchParams.get('path') ?? 'home';
  const page = await loadDraft(shop, path, parseDraftVersion(searchParams));
  const contentLanguage = toLanguageAttributes(shop, page);
  const sections = await renderSections(shop, args, audienceOf(searchParams)(page.sections), path, {
    contentLanguage,
  });
  return serialise({
    path,
    title: page.title,
    sections,
    contentLanguage,
    origins: shop.preview.origins,
  });
});

/** Renders the given sections; saves nothing. */
export const action = previewRoute(async (shop, args) => {
  const { searchParams } = new URL(args.request.url);
  const form = await readForm(args.request);
  const sections = audienceOf(searchParams)(parseSections(form.get('sections')));
  const path = searchParams.get('path') ?? 'home';
  const contentLanguage = {};
  // The previous sections are still in the document, so the new ones need other ids.
  const rendered = await renderSections(
    withVariants(withBadges(shop, form.get('badges')), form.get('variants')),
    args,
    sections,
    path,
    {
      idPrefix: `${path}-${shop.now.getTime()}`,
      contentLanguage,
    },
  );
  return serialise({
    path,
    title: '',
    sections: rendered,
    contentLanguage,
    origins: shop.preview.origins,
  });
});

export const meta: Route.MetaFunction = () => [
  { title: 'Preview' },
  { name: 'robots', content: 'noindex' },
];

/** OPS-1: outline of cards of selected products. */
const SELECTED =
  '**:data-selected:outline-4 **:data-selected:outline-offset-2 **:data-selected:outline-accent';

export default function Previewed({ loaderData, actionData }: Route.ComponentProps) {
  const { path, title, sections, contentLanguage, origins } = useDeserialised(
    actionData ?? loaderData,
  );
  usePreview({ path, sections: sections.length, origins });
  return (
    <main id="main" className={`min-h-svh ${SELECTED}`}>
      <Blocks title={title} sections={sections} contentLanguage={contentLanguage} />
    </main>
  );
}

function audienceOf(
  parameters: URLSearchParams,
): (sections: readonly unknown[]) => readonly unknown[] {
  const audience = parameters.get('audience');
  return (sections) =>
    audience === 'guest' || audience === 'customer'
      ? filterByAudience(sections, audience satisfies Audience)
      : sections;
}

function parseDraftVersion(parameters: URLSearchParams): DraftVersion {
  const at = parameters.get('at');
  if (at) {
    const time = new Date(at);
    if (Number.isNaN(time.getTime()))
      throw createFieldProblem('at', 'a time is written 2027-01-31T09:00');
    return { at: time };
  }
  const version = Number(parameters.get('version'));
  return { version: Number.isInteger(version) && version > 0 ? version : 'newest' };
}

function parseSections(given: FormDataEntryValue | null): unknown[] {
  try {
    const sections: unknown = JSON.parse(String(given));
    if (Array.isArray(sections)) return sections;
  } catch {
    // Reported below.
  }
  throw new Problem(422, 'content.sections', 'sections: must be a JSON list.', {
    field: 'sections',
  });
}
