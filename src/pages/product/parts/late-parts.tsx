/** What the page can be bought from without: drawn by the server, awake when it is used. */
import { keepApart, late } from '#kit/late.tsx';

// Where a followed link outruns the code, what comes below waits out of sight.
export const Information = keepApart(
  late(() => import('./information.tsx'), 'Information'),
  <div className="min-h-svh" />,
);
export const Breadcrumbs = keepApart(
  late(() => import('./breadcrumbs.tsx'), 'Breadcrumbs'),
  <div className="h-8" />,
);
export const SizeAdvice = keepApart(late(() => import('#features/advice/size-advice.tsx'), 'SizeAdvice'));
export const Consultation = keepApart(late(() => import('#features/advice/consultation.tsx'), 'Consultation'));
export const Editorial = keepApart(late(() => import('./editorial.tsx'), 'Editorial'));
export const Membership = keepApart(late(() => import('#features/membership/membership.tsx'), 'Membership'));
export const InternalPrice = keepApart(late(() => import('#features/internal-price/internal-price.tsx'), 'InternalPrice'));
export const Promises = keepApart(late(() => import('#features/promotion/promises.tsx'), 'Promises'));
