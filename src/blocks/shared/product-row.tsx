/** Carousel of products under a title. */
import type { ReactNode } from 'react';
import { usePageLanguageAttributes } from '#features/content/content-language.ts';
import type { CardHit } from '#features/product-card/card-hit.ts';
import { ProductCard } from '#features/product-card/product-card.tsx';
import { useText } from '#i18n/text.tsx';
import { CardCarousel } from '#ui/card-carousel/card-carousel.tsx';
import { CarouselBlock, type CarouselBlockProps } from './carousel-block.tsx';

/** Carousel settings that an editor may override. */
export type CarouselConfig = {
  readonly [Name in 'slidesMobile' | 'slidesDesktop' | 'controls' | 'pagination' | 'autoscroll']?:
    | CarouselBlockProps[Name]
    | undefined;
};

type ProductRowProps = {
  readonly title: string;
  readonly products: readonly CardHit[];
  readonly carousel?: CarouselConfig;
  readonly aside?: ReactNode;
  /** Rendered between the title and the row. */
  readonly children?: ReactNode;
};

const SIZES = '(min-width: 1200px) 288px, (min-width: 768px) 28vw, 41vw';

/** Defaults that match `CardCarousel`; on phones, part of the third card is visible. */
const DEFAULTS = {
  slidesMobile: 2.2,
  slidesDesktop: 4,
  controls: true,
  pagination: false,
  autoscroll: false,
};

/** A `CardCarousel`, or a `CarouselBlock` when the editor has overridden any setting. */
export function ProductRow({ carousel = {}, ...row }: ProductRowProps) {
  // A block may pass the rest of its content along with the settings.
  const { slidesMobile, slidesDesktop, controls, pagination, autoscroll } = carousel;
  const settings = { slidesMobile, slidesDesktop, controls, pagination, autoscroll };
  const given = Object.entries(settings).filter(([, value]) => value !== undefined);
  return given.length > 0 ? (
    <ConfiguredCarousel {...row} config={{ ...DEFAULTS, ...Object.fromEntries(given) }} />
  ) : (
    <DefaultCarousel {...row} />
  );
}

function ConfiguredCarousel({
  title,
  products,
  aside,
  children,
  config,
}: Omit<ProductRowProps, 'carousel'> & { config: typeof DEFAULTS }) {
  const language = usePageLanguageAttributes();
  const { slidesMobile, slidesDesktop } = config;
  const sizes = `(min-width: 768px) ${Math.ceil(100 / slidesDesktop)}vw, ${Math.ceil(100 / slidesMobile)}vw`;
  const slides = products.map((hit) => ({
    key: hit.slug,
    node: (
      <div {...language}>
        <ProductCard hit={hit} level={3} sizes={sizes} isInContent />
      </div>
    ),
  }));
  return (
    <CarouselBlock title={title} aside={aside} toolbar={children} slides={slides} {...config} />
  );
}

function DefaultCarousel({ title, products, aside, children }: Omit<ProductRowProps, 'carousel'>) {
  const text = useText('blocks');
  const language = usePageLanguageAttributes();
  const labels = { region: title, back: text('carousel.back'), forward: text('carousel.forward') };
  return (
    <div className="page pt-section">
      <CardCarousel title={title} labels={labels} aside={aside} toolbar={children}>
        {products.map((hit) => (
          <li
            key={hit.slug}
            {...language}
            className="w-[41vw] min-w-32 shrink-0 snap-start md:w-[28vw] lg:w-[22vw] wide:w-72"
          >
            <ProductCard hit={hit} level={3} sizes={SIZES} isInContent />
          </li>
        ))}
      </CardCarousel>
    </div>
  );
}
