/** Route of the preview: a page beside its JSON, by width, locale, audience and time. */
import { useCallback, useRef, useState } from 'react';
import { findPageFaults } from '#blocks/render/find-page-faults.server.ts';
import {
  listDraftPaths,
  listDraftVersions,
  loadDraft,
  parseEditedPage,
  saveDraft,
} from '#features/content/edit/content-drafts.server.ts';
import { type Fault, formatFault } from '#i18n/fault.ts';
import { findMessages } from '#i18n/find-messages.ts';
import { isProblem } from '#kit/problem.ts';
import { formatProblem } from '#request/problem-text.server.ts';
import { readForm } from '#request/read-form.server.ts';
import { devRoute } from '#request/route.server.ts';
import type { Route } from './+types/preview.route.ts';
import { ChoicesForm } from './parts/choices-form.tsx';
import { Editor, type SaveResult } from './parts/editor.tsx';
import { SelectedProducts } from './parts/editor-fields.tsx';
import { PagePreview, type PreviewedPage, WIDTHS } from './parts/page-preview.tsx';
import { parsePageText } from './parts/parse-page-text.ts';

export const loader = devRoute(async (shop, { request }) => {
  const { searchParams } = new URL(request.url);
  const paths = await listDraftPaths(shop);
  const path = searchParams.get('path') ?? 'home';
  const versions = await listDraftVersions(shop, path);
  const version = Number(searchParams.get('version')) || null;
  const page = await loadDraft(shop, path, { version: version ?? 'newest' });
  return {
    // A page without a version is listed first, so that the select shows the opened page.
    ...{
      path,
      paths: paths.includes(path) ? paths : [path, ...paths],
      version,
      at: searchParams.get('at') ?? '',
      audience: searchParams.get('audience') ?? '',
    },
    ...{ prefix: shop.public.prefix, locales: shop.public.locales },
    versions: versions.map((item) => ({
      version: item.version,
      state: stateOf(item.publishAt, shop.now),
    })),
    text: JSON.stringify({ ...page, locale: undefined, changedOn: undefined }, null, 2),
  };
});

function stateOf(publishAt: Date | null, now: Date): string {
  if (publishAt === null) return 'draft';
  return publishAt <= now ? 'published' : `from ${publishAt.toISOString().slice(0, 16)}`;
}

/**
 * Intents: `check` lists faults, `draft` saves without publishing, `publish` saves and publishes.
 */
export const action = devRoute(async (shop, { request }): Promise<SaveResult> => {
  const form = await readForm(request);
  const basedOn = Number(form.get('basedOn'));
  const intent = form.get('intent');
  const read = parsePageText(String(form.get('page') ?? ''));
  const showFaults = (found: readonly Fault[]) => {
    const text = findMessages(shop.locale.tag);
    return { basedOn, faults: found.map((fault) => formatFault(fault, text)), warnings: [] };
  };
  if ('fault' in read) return showFaults([read.fault]);
  const written = parseEditedPage(
    read.page,
    new URL(request.url).searchParams.get('path') ?? 'home',
  );
  if ('faults' in written) return showFaults(written.faults);
  const { page } = written;
  try {
    const { schemaFaults, faults, warnings } = await findPageFaults(shop, page);
    // Drafts may contain broken links: their target pages may be written later.
    const isSaved =
      intent === 'draft'
        ? schemaFaults.length === 0
        : intent === 'publish' && schemaFaults.length + faults.length === 0;
    if (!isSaved) return { basedOn, faults: [...schemaFaults, ...faults], warnings };
    const saved = await saveDraft(shop, page, basedOn, intent === 'publish');
    return { basedOn: saved.version, faults: [], warnings: [...faults, ...warnings], ...saved };
  } catch (error) {
    if (isProblem(error))
      return { basedOn, faults: [formatProblem(error, shop.locale.tag)], warnings: [] };
    throw error;
  }
});

export const meta: Route.MetaFunction = () => [
  { title: 'Preview' },
  { name: 'robots', content: 'noindex' },
];

export default function Preview({ loaderData }: Route.ComponentProps) {
  const { path, text, versions } = loaderData;
  const [width, setWidth] = useState<number>(WIDTHS[0]);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [product, setProduct] = useState<string | null>(null);
  const shown = useRef<(shown: PreviewedPage) => void>(null);
  const choose = useCallback(
    (slug: string, isSelected: boolean) =>
      setSelected((others) => [
        ...others.filter((other) => other !== slug),
        ...(isSelected ? [slug] : []),
      ]),
    [],
  );
  return (
    <main
      id="main"
      className="fixed inset-0 z-50 grid grid-rows-[auto_1fr] overflow-auto bg-paper text-sm lg:grid-cols-[28rem_1fr] lg:grid-rows-1"
    >
      <div className="flex flex-col gap-4 overflow-auto p-4">
        <h1 className="text-xl font-medium">Preview</h1>
        <ChoicesForm {...loaderData} width={width} onWidth={setWidth} />
        <Editor
          key={`${path}@${loaderData.version}`}
          json={text}
          basedOn={versions[0]?.version ?? 0}
          onShow={(given) => shown.current?.(given)}
        />
        <SelectedProducts selected={selected} shown={product} onShow={setProduct} />
      </div>
      <PagePreview
        {...loaderData}
        width={width}
        product={product}
        selected={selected}
        onProduct={choose}
        show={shown}
      />
    </main>
  );
}
