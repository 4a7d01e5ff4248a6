/** Page on how reviews are collected, checked and summarised. */
import { composeReviewPolicy } from '#features/reviews/policy/review-policy.server.ts';
import { createMetaTags, listPageUrls } from '#kit/html/meta.ts';
import { links } from '#links';
import { sharedLoader } from '#request/route.server.ts';
import { PolicyPage } from '#ui/policy/policy-page.tsx';
import type { Route } from './+types/review-policy.route.ts';

export const loader = sharedLoader(async (shop) => {
  const { prefix, locales } = shop.public;
  return {
    ...composeReviewPolicy(shop),
    pageUrls: listPageUrls({
      origin: shop.fascia.origin,
      prefix,
      locales,
      path: links.reviewPolicy(),
    }),
  };
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? createMetaTags(loaderData) : [];

export default function ReviewPolicyPage({ loaderData }: Route.ComponentProps) {
  return <PolicyPage {...loaderData} />;
}
