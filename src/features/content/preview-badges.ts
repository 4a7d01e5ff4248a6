/** Badges that an editor tries on the cards of a page, before anybody else has them. */
import { array, type InferOutput, maxLength, object, optional, pipe, regex, string } from 'valibot';

const colour = optional(pipe(string(), regex(/^#[0-9a-f]{6}$/i, 'a colour is written #rrggbb')));

const badge = object({
  text: pipe(string(), maxLength(60)),
  /** Products of this category; all of them when absent. */
  categorySlug: optional(pipe(string(), maxLength(100))),
  ...{ backgroundColor: colour, textColor: colour, borderColor: colour },
});

export const previewBadgesSchema = pipe(array(badge), maxLength(20));

export type PreviewBadge = InferOutput<typeof badge>;
