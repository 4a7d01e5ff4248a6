/** What a listing can be looked at without: their code comes when the page is used. */
import { late } from '#kit/late.tsx';

export const LateBanners = late(async () => (await import('./banners.tsx')).Banners);
export const LateChips = late(async () => (await import('./chips.tsx')).Chips);
export const LateFilters = late(async () => (await import('./filters.tsx')).Filters);
export const LatePages = late(async () => (await import('./pages.tsx')).Pages);
export const LateEmpty = late(async () => (await import('./empty.tsx')).Empty);
