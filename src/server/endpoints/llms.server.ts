/** GET /llms.txt: the pages and data of a site that agents can read. */
import { isListed, pageUrlOf } from '#features/content/links/listed-pages.ts';
import { escapeMarkdown, formatMarkdownLink } from '#kit/html/markdown.ts';
import { links } from '#links';
import type { Site } from '../app/shop.server.ts';
import { formatMarkdownPath } from '../markdown/markdown-path.ts';

/** Largest number of departments, and of editor-made pages. */
const MAX_LINKS = 100;

type NamedPath = readonly [name: string, path: string];

/** In the first language of the site; the others are listed with their URLs. */
export async function respondWithLlms({
  fascia,
  languages: [first, ...others],
  ports,
  origin,
}: Pick<Site, 'fascia' | 'languages' | 'ports' | 'origin'>): Promise<Response> {
  if (!first) return new Response(null, { status: 404 });
  const scope = { fascia: fascia.code, locale: first.locale.tag, currency: first.currency };
  const now = new Date();
  const [categories, home, pages] = await Promise.all([
    ports.catalogue.listCategories(scope),
    ports.content.findPage(scope, 'home', now),
    ports.content.listPublished(scope, now, { after: '', limit: MAX_LINKS }),
  ]);
  const departments = categories.filter(({ depth }) => depth === 0).slice(0, MAX_LINKS);
  const blocks = [
    `# ${escapeMarkdown(fascia.name)}`,
    ...(home?.description ? [`> ${escapeMarkdown(home.description)}`] : []),
    'Products, categories, searches and pages are also there as Markdown: append `.md` to the path, or send `Accept: text/markdown`.',
    ...formatLinks('Departments', departments.map(toDepartment), origin),
    ...formatLinks('Pages', pages.filter(({ path }) => isListed(path)).map(toPage), origin),
    ...formatLinks('Data', DATA, origin),
    ...formatLinks(
      'Languages',
      others.map(({ locale, prefix }): NamedPath => [locale.name, prefix]),
      origin,
    ),
  ];
  return new Response(`${blocks.join('\n\n')}\n`, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}

const DATA: readonly NamedPath[] = [
  ['Search: add the words as q', `${formatMarkdownPath(links.search())}?q=`],
  ['Profile of the Universal Commerce Protocol (UCP)', '/.well-known/ucp'],
  ['Sitemap', '/sitemap.xml'],
  ['Products for shopping agents, JSON Lines, by page with ?limit=500', '/feeds/agents.jsonl'],
  ['Products in Google’s format', '/feeds/google.xml'],
];

function toDepartment({ name, slug }: { readonly name: string; readonly slug: string }): NamedPath {
  return [name, formatMarkdownPath(links.category({ slug }))];
}

function toPage({ title, path }: { readonly title: string; readonly path: string }): NamedPath {
  return [title, formatMarkdownPath(pageUrlOf(path))];
}

function formatLinks(
  title: string,
  items: readonly NamedPath[],
  origin: string,
): readonly string[] {
  if (items.length === 0) return [];
  const lines = items.map(([name, path]) => `- ${formatMarkdownLink(name, `${origin}${path}`)}`);
  return [[`## ${title}`, '', ...lines].join('\n')];
}
