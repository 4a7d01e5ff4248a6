/** A picture whose things can be bought. */
import { Picture } from '#features/pictures/picture.tsx';
import { defineBlock } from '#kit/define-block.tsx';
import { useText } from '#kit/text.tsx';
import { SpotCard } from './parts/spot-card.tsx';
import { Spots } from './parts/spots.tsx';
import type { ShoppableBannerContent } from './shoppable-banner.content.ts';
import { findSpotProduct, type ShoppableProducts } from './shoppable-products.ts';

export const block = defineBlock<ShoppableBannerContent>((content, { loaded }) => (
  <ShoppableBanner content={content} products={(loaded ?? {}) as ShoppableProducts} />
));

function ShoppableBanner({ content, products }: { content: ShoppableBannerContent; products: ShoppableProducts }) {
  const { title, displayMode, bannerAlignment, desktopItems, mobileItems, invertedColours } = content;
  const phoneItems = mobileItems.length > 0 ? mobileItems : desktopItems;
  return (
    <section className="page pt-12 lg:pt-20">
      {title && <h2 className="pb-6 text-3xl lg:text-4xl">{title}</h2>}
      <div
        className={displayMode === 'banner' ? `grid gap-4 lg:grid-cols-3 ${bannerAlignment === 'left' ? 'lg:*:last:-order-1' : ''}` : ''}
      >
        <div className={`relative ${displayMode === 'banner' ? 'lg:col-span-2' : ''}`}>
          <BannerPictures {...content} />
          {displayMode === 'button' && (
            <>
              <Spots items={phoneItems} products={products} isInverted={invertedColours} className="md:hidden" />
              <Spots items={desktopItems} products={products} isInverted={invertedColours} className="max-md:hidden" />
            </>
          )}
        </div>
        {displayMode === 'banner' && <ProductList content={content} products={products} />}
      </div>
    </section>
  );
}

function BannerPictures({ picture, mobilePicture }: ShoppableBannerContent) {
  const sizes = '(min-width: 80rem) 1216px, 100vw';
  return (
    <div className="overflow-hidden rounded-card">
      <div className={mobilePicture ? 'max-md:hidden' : ''}>
        <Picture picture={picture} aspect="4x5" sizes={sizes} widths={[480, 640, 960, 1280]} className="md:aspect-[16/10]" />
      </div>
      {mobilePicture && (
        <div className="md:hidden">
          <Picture picture={mobilePicture} aspect="4x5" sizes="100vw" widths={[480, 640, 960]} />
        </div>
      )}
    </div>
  );
}

/** R§5: products that are not found are left out of a list. */
function ProductList({
  content: { desktopItems, invertedColours },
  products,
}: {
  content: ShoppableBannerContent;
  products: ShoppableProducts;
}) {
  const text = useText('blocks');
  return (
    <ul
      aria-label={text('shoppable.list')}
      className={`grid content-start gap-3 rounded-card p-4 ${invertedColours ? 'bg-ink text-paper' : 'bg-surface text-ink'}`}
    >
      {desktopItems.map((item) => {
        const found = findSpotProduct(item, products);
        return found ? (
          <li key={item.productSku}>
            <SpotCard product={found} />
          </li>
        ) : null;
      })}
    </ul>
  );
}
