/** A product in a grid or a rail: picture, maker, name, price, colours. */
import { type MouseEvent, useState } from 'react';
import { Heart } from '#features/hearts/heart.tsx';
import { NoPicture } from '#features/pictures/no-picture.tsx';
import { Picture } from '#features/pictures/picture.tsx';
import { Price } from '#features/price/price.tsx';
import { Badges } from '#features/promotion/badges.tsx';
import { QuickAddButton } from '#features/quick-add/quick-add-button.tsx';
import { Link } from '#kit/link.tsx';
import { useText } from '#kit/text.tsx';
import type { CardHit, CardHitColour } from './card-hit.ts';
import { cardHref } from './card-href.ts';
import { CardSwatches } from './parts/card-swatches.tsx';

export type ProductCardProps = {
  readonly hit: CardHit;
  /** For the first row of a page. */
  readonly priority?: boolean;
  /** Level of the name as a heading: under a page's title 2, under a section's 3. */
  readonly level?: 2 | 3 | 4;
  /** How wide the picture stands, as the `sizes` attribute says it. */
  readonly sizes?: string;
  /** Within content hearts are for who is signed in. */
  readonly isInContent?: boolean;
};

/** Listing: two columns, three from 768, four from 1200 px; from 1024 px the filters stand beside them. */
const GRID_SIZES = '(min-width: 1440px) 243px, (min-width: 1200px) 17vw, (min-width: 1024px) 20vw, (min-width: 768px) 31vw, 47vw';
const WIDTHS = [320, 480, 640] as const;

export function ProductCard({ hit, priority = false, level = 2, sizes = GRID_SIZES, isInContent }: ProductCardProps) {
  const text = useText();
  const [chosen, setChosen] = useState<string | null>(null);
  const [isPointedAt, setPointedAt] = useState(false);
  const picked = hit.colours.find((one) => one.colour === chosen);
  const colour = picked ?? hit.colours[0];
  const { price, maxPrice, wasPrice, saving } = picked ?? hit;
  const href = cardHref(hit, colour?.colour, colour?.size);
  const [isOpen, setOpen] = useState(false);
  const Name = `h${level}` as const;
  return (
    <article data-product={hit.productKey} className="group relative">
      <div className="relative">
        <Link
          to={href}
          tabIndex={-1}
          aria-hidden="true"
          onPointerEnter={() => setPointedAt(true)}
          className="relative block overflow-hidden rounded-card bg-tint"
        >
          {colour && <CardPictures colour={colour} isPointedAt={isPointedAt} priority={priority} sizes={sizes} />}
          {!hit.isOnStock && <span className="absolute start-2 bottom-2 bg-paper px-2 py-1 text-xs">{text('card.soldOut')}</span>}
        </Link>
        {hit.badges && <Badges badges={hit.badges} />}
        {hit.isOnStock && (
          <QuickAddButton productId={hit.id ?? hit.productKey} name={hit.name} to={href} colour={colour?.colour} size={colour?.size} />
        )}
      </div>
      <div className="card-text pt-3 text-sm">
        <p className="text-muted">{hit.brand}</p>
        <Name className="card-name">
          <Link
            to={href}
            onClick={isInContent ? (event) => unfold(event, isOpen, setOpen) : undefined}
            className={`line-clamp-2 underline-offset-4 hover:underline ${isInContent ? (isOpen ? 'max-md:line-clamp-none' : 'max-md:line-clamp-1') : ''}`}
          >
            {hit.name}
            {!hit.isOnStock && <span className="sr-only">{`, ${text('card.soldOut')}`}</span>}
          </Link>
        </Name>
        <Price {...{ price, maxPrice, wasPrice, saving }} />
        {hit.rating && <Rating rating={hit.rating} />}
        {hit.colourCount > 1 && <CardSwatches {...{ hit, isInContent }} chosen={colour?.colour} onChoose={setChosen} />}
      </div>
      {colour && (
        <Heart
          item={{ productKey: hit.productKey, colourSelected: colour.colour, lineItemSku: colour.sku, sizeSelected: false }}
          name={hit.name}
          isInContent={isInContent}
          className="absolute end-0 top-0"
        />
      )}
    </article>
  );
}

function Rating({ rating: [average, count] }: { readonly rating: NonNullable<CardHit['rating']> }) {
  const text = useText();
  return (
    <p className="card-rating">
      <span className="sr-only">{text('card.rating', { average, count })}</span>
      <span aria-hidden="true">{`${average.toFixed(1)} (${count})`}</span>
    </p>
  );
}

/** R§4: in content a name has one line on a phone, and a tap shows or hides the rest of one that is cut off. A keyboard follows the link. */
function unfold(event: MouseEvent<HTMLAnchorElement>, isOpen: boolean, setOpen: (isOpen: boolean) => void): void {
  const { scrollHeight, clientHeight } = event.currentTarget;
  const isCut = scrollHeight > clientHeight;
  if (event.detail === 0 || !(isOpen || isCut) || !matchMedia('(width < 48rem)').matches) return;
  event.preventDefault();
  setOpen(!isOpen);
}

type CardPicturesProps = {
  readonly colour: CardHitColour;
  readonly isPointedAt: boolean;
  readonly priority: boolean;
  readonly sizes: string;
};

/** The second picture is fetched when a pointer first comes, lies over the first and shows on rollover. */
function CardPictures({ colour, isPointedAt, priority, sizes }: CardPicturesProps) {
  const [first, second] = colour.images;
  return (
    <>
      {first === undefined ? (
        <NoPicture />
      ) : (
        <Picture picture={{ id: first, alt: '', tint: colour.tint }} priority={priority} widths={WIDTHS} sizes={sizes} />
      )}
      {isPointedAt && second !== undefined && (
        <span className="absolute inset-0 hidden opacity-0 transition-opacity group-hover:opacity-100 hoverable:block">
          {/* Without a ground of its own, so that the first is seen until it is there. */}
          <Picture picture={{ id: second, alt: '', tint: '' }} widths={WIDTHS} sizes={sizes} />
        </span>
      )}
    </>
  );
}
