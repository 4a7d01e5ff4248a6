/** Fallback home page: departments and newest products, until editors publish a page. */
import type { CardHit } from '#features/product-card/card-hit.ts';
import { ProductCard } from '#features/product-card/product-card.tsx';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { useShop } from '#request/shop-public.tsx';

export type FallbackHomeProps = {
  readonly departments: readonly { readonly slug: string; readonly name: string }[];
  readonly newest: readonly CardHit[];
};

export function FallbackHome({ departments, newest }: FallbackHomeProps) {
  const text = useText('home');
  const { fascia } = useShop();
  return (
    <main id="main" className="page pt-10 pb-16 lg:pt-16">
      <h1 className="text-5xl lg:text-6xl">{fascia.name}</h1>
      {departments.length > 0 && (
        <nav aria-label={text('home.departments')} className="pt-6">
          <ul className="flex flex-wrap gap-2">
            {departments.map(({ slug, name }) => (
              <li key={slug}>
                <Link
                  to={links.category({ slug })}
                  className="flex h-12 items-center rounded-control border border-line px-6 hover:border-ink"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {newest.length === 0 ? (
        <p className="pt-10 text-lg text-muted">{text('home.empty')}</p>
      ) : (
        <section aria-labelledby="newest">
          <h2 id="newest" className="pt-12 pb-4 text-3xl">
            {text('home.new')}
          </h2>
          <ul className="card-grid">
            {newest.map((hit, index) => (
              <li key={hit.slug}>
                <ProductCard hit={hit} level={3} priority={index < 2} isInContent />
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}
