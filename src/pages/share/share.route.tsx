/** Page with the URL of a product, to copy: for browsers without JavaScript. SHARE-1. */
import { loadAffiliateId } from '#features/affiliate/load-affiliate-id.server.ts';
import { loadProductBySlug } from '#features/catalogue/catalogue.server.ts';
import { redirectMovedProduct } from '#features/catalogue/redirect-moved.server.ts';
import { addShareParameters } from '#features/share/share-url.ts';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { privateRoute } from '#request/route.server.ts';
import type { Route } from './+types/share.route.ts';

export const loader = privateRoute(async (shop, { params, request }) => {
  const { product } = redirectMovedProduct(
    await loadProductBySlug(shop, params.slug ?? ''),
    (slug) => links.share({ slug }),
  );
  const requestedColour = new URL(request.url).searchParams.get('colour');
  const colour = product.colours.find(({ key }) => key === requestedColour)?.key;
  const path = links.product({ slug: product.slug, colour });
  return {
    name: product.name,
    path,
    address: addShareParameters(
      new URL(shop.public.prefix + path, shop.origin).href,
      await loadAffiliateId(shop),
    ),
  };
});

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export default function SharePage({ loaderData: { name, path, address } }: Route.ComponentProps) {
  const text = useText('share');
  return (
    <main id="main" className="page min-h-svh py-8 lg:py-12">
      <title>{text('share.title', { name })}</title>
      <h1 className="font-display text-4xl">{text('share.title', { name })}</h1>
      <p className="mt-6">{text('share.how')}</p>
      <label className="mt-4 grid max-w-[68ch] gap-2">
        <span className="text-sm font-medium">{text('share.address')}</span>
        <input
          readOnly
          dir="ltr"
          value={address}
          className="min-h-12 rounded-control border border-control bg-paper px-4"
        />
      </label>
      <Link to={path} className="mt-8 inline-block underline underline-offset-4">
        {text('share.back', { name })}
      </Link>
    </main>
  );
}
