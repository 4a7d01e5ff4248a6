/** Small product card of a spot; its wishlist button is for signed-in customers. */

import { usePageLanguageAttributes } from '#features/content/content-language.ts';
import { Picture } from '#features/pictures/picture.tsx';
import { Price } from '#features/price/price.tsx';
import { WishlistButton } from '#features/wishlist-button/wishlist-button.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import type { HotspotProduct } from '../shoppable-products.ts';

export function HotspotCard({ product: { hit, colour } }: { product: HotspotProduct }) {
  const [image] = colour?.images ?? [];
  const { price, maxPrice, wasPrice, lowestPrices } = colour ?? hit;
  return (
    <div {...usePageLanguageAttributes()} className="flex items-center gap-1">
      <Link
        to={links.product({ slug: hit.slug, colour: colour?.colour })}
        className="group flex grow items-center gap-3 text-sm"
      >
        {image !== undefined && (
          <span className="block w-20 shrink-0 overflow-hidden rounded-card">
            <Picture
              picture={{ id: image, alt: '', tint: colour?.tint ?? '' }}
              sizes="80px"
              widths={[80, 160, 320]}
            />
          </span>
        )}
        <span className="grid gap-1">
          <span>{hit.brand}</span>
          <span className="font-medium underline-offset-4 group-hover:underline">{hit.name}</span>
          <Price {...{ price, maxPrice, wasPrice, lowestPrices }} saving={null} />
        </span>
      </Link>
      {colour && (
        <WishlistButton
          item={{
            productKey: hit.productKey,
            colourSelected: colour.colour,
            lineItemSku: colour.sku,
            sizeSelected: false,
          }}
          name={hit.name}
          isInContent
        />
      )}
    </div>
  );
}
