/** REC-3: products of an influencer, and links to them on a picture where they are placed. */
import { Picture } from '#features/pictures/picture.tsx';
import { ProductCard } from '#features/product-card/product-card.tsx';
import { useLazyText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { StyleSheet } from '#ui/style-sheet/style-sheet.tsx';
import styleSheet from './influencer.css?url';
import type { InfluencerPicks } from './influencer.ts';

const PICTURE_SIZES = '(min-width: 1024px) 450px, (min-width: 768px) 33vw, 92vw';
const CARD_SIZES = '(min-width: 1024px) 280px, (min-width: 768px) 24vw, 44vw';

export function InfluencerSection({ picks }: { readonly picks: InfluencerPicks }) {
  const text = useLazyText('recommendations');
  const { header, picture, hotspots, hits } = picks;
  return (
    <section className="influencer" aria-labelledby="influencer-title">
      <StyleSheet href={styleSheet} />
      <div className="influencer-words">
        <h2 id="influencer-title" className="influencer-title">
          {text('recommendations.influencer')}
        </h2>
        {header !== null && <p className="influencer-header">{header}</p>}
      </div>
      <div className="influencer-parts">
        {picture && (
          <div className="influencer-picture">
            <Picture picture={picture} sizes={PICTURE_SIZES} />
            {hotspots.map(({ slug, name, number, left, top }) => (
              <Link
                key={`${left} ${top}`}
                to={links.product({ slug })}
                className="influencer-hotspot"
                style={{ left: `${left}%`, top: `${top}%` }}
                aria-label={text('recommendations.hotspot', { number, name })}
              >
                <span aria-hidden="true">{number}</span>
              </Link>
            ))}
          </div>
        )}
        <ul className="influencer-products" aria-label={text('recommendations.influencerProducts')}>
          {hits.map((hit) => (
            <li key={hit.productKey}>
              <ProductCard hit={hit} level={3} sizes={CARD_SIZES} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
