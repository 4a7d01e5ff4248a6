/** Reads values of delivered content: localised text, pictures of the media service, links. */
import { encodeAmplienceId } from '#providers/vendors/amplience/media-id.ts';

export type DeliveredContent = Readonly<Record<string, unknown>>;

const CORE = 'http://bigcontent.io/cms/schema/v1/core#/definitions/';
export const NO_TINT = '#dddddd';

export function isDelivered(value: unknown): value is DeliveredContent {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function schemaOf(value: unknown): string {
  const meta = isDelivered(value) ? value._meta : null;
  return isDelivered(meta) && typeof meta.schema === 'string' ? meta.schema : '';
}

/** Nesting limit; the delivery API itself stops at 22 levels of links. */
const MAX_DEPTH = 60;

/**
 * Replaces every localised value by its value in the locale: exact, else the language, else
 * English, else the first.
 */
export function localiseDelivered(value: unknown, locale: string, depth = 0): unknown {
  if (depth > MAX_DEPTH) return null;
  if (Array.isArray(value)) return value.map((item) => localiseDelivered(item, locale, depth + 1));
  if (!isDelivered(value)) return value;
  if (schemaOf(value).startsWith(`${CORE}localized-`))
    return localiseDelivered(pickLanguage(value.values, locale), locale, depth + 1);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, localiseDelivered(inner, locale, depth + 1)]),
  );
}

function pickLanguage(values: unknown, locale: string): unknown {
  const localised = (Array.isArray(values) ? values : []).filter(isDelivered);
  const [language = ''] = locale.split('-');
  const findByLocale = (start: string) =>
    localised.find((item) => typeof item.locale === 'string' && item.locale.startsWith(start));
  return (findByLocale(locale) ?? findByLocale(language) ?? findByLocale('en') ?? localised[0])
    ?.value;
}

/** Returns a string; an empty one for any other value. */
export function stringOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export type DeliveredPicture = { readonly id: string; readonly alt: string; readonly tint: string };

/**
 * Picture with the id `amplience.{account}.{name}`, which the Amplience picture provider resolves;
 * null for other values.
 * The image link is the value itself, with its alternative text, or is nested with the crop that an
 * editor set.
 */
export function pictureOf(value: unknown): DeliveredPicture | null {
  if (!isDelivered(value)) return null;
  const link = findImageLink(value);
  if (!link) return null;
  const [account, name] = [stringOf(link.endpoint), stringOf(link.name)];
  const id = encodeAmplienceId({ account, name });
  const alt = stringOf(value.imageAltText) || stringOf(value.alt);
  return id === null ? null : { id, alt, tint: stringOf(value.tint) || NO_TINT };
}

/** Id of a video of the media service, also of its poster; null for other values. */
export function videoOf(value: unknown): string | null {
  if (schemaOf(value) !== `${CORE}video-link` || !isDelivered(value)) return null;
  return encodeAmplienceId({
    account: stringOf(value.endpoint),
    name: stringOf(value.name),
    kind: 'video',
  });
}

function findImageLink(value: DeliveredContent): DeliveredContent | null {
  if (schemaOf(value) === `${CORE}image-link`) return value;
  for (const key of ['image', 'img']) {
    const inner = value[key];
    const link = isDelivered(inner) ? findImageLink(inner) : null;
    if (link) return link;
  }
  return null;
}

/**
 * Path of this shop or https URL; null for others, such as the `#` and bare host names in
 * content of older shops.
 */
export function hrefOf(value: unknown): string | null {
  const href = stringOf(value).trim();
  return /^(\/(?![/\\])|https:\/\/)/.test(href) ? href : null;
}
