/** Carousel of a customer's wishlist; renders nothing for guests. */
import { useEffect, useRef, useState } from 'react';
import { usePageLanguageAttributes } from '#features/content/content-language.ts';
import { Picture } from '#features/pictures/picture.tsx';
import { lowestPriceRangeOf } from '#features/price/lowest-price.ts';
import { Price } from '#features/price/price.tsx';
import { useShopper } from '#features/shopper/use-shopper.ts';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { useShop } from '#request/shop-public.tsx';
import { hydrateCarousel } from '#ui/carousel/hydrate-carousel.browser.ts';
import type { BlockProps } from '../render/block-props.ts';
import { CarouselBlock } from '../shared/carousel-block.tsx';
import type { WishlistCarouselContent } from './wishlist-carousel.content.ts';
import { parseWishlistProducts, type WishlistProduct } from './wishlist-products.ts';

export function Island({
  content: { imageRatio, ...carousel },
}: BlockProps<WishlistCarouselContent>) {
  const text = useText('blocks');
  const language = usePageLanguageAttributes();
  const products = useWishedProducts();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const rendered = container.current?.querySelector<HTMLElement>('[data-carousel]');
    return rendered && products.length > 0 ? hydrateCarousel(rendered) : undefined;
  }, [products]);
  const viewAll = (
    <Link
      to={links.wishlist()}
      {...language}
      className="inline-flex min-h-11 items-center text-sm font-medium underline underline-offset-4"
    >
      {text('wishlistRow.viewAll')}
    </Link>
  );
  const slides = products.map((product) => ({
    key: `${product.slug}${product.colour}`,
    node: <SavedProductCard product={product} imageRatio={imageRatio} />,
  }));
  return (
    <div ref={container}>
      <CarouselBlock {...carousel} aside={viewAll} slides={slides} />
    </div>
  );
}

function SavedProductCard({
  product,
  imageRatio,
}: {
  product: WishlistProduct;
  imageRatio: number;
}) {
  const { slug, colour, name, brand, picture, price, wasPrice } = product;
  return (
    <Link
      to={links.product({ slug, colour })}
      {...usePageLanguageAttributes()}
      className="group block text-sm"
    >
      <span
        className="block overflow-hidden rounded-card bg-tint"
        style={{ aspectRatio: 1 / imageRatio }}
      >
        {picture && (
          <Picture
            picture={{ ...picture, alt: '' }}
            sizes="(min-width: 48rem) 25vw, 80vw"
            widths={[320, 480, 640]}
            className="h-full"
          />
        )}
      </span>
      <span className="block pt-3 text-muted">{brand}</span>
      <span className="block underline-offset-4 group-hover:underline">{name}</span>
      <Price
        price={price}
        wasPrice={wasPrice}
        lowestPrices={lowestPriceRangeOf([product])}
        saving={null}
      />
    </Link>
  );
}

/**
 * Empty for guests and when the response is an error; a network error keeps the previous products.
 */
function useWishedProducts(): readonly WishlistProduct[] {
  const { locale } = useShop();
  const { status } = useShopper();
  const [products, setProducts] = useState<readonly WishlistProduct[]>([]);
  useEffect(() => {
    if (status !== 'customer') return setProducts([]);
    const controller = new AbortController();
    fetch(links.api.wishlistProducts(locale.tag), { signal: controller.signal })
      .then(async (response) =>
        setProducts(response.ok ? parseWishlistProducts(await response.json()) : []),
      )
      // Logged; the previous products stay.
      .catch((error: unknown) => controller.signal.aborted || console.warn('Wishlist:', error));
    return () => controller.abort();
  }, [status, locale.tag]);
  return products;
}
