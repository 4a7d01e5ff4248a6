/** Returns a shop with the badges that an editor tries in place of the configured ones. */
import { safeParse } from 'valibot';
import { previewBadgesSchema } from '#features/content/preview/preview-badges.ts';
import type { BadgeRule } from '#features/promotion/promotion.ts';
import { Problem } from '#kit/problem.ts';
import type { Shop } from '#request/shop.ts';

/**
 * Without badges, returns the shop unchanged.
 * @throws Problem 422 for invalid badges.
 */
export function withBadges<T extends Shop>(shop: T, given: FormDataEntryValue | null): T {
  const parsed = safeParse(previewBadgesSchema, parseJson(given));
  if (given === null || given === 'null') return shop;
  if (!parsed.success)
    throw new Problem(422, 'preview.badges', `badges: ${parsed.issues[0].message}.`, {
      field: 'badges',
    });
  const badges = parsed.output.map(
    ({ text, categorySlug, backgroundColor, textColor, borderColor, icon }, index): BadgeRule => ({
      ...{ id: `tried-${index}`, placement: 'image', priority: index, text1: { 'en-GB': text } },
      ...(categorySlug !== undefined && { categorySlug }),
      ...(backgroundColor !== undefined && { backgroundColor }),
      ...(textColor !== undefined && { textColor }),
      ...(borderColor !== undefined && { borderColor }),
      ...(icon !== undefined && { icon }),
    }),
  );
  const own = shop.fascia.promotions;
  const rest = own ?? {
    classification: { excluded: [], departments: [] },
    instalments: [],
    subscriptionIn: [],
  };
  return { ...shop, fascia: { ...shop.fascia, promotions: { ...rest, badges } } };
}

function parseJson(given: FormDataEntryValue | null): unknown {
  try {
    return JSON.parse(String(given));
  } catch {
    return undefined;
  }
}
