/** Page on how the figures over product pictures are counted. */
import { composeProofPolicy } from '#features/social-proof/social-proof-policy.server.ts';
import { createMetaTags, listPageUrls } from '#kit/html/meta.ts';
import { links } from '#links';
import { sharedLoader } from '#request/route.server.ts';
import { PolicyPage } from '#ui/policy/policy-page.tsx';
import type { Route } from './+types/social-proof-policy.route.ts';

export const loader = sharedLoader(async (shop) => {
  const { prefix, locales } = shop.public;
  const path = links.socialProofPolicy();
  return {
    ...composeProofPolicy(shop),
    pageUrls: listPageUrls({ origin: shop.fascia.origin, prefix, locales, path }),
  };
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? createMetaTags(loaderData) : [];

export default function SocialProofPolicyPage({ loaderData }: Route.ComponentProps) {
  return <PolicyPage {...loaderData} />;
}
