/** Converts a delivered item to a page: unwraps containers and maps content types to blocks. */
import type { ContentPage } from '#features/content/content.ts';
import {
  type DeliveredContent,
  isDelivered,
  localiseDelivered,
  pictureOf,
  schemaOf,
  stringOf,
} from './delivered-values.ts';
import { blockReaders } from './map-blocks.ts';

/** Wrappers of other items, by the end of the schema id, with the property of the items. */
const WRAPPERS: readonly (readonly [schema: RegExp, open: (item: DeliveredContent) => unknown])[] =
  [
    [/\/(content\/container|slots\/flexible)$/, ({ contentTypes }) => contentTypes],
    [/\/slots\/(banner|localized-banner)$/, ({ content }) => [content]],
    // Pages are cached for everyone, so only content without a target segment is used.
    [
      /\/slots\/personalized-banner$/,
      ({ segments }) =>
        asObjects(segments)
          .filter(isUntargeted)
          .map(({ content }) => content),
    ],
  ];
const MAX_DEPTH = 8;

export function mapDeliveredPage(
  item: DeliveredContent,
  path: string,
  locale: string,
): ContentPage {
  const localised = localiseDelivered(item, locale) as DeliveredContent;
  const sections = Array.isArray(localised.sections)
    ? localised.sections.flatMap((section) => mapSection(section))
    : mapSection(localised);
  const meta = isDelivered(localised._meta) ? localised._meta : {};
  return {
    path,
    title: stringOf(localised.title) || stringOf(meta.name) || path,
    description: stringOf(localised.description),
    sections,
    ...(localised.removeComponentVerticalPadding === true
      ? { removeComponentVerticalPadding: true }
      : {}),
  };
}

function mapSection(section: unknown, depth = 0): unknown[] {
  if (!isDelivered(section) || depth > MAX_DEPTH) return [];
  const schema = schemaOf(section);
  const [, open] = WRAPPERS.find(([pattern]) => pattern.test(schema)) ?? [];
  if (open) return asObjects(open(section)).flatMap((inner) => mapSection(inner, depth + 1));
  const [, read] = blockReaders.find(([pattern]) => pattern.test(schema)) ?? [];
  // Other schemas pass unchanged: this project's blocks are delivered in their own format.
  return read ? read(section) : [withPictures(section)];
}

/** Blocks may contain Amplience pictures; they are converted to picture fields. */
function withPictures(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPictures);
  if (!isDelivered(value)) return value;
  const picture = 'id' in value && schemaOf(value) === '' ? null : pictureOf(value);
  return (
    picture ??
    Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        key === 'sections' ? mapNestedSections(inner) : withPictures(inner),
      ]),
    )
  );
}

function mapNestedSections(sections: unknown): unknown {
  return asObjects(sections).flatMap((section) => mapSection(section, 1));
}

function isUntargeted({ segment }: DeliveredContent): boolean {
  return !Array.isArray(segment) || segment.length === 0;
}

function asObjects(value: unknown): DeliveredContent[] {
  return Array.isArray(value) ? value.filter(isDelivered) : [];
}
