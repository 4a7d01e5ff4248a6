/** What the page can be bought from without: drawn by the server, awake when it is used. */
import { keepApart, late } from '#kit/late.tsx';

const loadPromises = () => import('#features/promotion/promises.tsx');

/** With what stands above it, which would push it away if it came later. */
async function loadInformation() {
  const [information] = await Promise.all([import('./information.tsx'), loadPromises()]);
  return information;
}

// Where a followed link outruns the code, what comes below waits out of sight.
export const Information = keepApart(
  late(loadInformation, 'Information'),
  <div className="min-h-svh" />,
);
export const Breadcrumbs = keepApart(
  late(() => import('./breadcrumbs.tsx'), 'Breadcrumbs'),
  <div className="h-8" />,
);
export const SizeAdvice = keepApart(
  late(() => import('#features/advice/size-advice.tsx'), 'SizeAdvice'),
);
export const Consultation = keepApart(
  late(() => import('#features/advice/consultation.tsx'), 'Consultation'),
);
export const Editorial = keepApart(late(() => import('./editorial.tsx'), 'Editorial'));
export const Membership = keepApart(
  late(() => import('#features/membership/membership.tsx'), 'Membership'),
);
export const InternalPrice = keepApart(
  late(() => import('#features/internal-price/internal-price.tsx'), 'InternalPrice'),
);
export const Promises = keepApart(late(loadPromises, 'Promises'));
