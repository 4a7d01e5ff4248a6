/** The row of what was looked at before, for any page: its code comes when the page is used. */
import { keepApart, late } from '#kit/late.tsx';

export const RecentlyViewed = keepApart(
  late(() => import('./recently-viewed.tsx'), 'RecentlyViewed'),
);
