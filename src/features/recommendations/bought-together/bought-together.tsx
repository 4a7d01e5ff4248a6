/** BAG-3: row of products that others chose with those just added; hidden with fewer than two. */
import { useEffect, useState } from 'react';
import type { SuggestionsAfterAddProps } from '#features/added-to-bag/added-panel.tsx';
import { NoPicture } from '#features/pictures/no-picture.tsx';
import { Picture } from '#features/pictures/picture.tsx';
import { LowestPrice } from '#features/price/lowest-price.tsx';
import { Price } from '#features/price/price.tsx';
import type { CardHit } from '#features/product-card/card-hit.ts';
import { cardHref } from '#features/product-card/card-href.ts';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { useShop } from '#request/shop-public.tsx';
import { StyleSheet } from '#ui/style-sheet/style-sheet.tsx';
import { fetchCardHits } from '../visual/fetch-card-hits.browser.ts';
import styleSheet from './bought-together.css?url';

/** REC-1: if the products take longer, the row is hidden. */
const TIMEOUT_MS = 2_000;
const MIN_CARDS = 2;
/** Positions of empty cards while the products load. */
const SKELETONS = [1, 2, 3];

export function BoughtTogether({ added, basket, onLeave }: SuggestionsAfterAddProps) {
  const text = useText();
  const inBasket = new Set(basket.lines.map(({ productKey }) => productKey));
  const suggestions = useBoughtTogether([...new Set(added.map(({ productKey }) => productKey))]);
  const hits = suggestions?.filter(({ productKey }) => !inBasket.has(productKey));
  // On phones the panel is at the lower edge, and its lines would move down by the row's height.
  if (hits && hits.length < MIN_CARDS) return <div className="h-80 md:hidden" />;
  return (
    <section className="bought-together" aria-busy={!hits} aria-label={text('added.suggestions')}>
      <StyleSheet href={styleSheet} />
      <h3>{text('added.suggestions')}</h3>
      <ul>
        {hits
          ? hits.map((hit) => (
              <li key={hit.productKey}>
                <SmallCard hit={hit} onLeave={onLeave} />
              </li>
            ))
          : SKELETONS.map((position) => <li key={position} aria-hidden="true" />)}
      </ul>
    </section>
  );
}

/** null while loading; empty where the service fails or is slow. */
function useBoughtTogether(added: readonly string[]): readonly CardHit[] | null {
  const { locale } = useShop();
  const address = links.api.cards('boughtTogether', {
    ...{ productKeys: added.join(','), locale: locale.tag },
  });
  const [loaded, setLoaded] = useState<{ address: string; hits: readonly CardHit[] } | null>(null);
  useEffect(() => {
    const closing = new AbortController();
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    fetchCardHits(address, signal).then(
      (hits) => setLoaded({ address, hits }),
      (error: unknown) => {
        if (closing.signal.aborted) return;
        console.warn('Products bought together:', error);
        setLoaded({ address, hits: [] });
      },
    );
    return () => closing.abort();
  }, [address]);
  return loaded?.address === address ? loaded.hits : null;
}

type SmallCardProps = { readonly hit: CardHit; readonly onLeave: () => void };

function SmallCard({ hit, onLeave }: SmallCardProps) {
  const [colour] = hit.colours;
  const image = colour?.images[0];
  const { price, maxPrice, wasPrice, saving, lowestPrices } = hit;
  return (
    <Link to={cardHref(hit, colour?.colour, colour?.size)} onClick={onLeave}>
      <span className="block overflow-hidden rounded-card">
        {colour && image !== undefined ? (
          <Picture
            picture={{ id: image, alt: '', tint: colour.tint }}
            aspect="1x1"
            widths={[120, 320]}
            sizes="120px"
          />
        ) : (
          <NoPicture />
        )}
      </span>
      <span className="bought-together-name">{hit.name}</span>
      <Price {...{ price, maxPrice, wasPrice, saving }} />
      {lowestPrices && <LowestPrice range={lowestPrices} />}
    </Link>
  );
}
