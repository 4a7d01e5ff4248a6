/** Product in a grid or a carousel: picture, brand, name, price, colours. */
import { memo, useState } from 'react';
import { LowestPrice } from '#features/price/lowest-price.tsx';
import { Price } from '#features/price/price.tsx';
import { Badges } from '#features/promotion/badges.tsx';
import { QuickAddButton } from '#features/quick-add/quick-add-button.tsx';
import { WishlistButton } from '#features/wishlist-button/wishlist-button.tsx';
import { formatRating } from '#i18n/message.ts';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { useCachedHtml } from '#request/rendering/component-cache.tsx';
import { useShop } from '#request/shop-public.tsx';
import type { CardHit } from './card-hit.ts';
import { cardHref } from './card-href.ts';
import { CardName } from './parts/card-name.tsx';
import { CardPictures } from './parts/card-pictures.tsx';
import { CardSwatches } from './parts/card-swatches.tsx';

export type ProductCardProps = {
  readonly hit: CardHit;
  /** Loads the picture with priority, for the first row of a page. */
  readonly priority?: boolean;
  /** Heading level of the name: 2 under the page's title, 3 under a section's. */
  readonly level?: 2 | 3 | 4;
  /** `sizes` attribute of the picture. */
  readonly sizes?: string | undefined;
  /** In content, only signed-in customers have wishlist buttons. */
  readonly isInContent?: boolean;
};

/**
 * `sizes` in a listing: two columns, three from 768 px, four from 1200 px.
 * From 1024 px the filters are beside them.
 */
const GRID_SIZES =
  '(min-width: 1440px) 243px, (min-width: 1200px) 17vw, (min-width: 1024px) 20vw, (min-width: 768px) 31vw, 47vw';

/** The browser gets `Card` alone, and renders it again only for another product. */
export const ProductCard = import.meta.env.SSR ? ServerCard : memo(Card);

/** A picture with priority is preloaded by the document, which must therefore render its card. */
function ServerCard(props: ProductCardProps) {
  return props.priority ? <Card {...props} /> : <CachedCard {...props} />;
}

function CachedCard(props: ProductCardProps) {
  const html = useCachedHtml('product-card', props, <Card {...props} />);
  if (html === null) return <Card {...props} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the server
  return <article {...articleOf(props)} dangerouslySetInnerHTML={{ __html: html }} />;
}

function articleOf({ hit }: ProductCardProps) {
  return { 'data-product': hit.productKey, className: 'group relative' };
}

function Card({
  hit,
  priority = false,
  level = 2,
  sizes = GRID_SIZES,
  isInContent,
}: ProductCardProps) {
  const [selected, setChosen] = useState<string | null>(null);
  const picked = hit.colours.find((candidate) => candidate.colour === selected);
  const colour = picked ?? hit.colours[0];
  const { price, maxPrice, wasPrice, saving, lowestPrices } = picked ?? hit;
  const href = cardHref(hit, colour?.colour, colour?.size);
  return (
    <article {...articleOf({ hit })}>
      <div className="relative">
        <CardPictures {...{ hit, colour, href, priority, sizes }} />
        {hit.badges && <Badges badges={hit.badges} />}
        {hit.isOnStock && (
          <QuickAddButton
            productId={hit.id ?? hit.productKey}
            name={hit.name}
            to={href}
            colour={colour?.colour}
            size={colour?.size}
          />
        )}
      </div>
      <div className="card-text pt-3 text-sm">
        <p className="text-muted">{hit.brand}</p>
        <CardName {...{ hit, href, level, isInContent }} />
        <Price {...{ price, maxPrice, wasPrice, saving }} />
        {lowestPrices && <LowestPrice range={lowestPrices} />}
        {hit.rating && <Rating rating={hit.rating} />}
        {!hit.isOnStock && <SimilarTo slug={hit.slug} name={hit.name} colour={colour?.colour} />}
        {hit.colourCount > 1 && (
          <CardSwatches {...{ hit, isInContent }} selected={colour?.colour} onSelect={setChosen} />
        )}
      </div>
      {colour && (
        <WishlistButton
          item={{
            productKey: hit.productKey,
            colourSelected: colour.colour,
            lineItemSku: colour.sku,
            sizeSelected: false,
          }}
          name={hit.name}
          isInContent={isInContent}
          className="absolute end-0 top-0"
        />
      )}
    </article>
  );
}

type SimilarToProps = {
  readonly slug: string;
  readonly name: string;
  readonly colour: string | undefined;
};

/** REC-2: in place of the quick-add button. */
function SimilarTo({ slug, name, colour }: SimilarToProps) {
  const text = useText();
  return (
    <Link
      to={links.similarProducts({ slug, colour })}
      className="inline-block py-1 underline underline-offset-4"
    >
      {text('card.similar')}
      <span className="sr-only">{`: ${name}`}</span>
    </Link>
  );
}

function Rating({ rating: [average, count] }: { readonly rating: NonNullable<CardHit['rating']> }) {
  const text = useText();
  const { locale } = useShop();
  const values = { average: formatRating(average, locale.tag), count };
  return (
    <p role="img" aria-label={text('card.rating', values)} className="card-rating">
      {text('card.ratingShort', values)}
    </p>
  );
}
