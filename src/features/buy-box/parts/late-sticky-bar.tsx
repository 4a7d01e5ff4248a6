/** The bar at the lower edge comes when the page is used. */
import { late } from '#kit/late.tsx';

export const LateStickyBar = late(async () => (await import('../sticky-bar.tsx')).StickyBar);
