/** Converts Amplience's standard content types to blocks. */
import type { BlockContent } from '#features/content/content.ts';
import { blockSchemaId } from '#kit/define-block-content.ts';
import {
  type DeliveredContent,
  hrefOf,
  isDelivered,
  NO_TINT,
  pictureOf,
  stringOf,
  videoOf,
} from './delivered-values.ts';
import { mapArticle, mapSnippet } from './map-article.ts';

/** Conversions by the end of the schema id, whose host differs between hubs. */
export const blockReaders: readonly (readonly [
  schema: RegExp,
  read: (item: DeliveredContent) => BlockContent[],
])[] = [
  [/\/content\/(simple-banner|simple-localized-banner)$/, mapSimpleBanner],
  [/\/content\/advanced-banner$/, mapAdvancedBanner],
  [/\/content\/card$/, (item) => listCards([item]).map((card) => block('cta-card', card))],
  [/\/content\/card-list$/, mapCardList],
  [/\/content\/shoppable-image$/, mapShoppableImage],
  [/\/content\/video$/, mapVideo],
  [/\/content\/blog$/, mapArticle],
  [/\/content\/blog-snippet$/, mapSnippet],
];

function block(name: string, content: object): BlockContent {
  return { _meta: { schema: blockSchemaId(name) }, ...content };
}

function mapSimpleBanner({
  image,
  bannerText,
  ctaSettings,
  textPositioning,
}: DeliveredContent): BlockContent[] {
  const texts = asObject(bannerText);
  const { buttonText, linkUrl } = asObject(ctaSettings);
  return [
    banner(image, textPositioning, {
      title: stringOf(texts.header),
      subtitle: [texts.subheader, texts.description].map(stringOf).filter(Boolean).join(' '),
      links: listLinks([{ label: buttonText, value: linkUrl }]),
    }),
  ];
}

function mapAdvancedBanner({
  image,
  textLines,
  ctas,
  textPositioning,
}: DeliveredContent): BlockContent[] {
  const [title = '', ...otherLines] = asObjects(textLines).map(({ text }) => stringOf(text));
  const links = listLinks(
    asObjects(ctas).map(({ buttonText, linkUrl }) => ({ label: buttonText, value: linkUrl })),
  );
  return [
    banner(image, textPositioning, {
      title,
      subtitle: otherLines.filter(Boolean).join(' '),
      links,
    }),
  ];
}

function banner(image: unknown, positioning: unknown, texts: object): BlockContent {
  const { textPositionVertical: vertical, textPositionHorizontal: horizontal } =
    asObject(positioning);
  const linkLocation =
    vertical && horizontal ? { linkLocation: `${stringOf(vertical)}-${stringOf(horizontal)}` } : {};
  return block('hero-banner', {
    layout: 'cover',
    ...texts,
    ...linkLocation,
    picture: pictureOf(image),
  });
}

/** A grid, since a card list has no title, which a carousel requires. */
function mapCardList({ cards }: DeliveredContent): BlockContent[] {
  const sections = listCards(asObjects(cards)).map((card) => block('cta-card', card));
  return sections.length === 0
    ? []
    : [block('grid', { columnsMobile: 2, columnsDesktop: Math.min(sections.length, 4), sections })];
}

/** Cards without a link or a picture are left out. */
function listCards(cards: readonly DeliveredContent[]): object[] {
  return cards.flatMap(({ image, cardName, description, links }) => {
    const [link] = listLinks(asObjects(links));
    const picture = pictureOf(image);
    return link && picture
      ? [{ title: stringOf(cardName), body: stringOf(description), picture, link }]
      : [];
  });
}

/** Only product hotspots: others link to pages that this shop may not have. */
function mapShoppableImage({ shoppableImage }: DeliveredContent): BlockContent[] {
  const { image, hotspots } = asObject(shoppableImage);
  const desktopItems = asObjects(hotspots)
    .filter(({ selector }) => selector === '.product')
    .map(({ target, points }) => ({
      productSku: stringOf(target),
      percentageFromLeftLocation: toPercent(asObject(points).x),
      percentageFromTopLocation: toPercent(asObject(points).y),
    }));
  return [block('shoppable-banner', { picture: pictureOf(image), desktopItems })];
}

/** Plays on demand only, as Amplience's own player does. */
function mapVideo({ video, title }: DeliveredContent): BlockContent[] {
  const mediaId = videoOf(video);
  const display_images = [{ id: mediaId, alt: stringOf(title), tint: NO_TINT }];
  return mediaId === null
    ? []
    : [
        block('media-hub-video', {
          mediaId,
          display_images,
          video_autoplay: false,
          loopVideo: false,
        }),
      ];
}

function toPercent(fraction: unknown): number {
  return typeof fraction === 'number' ? Math.round(fraction * 100) : 50;
}

function listLinks(links: readonly DeliveredContent[]): { label: string; href: string }[] {
  return links.flatMap(({ label, value }) => {
    const href = hrefOf(value);
    return href && stringOf(label) ? [{ label: stringOf(label), href }] : [];
  });
}

function asObject(value: unknown): DeliveredContent {
  return isDelivered(value) ? value : {};
}

function asObjects(value: unknown): DeliveredContent[] {
  return Array.isArray(value) ? value.filter(isDelivered) : [];
}
