/** What the page can be bought from without: drawn by the server, awake when it is used. */
import { keepApart, late } from '#kit/late.tsx';

const LateInformation = late(() => import('./information.tsx'), 'Information');
const LateBreadcrumbs = late(() => import('./breadcrumbs.tsx'), 'Breadcrumbs');
const LateSizeAdvice = late(() => import('#features/advice/size-advice.tsx'), 'SizeAdvice');
const LateConsultation = late(() => import('#features/advice/consultation.tsx'), 'Consultation');
const LateEditorial = late(() => import('./editorial.tsx'), 'Editorial');
const LateRecentlyViewed = late(() => import('#features/recently-viewed/recently-viewed.tsx'), 'RecentlyViewed');
/** Around the buy form, which stands while this is not awake. */
export const LateMembership = late(() => import('#features/membership/membership.tsx'), 'Membership');
const LateInternalPrice = late(() => import('#features/internal-price/internal-price.tsx'), 'InternalPrice');
const LatePromises = late(() => import('#features/promotion/promises.tsx'), 'Promises');

// Where a followed link outruns the code, what comes below waits out of sight.
export const Information = keepApart(LateInformation, <div className="min-h-svh" />);
export const Breadcrumbs = keepApart(LateBreadcrumbs, <div className="h-8" />);
export const SizeAdvice = keepApart(LateSizeAdvice);
export const Consultation = keepApart(LateConsultation);
export const Editorial = keepApart(LateEditorial);
export const InternalPrice = keepApart(LateInternalPrice);
export const Promises = keepApart(LatePromises);
export const RecentlyViewed = keepApart(LateRecentlyViewed);
