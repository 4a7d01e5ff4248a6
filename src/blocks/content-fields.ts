/** Fields that several blocks share. */
import { type InferOutput, object, optional, pipe, regex, string } from 'valibot';

export const pictureField = object({
  id: string(),
  alt: optional(string(), ''),
  tint: optional(pipe(string(), regex(/^#[0-9a-f]{6}$/i)), '#dddddd'),
});

/** A path of this shop or an https address; nothing that runs. */
export const hrefField = pipe(string(), regex(/^(\/(?!\/)|https:\/\/)/, 'a link starts with / or https://'));

export const linkField = object({ label: string(), href: hrefField });

export type ContentLink = InferOutput<typeof linkField>;
