/** One product of the row: picture, brand, name, price. */
import { Link } from 'react-router';
import { Picture } from '#features/pictures/picture.tsx';
import { Price } from '#features/price/price.tsx';
import { links } from '#links';
import type { TileProduct } from '../product-carousel.block.tsx';

export function ProductTile({ product }: { product: TileProduct }) {
  return (
    <article className="text-sm">
      <Link to={links.product(product)} prefetch="intent" className="group block">
        <span className="block overflow-hidden rounded-card">
          <Picture
            picture={{ ...product.picture, alt: '' }}
            sizes="(min-width: 75rem) 288px, (min-width: 48rem) 30vw, 44vw"
            widths={[320, 480, 640]}
          />
        </span>
        <span className="mt-3 block text-muted">{product.brand}</span>
        <span className="line-clamp-2 underline-offset-4 group-hover:underline">{product.name}</span>
      </Link>
      <div className="mt-1 font-medium">
        <Price price={product.price} maxPrice={product.maxPrice} wasPrice={product.wasPrice} />
      </div>
    </article>
  );
}
