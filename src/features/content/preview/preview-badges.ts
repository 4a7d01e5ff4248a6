/** Badges that an editor tries on the cards of a previewed page. */

import {
  array,
  check,
  type InferOutput,
  maxLength,
  object,
  optional,
  pipe,
  regex,
  string,
} from 'valibot';
import { isBadgeIcon } from '#features/promotion/promotion.ts';
import type { MessageId } from '#i18n/text.tsx';

const colour = optional(
  pipe(string(), regex(/^#[0-9a-f]{6}$/i, 'fault.colour' satisfies MessageId)),
);

const badge = object({
  text: pipe(string(), maxLength(60)),
  /** Category of the products with the badge; all products if absent. */
  categorySlug: optional(pipe(string(), maxLength(100))),
  ...{ backgroundColor: colour, textColor: colour, borderColor: colour },
  icon: optional(
    pipe(string(), maxLength(2_000), check(isBadgeIcon, 'fault.icon' satisfies MessageId)),
  ),
});

export const previewBadgesSchema = pipe(array(badge), maxLength(20));

export type PreviewBadge = InferOutput<typeof badge>;
