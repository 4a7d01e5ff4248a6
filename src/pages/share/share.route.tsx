/** Page with the URL of a product: without JavaScript, and where copying fails. SHARE-1. */
import { useEffect, useRef, useState } from 'react';
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
  const path = links.product({ ...product, colour });
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
      <AddressField address={address} />
      <Link to={path} className="mt-8 inline-block underline underline-offset-4">
        {text('share.back', { name })}
      </Link>
    </main>
  );
}

/** Address that is selected whole when focused, with a button that copies it. */
function AddressField({ address }: { readonly address: string }) {
  const text = useText('share');
  const field = useRef<HTMLInputElement>(null);
  const [canCopy, setCanCopy] = useState(false);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => setCanCopy('clipboard' in navigator), []);
  const copy = async () => {
    // Removed first: a screen reader announces the notice only as it appears.
    setCopied(false);
    field.current?.select();
    await navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <div className="mt-4 max-w-[68ch]">
      <label className="grid gap-2">
        <span className="text-sm font-medium">{text('share.address')}</span>
        <input
          ref={field}
          readOnly
          dir="ltr"
          value={address}
          onFocus={() => field.current?.select()}
          onClick={() => field.current?.select()}
          className="min-h-12 min-w-0 rounded-control border border-control bg-paper px-4"
        />
      </label>
      {canCopy && (
        <button
          type="button"
          onClick={() => void copy()}
          className="mt-4 min-h-11 rounded-control bg-accent px-5 font-medium text-on-accent"
        >
          {text('share.copyLink')}
        </button>
      )}
      <p role="status" className="mt-2 text-sm">
        {isCopied && text('share.linkCopied')}
      </p>
    </div>
  );
}
