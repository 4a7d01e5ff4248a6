/** Breadcrumbs, brand, name, price and rating of a product. */

import type { Product, Variant } from '#features/catalogue/catalogue.ts';
import { Price } from '#features/price/price.tsx';
import { Link } from '#kit/link.tsx';
import { useText } from '#kit/text.tsx';
import { links } from '#links';

export type HeadingProps = { readonly product: Product; readonly shown: Variant; readonly isChosen: boolean };

export function Heading({ product, shown, isChosen }: HeadingProps) {
  const text = useText();
  const prices = product.variants.filter((variant) => variant.colour === shown.colour).map((variant) => variant.price);
  return (
    <header>
      <nav aria-label={text('product.breadcrumbs')}>
        <ol className="flex flex-wrap gap-x-2 text-sm text-muted">
          {product.breadcrumbs.map((crumb) => (
            <li key={crumb.slug} className="after:ms-2 after:content-['/'] last:after:content-none">
              <Link to={links.category({ slug: crumb.slug })} className="hover:underline">
                {crumb.name}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <Link
        to={links.category({ slug: product.brandSlug })}
        className="mt-4 inline-block text-sm font-medium underline-offset-4 hover:underline"
      >
        {product.brand}
      </Link>
      <h1 className="mt-1 font-display text-3xl leading-tight text-balance">{product.name}</h1>
      <div className="mt-3 text-xl">
        <Price
          price={isChosen ? shown.price : Math.min(...prices)}
          maxPrice={isChosen ? shown.price : Math.max(...prices)}
          wasPrice={shown.wasPrice}
        />
      </div>
      {product.averageRating !== undefined && product.totalReviewCount > 0 && (
        <p className="mt-2 text-sm text-muted">
          {text('product.rating', { rating: product.averageRating.toFixed(1), count: product.totalReviewCount })}
        </p>
      )}
      {product.sellerName !== undefined && (
        <p className="mt-2 text-sm text-muted">{text('product.soldBy', { seller: product.sellerName })}</p>
      )}
    </header>
  );
}
