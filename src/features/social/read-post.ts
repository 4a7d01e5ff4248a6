/** Reads a post as a service sends it; null for what cannot be shown. */
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
import { canBeOpened } from '#features/content/can-be-opened.ts';
import { CHANNELS, type SocialPost } from './social.ts';

/** A path of our own, or https: nothing that runs. */
const addressSchema = union([
  pipe(string(), startsWith('https://'), check(canBeOpened)),
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

/** R§3: social post. */
export function readPost(value: unknown): SocialPost | null {
  const parsed = safeParse(postSchema, value);
  return parsed.success && hasPicture(parsed.output) ? parsed.output : null;
}

function hasPicture({ images }: InferOutput<typeof postSchema>): boolean {
  return images.length > 0;
}
