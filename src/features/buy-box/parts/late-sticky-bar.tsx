/** The bar at the lower edge comes when the page is used. */
import { keepApart, late } from '#kit/late.tsx';

export const LateStickyBar = keepApart(late(() => import('../sticky-bar.tsx'), 'StickyBar'));
