/** Parses a post of a social service; null when it is invalid or has no picture. */
import {
  array,
  check,
  fallback,
  type InferOutput,
  nullable,
  object,
  optional,
  picklist,
  pipe,
  regex,
  safeParse,
  startsWith,
  string,
  toLowerCase,
  union,
} from 'valibot';
import { isValidHref } from '#features/content/links/is-valid-href.ts';
import { CHANNELS, type SocialPost } from './social.ts';

/** Path of this shop or https URL; excludes schemes that run script. */
const addressSchema = union([
  pipe(string(), startsWith('https://'), check(isValidHref)),
  pipe(string(), regex(/^\/(?![/\\])/)),
]);

const postSchema = object({
  flocklerId: string(),
  channel: pipe(string(), toLowerCase(), picklist(CHANNELS)),
  sourceUrl: addressSchema,
  images: optional(array(object({ url: addressSchema, altText: fallback(string(), '') })), []),
  videos: optional(array(object({ type: string(), url: addressSchema })), []),
  tags: fallback(array(string()), []),
  ctaLink: fallback(nullable(object({ url: addressSchema, title: string() })), null),
});

export function parsePost(value: unknown): SocialPost | null {
  const parsed = safeParse(postSchema, value);
  return parsed.success && hasPicture(parsed.output) ? parsed.output : null;
}

function hasPicture({ images }: InferOutput<typeof postSchema>): boolean {
  return images.length > 0;
}
