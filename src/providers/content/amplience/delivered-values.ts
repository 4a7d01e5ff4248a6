/** The small shapes in delivered content: words in several languages, pictures of the media service, links. */
import { writeAmplienceId } from '#features/pictures/amplience-id.ts';

export type Delivered = Readonly<Record<string, unknown>>;

const CORE = 'http://bigcontent.io/cms/schema/v1/core#/definitions/';
export const NO_TINT = '#dddddd';

export function isDelivered(value: unknown): value is Delivered {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function schemaOf(value: unknown): string {
  const meta = isDelivered(value) ? value._meta : null;
  return isDelivered(meta) && typeof meta.schema === 'string' ? meta.schema : '';
}

/** Deeper than this nothing is read; the service itself ends at 22 levels of links. */
const MAX_DEPTH = 60;

/** Every value in several languages becomes the one in ours: exactly, else English, else the first. */
export function inLanguage(value: unknown, locale: string, depth = 0): unknown {
  if (depth > MAX_DEPTH) return null;
  if (Array.isArray(value)) return value.map((one) => inLanguage(one, locale, depth + 1));
  if (!isDelivered(value)) return value;
  if (schemaOf(value).startsWith(`${CORE}localized-`))
    return inLanguage(pickLanguage(value.values, locale), locale, depth + 1);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, inLanguage(inner, locale, depth + 1)]),
  );
}

function pickLanguage(values: unknown, locale: string): unknown {
  const spoken = (Array.isArray(values) ? values : []).filter(isDelivered);
  const [language = ''] = locale.split('-');
  const by = (start: string) =>
    spoken.find((one) => typeof one.locale === 'string' && one.locale.startsWith(start));
  return (by(locale) ?? by(language) ?? by('en') ?? spoken[0])?.value;
}

/** Words, or nothing. */
export function wordsOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export type DeliveredPicture = { readonly id: string; readonly alt: string; readonly tint: string };

/**
 * `amplience.{account}.{name}`, which the picture provider of the same name knows how to fetch; null for what is none.
 * A picture comes bare, with its alternative text beside it, or wrapped with the crop that its editor chose.
 */
export function pictureOf(value: unknown): DeliveredPicture | null {
  if (!isDelivered(value)) return null;
  const link = findImageLink(value);
  if (!link) return null;
  const [account, name] = [wordsOf(link.endpoint), wordsOf(link.name)];
  const id = writeAmplienceId({ account, name });
  const alt = wordsOf(value.imageAltText) || wordsOf(value.alt);
  return id === null ? null : { id, alt, tint: wordsOf(value.tint) || NO_TINT };
}

/** A video of the media service; null for what is none. Its poster has the same id. */
export function videoOf(value: unknown): string | null {
  if (schemaOf(value) !== `${CORE}video-link` || !isDelivered(value)) return null;
  return writeAmplienceId({
    account: wordsOf(value.endpoint),
    name: wordsOf(value.name),
    kind: 'video',
  });
}

function findImageLink(value: Delivered): Delivered | null {
  if (schemaOf(value) === `${CORE}image-link`) return value;
  for (const key of ['image', 'img']) {
    const inner = value[key];
    const found = isDelivered(inner) ? findImageLink(inner) : null;
    if (found) return found;
  }
  return null;
}

/** A link of this shop or over https; editors of other shops also wrote `#` and bare host names. */
export function hrefOf(value: unknown): string | null {
  const href = wordsOf(value).trim();
  return /^(\/(?![/\\])|https:\/\/)/.test(href) ? href : null;
}
