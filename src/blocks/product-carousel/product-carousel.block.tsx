/** Products of a category, or named ones, in a row. */

import { Link } from 'react-router';
import { array, type InferOutput, nullable, number, object, safeParse, string } from 'valibot';
import { defineBlock } from '#kit/define-block.tsx';
import { useText } from '#kit/text.tsx';
import { Rail } from '#ui/rail/rail.tsx';
import { pictureField } from '../content-fields.ts';
import { ProductTile } from './parts/product-tile.tsx';
import { contentSchema, TYPE } from './product-carousel.ts';

const productsSchema = array(
  object({
    productKey: string(),
    slug: string(),
    name: string(),
    brand: string(),
    price: number(),
    maxPrice: number(),
    wasPrice: nullable(number()),
    picture: pictureField,
  }),
);

export type TileProduct = InferOutput<typeof productsSchema>[number];

export const block = defineBlock({
  type: TYPE,
  schema: contentSchema,
  render: ({ title, viewAllHref }, { loaded }) => {
    const products = safeParse(productsSchema, loaded);
    if (!products.success || products.output.length === 0) return null;
    return <Carousel title={title} viewAllHref={viewAllHref} products={products.output} />;
  },
});

type CarouselProps = { title: string; viewAllHref: string | undefined; products: readonly TileProduct[] };

function Carousel({ title, viewAllHref, products }: CarouselProps) {
  const text = useText();
  const labels = { region: title, back: text('carousel.back'), forward: text('carousel.forward') };
  const viewAll = viewAllHref && (
    <Link to={viewAllHref} className="inline-flex min-h-11 items-center px-2 text-sm font-medium underline underline-offset-4">
      {text('carousel.viewAll')}
    </Link>
  );
  return (
    <div className="page pt-12 lg:pt-20">
      <Rail title={title} labels={labels} aside={viewAll}>
        {products.map((product) => (
          <li key={product.productKey} className="w-[44vw] shrink-0 snap-start md:w-[30vw] lg:w-[22vw] wide:w-72">
            <ProductTile product={product} />
          </li>
        ))}
      </Rail>
    </div>
  );
}
