/** A picture whose things can be bought. */
import { Picture } from '#features/pictures/picture.tsx';
import { defineBlock } from '#kit/define-block.tsx';
import { useText } from '#kit/text.tsx';
import { SpotCard } from './parts/spot-card.tsx';
import { Spots } from './parts/spots.tsx';
import type { ShoppableBannerContent } from './shoppable-banner.content.ts';
import { findSpotProduct, type ShoppableProducts, type SpotProduct } from './shoppable-products.ts';

export const block = defineBlock<ShoppableBannerContent>((content, { loaded }) => (
  <ShoppableBanner content={content} products={(loaded ?? {}) as ShoppableProducts} />
));

function ShoppableBanner({ content, products }: { content: ShoppableBannerContent; products: ShoppableProducts }) {
  const { title, displayMode, bannerAlignment, desktopItems, mobileItems, invertedColours } = content;
  const phoneItems = mobileItems.length > 0 ? mobileItems : desktopItems;
  const listed = findListed(content, products);
  const isBeside = displayMode === 'banner' && listed.length > 0;
  return (
    <section className="page pt-12 lg:pt-20">
      {title && <h2 className="pb-6 text-3xl lg:text-4xl">{title}</h2>}
      <div className={isBeside ? `grid gap-4 lg:grid-cols-3 ${bannerAlignment === 'left' ? 'lg:*:last:-order-1' : ''}` : ''}>
        <div className={`relative ${isBeside ? 'lg:col-span-2' : ''}`}>
          <BannerPictures {...content} />
          {displayMode === 'button' && (
            <>
              <Spots items={phoneItems} products={products} isInverted={invertedColours} className="md:hidden" />
              <Spots items={desktopItems} products={products} isInverted={invertedColours} className="max-md:hidden" />
            </>
          )}
        </div>
        {isBeside && <ProductList listed={listed} isInverted={invertedColours} />}
        {displayMode === 'button' && listed.length > 0 && <NoScriptList listed={listed} isInverted={invertedColours} />}
      </div>
    </section>
  );
}

type Listed = { readonly sku: string; readonly product: SpotProduct };

/** R§5: products that are not found are left out of a list. */
function findListed({ desktopItems }: ShoppableBannerContent, products: ShoppableProducts): Listed[] {
  return desktopItems.flatMap((item) => {
    const product = findSpotProduct(item, products);
    return product ? [{ sku: item.productSku, product }] : [];
  });
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

type ProductListProps = { readonly listed: readonly Listed[]; readonly isInverted: boolean };

/** Where no spot opens. */
function NoScriptList(props: ProductListProps) {
  return (
    <noscript>
      <ProductList {...props} />
    </noscript>
  );
}

function ProductList({ listed, isInverted }: ProductListProps) {
  const text = useText('blocks');
  return (
    <ul
      aria-label={text('shoppable.list')}
      className={`grid content-center gap-3 rounded-card p-4 ${isInverted ? 'bg-ink text-paper' : 'bg-surface text-ink'}`}
    >
      {listed.map(({ sku, product }) => (
        <li key={sku}>
          <SpotCard product={product} />
        </li>
      ))}
    </ul>
  );
}
