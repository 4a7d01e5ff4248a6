/** Page on how the figures over product pictures are counted. */
import { writeProofPolicy } from '#features/social-proof/social-proof-policy.server.ts';
import { describePage, listAddresses } from '#kit/html/meta.ts';
import { links } from '#links';
import { sharedLoader } from '#request/route.server.ts';
import type { Route } from './+types/social-proof-policy.route.ts';

export const loader = sharedLoader(async (shop) => {
  const { prefix, locales } = shop.public;
  const path = links.socialProofPolicy();
  return {
    ...writeProofPolicy(shop),
    addresses: listAddresses({ origin: shop.fascia.origin, prefix, locales, path }),
  };
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? describePage(loaderData) : [];

export default function SocialProofPolicyPage({ loaderData }: Route.ComponentProps) {
  const { title, introduction, sections } = loaderData;
  return (
    <main id="main" className="pb-16">
      <header className="page pt-12 lg:pt-20">
        <h1 className="max-w-4xl text-5xl lg:text-7xl">{title}</h1>
        <p className="prose-width pt-4 text-lg">{introduction}</p>
      </header>
      <div className="page pt-12 lg:pt-20">
        <div className="written prose-width">
          {sections.map(({ title: heading, paragraphs, list }) => [
            <h2 key={heading}>{heading}</h2>,
            ...paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
            list && (
              <ul key={`${heading} list`}>
                {list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            ),
          ])}
        </div>
      </div>
    </main>
  );
}
