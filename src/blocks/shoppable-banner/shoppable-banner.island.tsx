/** Picture with products: as buttons on it, or as a list beside it. */

import { usePageLanguageAttributes } from '#features/content/content-language.ts';
import { Picture } from '#features/pictures/picture.tsx';
import { useText } from '#i18n/text.tsx';
import type { BlockProps } from '../render/block-props.ts';
import { HotspotCard } from './parts/hotspot-card.tsx';
import { Hotspots } from './parts/hotspots.tsx';
import type { ShoppableBannerContent } from './shoppable-banner.content.ts';
import {
  findHotspotProduct,
  type HotspotProduct,
  type ShoppableProducts,
} from './shoppable-products.ts';

/**
 * Uncropped, since spots are percentages of the picture; in a hero carousel, as high as the heroes.
 */
const ASPECT = 'in-data-heroes:max-h-[80vh] md:in-data-heroes:max-h-[44rem]';
/** In a hero carousel, positions the title like the heroes' text. */
const ON_PICTURE =
  'in-data-heroes:absolute in-data-heroes:start-6 in-data-heroes:bottom-6 in-data-heroes:z-1 in-data-heroes:bg-paper/85 in-data-heroes:p-4 in-data-heroes:text-ink';

/** Columns of the picture, by the side of the product list. */
const BANNER_POSITIONS = {
  left: 'lg:col-span-2 lg:col-start-2 lg:row-start-1',
  right: 'lg:col-span-2',
};

export function Island({ content, loaded }: BlockProps<ShoppableBannerContent, ShoppableProducts>) {
  const products = loaded ?? {};
  const { title, displayMode, bannerAlignment, desktopItems, mobileItems, invertedColours } =
    content;
  const phoneItems = mobileItems.length > 0 ? mobileItems : desktopItems;
  const listed = findListed(content, products);
  const isHorizontal = displayMode === 'banner' && listed.length > 0;
  return (
    <section className="page pt-section in-data-heroes:max-w-none in-data-heroes:p-0!">
      {title && <h2 className={`pb-6 text-3xl lg:text-4xl ${ON_PICTURE}`}>{title}</h2>}
      <div className={isHorizontal ? 'grid gap-4 lg:grid-cols-3' : ''}>
        <div className={`relative h-full ${isHorizontal ? BANNER_POSITIONS[bannerAlignment] : ''}`}>
          <BannerPictures {...content} />
          {displayMode === 'button' && (
            <>
              <Hotspots
                items={phoneItems}
                products={products}
                isInverted={invertedColours}
                className="md:hidden"
              />
              <Hotspots
                items={desktopItems}
                products={products}
                isInverted={invertedColours}
                className="max-md:hidden"
              />
            </>
          )}
        </div>
        {isHorizontal && <ProductList listed={listed} isInverted={invertedColours} />}
        {displayMode === 'button' && listed.length > 0 && (
          <NoScriptList listed={listed} isInverted={invertedColours} />
        )}
      </div>
    </section>
  );
}

/** Products for a list; those that the shop does not have are left out. */
function findListed(
  { desktopItems }: ShoppableBannerContent,
  products: ShoppableProducts,
): HotspotProduct[] {
  return desktopItems.flatMap((item) => {
    const product = findHotspotProduct(item, products);
    return product ? [product] : [];
  });
}

function BannerPictures({ picture, mobilePicture }: ShoppableBannerContent) {
  return (
    <div className="h-full overflow-hidden rounded-card in-data-heroes:rounded-none">
      <div className="h-full max-md:hidden">
        <Picture
          picture={picture}
          aspect="16x9"
          sizes="(min-width: 80rem) 1216px, 100vw"
          widths={[640, 960, 1280, 1600]}
          className={ASPECT}
        />
      </div>
      <div className="h-full md:hidden">
        <Picture
          picture={mobilePicture ?? picture}
          aspect="4x5"
          sizes="100vw"
          widths={[480, 640, 960]}
          className={ASPECT}
        />
      </div>
    </div>
  );
}

type ProductListProps = {
  readonly listed: readonly HotspotProduct[];
  readonly isInverted: boolean;
};

/** Without JavaScript no spot opens, so the products are listed. */
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
      {...usePageLanguageAttributes()}
      aria-label={text('shoppable.list')}
      className={`grid content-center gap-3 rounded-card p-4 ${isInverted ? 'bg-ink text-paper' : 'bg-surface text-ink'}`}
    >
      {[...listed.entries()].map(([number, product]) => (
        <li key={number}>
          <HotspotCard product={product} />
        </li>
      ))}
    </ul>
  );
}
