/** What the page can be bought from without: drawn by the server, awake when it is used. */
import { memo, Suspense } from 'react';
import { late } from '#kit/late.tsx';

const LateInformation = late(async () => (await import('./information.tsx')).Information);
const LateRecentlyViewed = late(async () => (await import('#features/recently-viewed/recently-viewed.tsx')).RecentlyViewed);
/** Around the buy form, which stands while this is not awake. */
export const LateMembership = late(async () => (await import('#features/membership/membership.tsx')).Membership);
const LatePromises = late(async () => (await import('#features/promotion/promises.tsx')).Promises);

/**
 * Kept apart from the page's own changes: an update that reached one of these before it is awake
 * would make the browser draw it anew. Give them what stays, or deferred values.
 */
export const Information = memo(function Information(props: React.ComponentProps<typeof LateInformation>) {
  return (
    // Where a followed link outruns the code, what comes below waits out of sight.
    <Suspense fallback={<div className="min-h-svh" />}>
      <LateInformation {...props} />
    </Suspense>
  );
});

export const Promises = memo(function Promises(props: React.ComponentProps<typeof LatePromises>) {
  return (
    <Suspense>
      <LatePromises {...props} />
    </Suspense>
  );
});

export const RecentlyViewed = memo(function RecentlyViewed(props: React.ComponentProps<typeof LateRecentlyViewed>) {
  return (
    <Suspense>
      <LateRecentlyViewed {...props} />
    </Suspense>
  );
});
