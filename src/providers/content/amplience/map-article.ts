/** Converts an Amplience article to a header block and panels of a picture with its text. */
import type { BlockContent } from '#features/content/content.ts';
import { blockSchemaId } from '#kit/define-block-content.ts';
import {
  type DeliveredContent,
  type DeliveredPicture,
  hrefOf,
  isDelivered,
  pictureOf,
  stringOf,
} from './delivered-values.ts';

export function mapArticle({ snippet, content }: DeliveredContent): BlockContent[] {
  const { title, description, author, blogdate, image } = isDelivered(snippet) ? snippet : {};
  const picture = pictureOf(image);
  const header = {
    _meta: { schema: blockSchemaId('blog-header') },
    ...{ title: stringOf(title), introduction: stringOf(description), author: stringOf(author) },
    ...(stringOf(blogdate) ? { date: stringOf(blogdate) } : {}),
    ...(picture ? { picture } : {}),
  };
  const text =
    isDelivered(content) && Array.isArray(content.text) ? content.text.filter(isDelivered) : [];
  return [header, ...listPanels(text)];
}

export function mapSnippet({
  title,
  description,
  blogdate,
  image,
  cta,
}: DeliveredContent): BlockContent[] {
  const href = isDelivered(cta) ? hrefOf(cta.value) : null;
  const date = stringOf(blogdate) ? { date: stringOf(blogdate) } : {};
  const card = {
    title: stringOf(title),
    excerpt: stringOf(description),
    ...date,
    href,
    picture: pictureOf(image),
  };
  return href === null ? [] : [{ _meta: { schema: blockSchemaId('blog-card') }, ...card }];
}

type Panel = {
  pictures: DeliveredPicture[];
  paragraphs: string[];
  link?: { label: string; href: string };
};

function listPanels(text: readonly DeliveredContent[]): BlockContent[] {
  const panels: Panel[] = [];
  for (const { type, data } of text) {
    const picture = type === 'dc-image-link' ? pictureOf(data) : null;
    if (picture) panels.push({ pictures: [picture], paragraphs: [] });
    if (type === 'markdown') addParagraphs(panels, stringOf(data));
  }
  return panels.map((panel, index) =>
    panel.pictures.length > 0
      ? {
          _meta: { schema: blockSchemaId('blog-panel') },
          layout: index % 2 === 0 ? 'above' : 'beside',
          ...panel,
        }
      : { _meta: { schema: blockSchemaId('text') }, paragraphs: panel.paragraphs },
  );
}

const LINK = /\[([^\]]{1,200})\]\(([^)\s]{1,2000})[^)]{0,300}\)/;

/**
 * The first paragraph that is only a link becomes the link of its panel. Horizontal rules are left
 * out.
 */
function addParagraphs(panels: Panel[], markdown: string): void {
  for (const paragraph of markdown.split(/\n{2,}/).map((item) => item.trim())) {
    if (paragraph === '' || /^(-{3,}|\*{3,})$/.test(paragraph)) continue;
    const panel = panels.at(-1) ?? addPanel(panels);
    const [match, label = '', target] = LINK.exec(paragraph) ?? [];
    const href = hrefOf(target);
    if (match === paragraph && href && !panel.link) panel.link = { label, href };
    else panel.paragraphs.push(stripMarkdown(paragraph));
  }
}

function addPanel(panels: Panel[]): Panel {
  const panel: Panel = { pictures: [], paragraphs: [] };
  panels.push(panel);
  return panel;
}

/** Removes the markup of Markdown, since paragraphs of blocks are plain text. */
function stripMarkdown(markdown: string): string {
  return markdown
    .replaceAll(new RegExp(LINK, 'g'), '$1')
    .replaceAll(/(\*\*|__|\*|`)(?=\S)([^*_`]{1,2000}?)\1/g, '$2')
    .replaceAll(/^#{1,6}\s+/gm, '');
}
