/** Banners that rules add among the products: an image, a title, a link. */
import type { Banner } from '#features/search/rendering/rendering.ts';

export function Banners({ banners }: { readonly banners: readonly Banner[] }) {
  return banners.map(({ image, title, href }) => (
    <li key={`${image} ${title}`} className="col-span-full">
      {href === null ? (
        <Face image={image} title={title} />
      ) : (
        <a href={href} className="block">
          <Face image={image} title={title} />
        </a>
      )}
    </li>
  ));
}

function Face({ image, title }: Pick<Banner, 'image' | 'title'>) {
  if (image === null) return <p className="rule-t rule-b py-8 text-center text-2xl">{title}</p>;
  return <img src={image} alt={title} className="aspect-[3/1] w-full object-cover" />;
}
