/** Reads the columns of products that are shown together: `related_suits` and the like. */
import { bundleTypes, type RelatedGroups } from '#features/catalogue/catalogue-records.ts';
import { htmlToLine } from '../../values/plain-text.ts';
import type { FeedRow } from '../feed-row.ts';

const KINDS = [...bundleTypes, 'bundle', 'influencer'] as const;
const MAX_PRODUCTS = 20;
const MAX_HEADER = 200;

/** Item group ids, separated by comma or semicolon; the header has a column of its own. */
export function parseRelated(get: (name: string) => string): Pick<FeedRow, 'related'> {
  const groups = KINDS.flatMap((kind) => {
    const ids = get(`related_${kind}`)
      .split(/[,;]/)
      .map((id) => id.trim())
      .filter((id) => id !== '');
    const products = [...new Set(ids)].slice(0, MAX_PRODUCTS);
    const header = htmlToLine(get(`related_${kind}_header`)).slice(0, MAX_HEADER);
    const group = { ...(header !== '' && { header: { 'en-GB': header } }), products };
    return products.length > 0 ? [[kind, group] as const] : [];
  });
  const related: RelatedGroups = Object.fromEntries(groups);
  return groups.length > 0 ? { related } : {};
}
