/** A product in a grid or a rail: picture, maker, name, price, colours. */
import { useState } from 'react';
import { Link } from 'react-router';
import { Picture } from '#features/pictures/picture.tsx';
import { findSaving } from '#features/price/price.ts';
import { Price } from '#features/price/price.tsx';
import type { CardColour, ProductCardHit } from '#features/search/product-card.ts';
import { useText } from '#kit/text.tsx';
import { links } from '#links';
import { CardSwatches } from './parts/card-swatches.tsx';

export type ProductCardProps = {
  readonly hit: ProductCardHit;
  /** For the first row of a page. */
  readonly priority?: boolean;
  /** Level of the name as a heading: under a page's title 2, under a section's 3. */
  readonly level?: 2 | 3;
  /** How wide the picture stands, as the `sizes` attribute says it. */
  readonly sizes?: string;
};

/** Listing: two columns, three from 768, four from 1200 px. */
const GRID_SIZES = '(min-width: 1200px) 300px, (min-width: 768px) 33vw, 50vw';

export function ProductCard({ hit, priority = false, level = 2, sizes = GRID_SIZES }: ProductCardProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const colour = hit.colours.find((one) => one.colour === chosen) ?? hit.colours[0];
  const href = links.product({ slug: hit.slug, colour: colour?.colour });
  const Name = `h${level}` as const;
  return (
    <article className="card group relative flex flex-col">
      <Link to={href} tabIndex={-1} aria-hidden="true" className="relative block overflow-hidden rounded-card">
        {colour && <CardPictures colour={colour} priority={priority} sizes={sizes} />}
        <Flags hit={hit} />
      </Link>
      <div className="card-text flex grow flex-col gap-1 pt-3 text-sm">
        <p className="text-muted">{hit.brand}</p>
        <Name className="line-clamp-2 font-text font-normal normal-case not-italic tracking-normal">
          <Link to={href} className="hover:underline">
            {hit.name}
          </Link>
        </Name>
        <Price price={colour?.price ?? hit.price} wasPrice={colour?.wasPrice} saving={findSaving(hit.colours)} />
        {hit.colourCount > 1 && <CardSwatches hit={hit} chosen={colour?.colour} onChoose={setChosen} />}
      </div>
    </article>
  );
}

/** The second picture waits under the first and shows on rollover, where there is a pointer. */
function CardPictures({ colour, priority, sizes }: { readonly colour: CardColour; readonly priority: boolean; readonly sizes: string }) {
  const [first, second] = colour.images;
  const widths = [320, 480, 640] as const;
  return (
    <>
      {first !== undefined && (
        <Picture picture={{ id: first, alt: '', tint: colour.tint }} priority={priority} widths={widths} sizes={sizes} />
      )}
      {second !== undefined && (
        <span className="absolute inset-0 hidden opacity-0 transition-opacity duration-200 group-hover:opacity-100 hoverable:block">
          <Picture picture={{ id: second, alt: '', tint: colour.tint }} widths={widths} sizes={sizes} />
        </span>
      )}
    </>
  );
}

function Flags({ hit }: { readonly hit: ProductCardHit }) {
  const text = useText();
  if (hit.isOnStock) return null;
  return <span className="absolute start-2 bottom-2 bg-paper px-2 py-1 text-xs">{text('card.soldOut')}</span>;
}
