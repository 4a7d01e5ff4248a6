/** REC-3: loads the influencer's products that a product is part of, and the talent's edit. */
import type { Product } from '#features/catalogue/catalogue.ts';
import { type InfluencerGroup, localise } from '#features/catalogue/catalogue-records.ts';
import { type CardHit, toCardHit } from '#features/product-card/card-hit.ts';
import { pickCardPromotions } from '#features/promotion/promotion-view.ts';
import { loadProductCards } from '#features/search/search.server.ts';
import { cacheTags } from '#request/cache-tags.ts';
import { INCOMPLETE_TAG, type Shop } from '#request/shop.ts';
import { type InfluencerPicks, placeHotspots, type TalentEdit } from './influencer.ts';

type Related = Pick<Product, 'productKey' | 'related'>;

const MAX_PRODUCTS = 12;
/** A section of fewer products is hidden. */
const MIN_PRODUCTS = 2;
const MAX_SWATCHES = 3;

/** Null where fewer than two of its products are sold here, or, logged, the search fails. */
export async function loadInfluencerPicks(
  shop: Shop,
  { productKey, related }: Related,
): Promise<InfluencerPicks | null> {
  const group = related?.influencer;
  const hits = group
    ? await loadHits(shop, { name: 'influencer', productKey }, group.products)
    : [];
  return group && hits.length > 0 ? toInfluencerPicks(shop, group, hits) : null;
}

/** The same for the carousel, without the product itself. */
export async function loadTalentEdit(
  shop: Shop,
  { productKey, related }: Related,
): Promise<TalentEdit | null> {
  const group = related?.bundle;
  const otherKeys = group?.products.filter((key) => key !== productKey) ?? [];
  const hits = group ? await loadHits(shop, { name: 'edit', productKey }, otherKeys) : [];
  return group && hits.length > 0
    ? { header: group.header ? localise(group.header, shop.locale.tag) : null, hits }
    : null;
}

function toInfluencerPicks(
  shop: Shop,
  group: InfluencerGroup,
  hits: readonly CardHit[],
): InfluencerPicks {
  const { header, picture, hotspots = [] } = group;
  return {
    header: header ? localise(header, shop.locale.tag) : null,
    picture: picture
      ? { id: picture.id, tint: picture.tint, alt: localise(picture.alt, shop.locale.tag) }
      : null,
    hotspots: picture ? placeHotspots(hotspots, hits) : [],
    hits,
  };
}

/** Cards in the retailer's order; those that the shop's index does not have are dropped. */
async function loadHits(
  shop: Shop,
  { name, productKey }: { readonly name: string; readonly productKey: string },
  keys: readonly string[],
): Promise<readonly CardHit[]> {
  const requestedKeys = [...new Set(keys)].slice(0, MAX_PRODUCTS);
  if (requestedKeys.length < MIN_PRODUCTS) return [];
  try {
    // The list is the product's own: it changes with the product.
    const tags = [productKey, ...requestedKeys].map(cacheTags.product);
    return await shop.cached(`${name}:${productKey}`, tags, async () => {
      const promotions = pickCardPromotions(shop);
      const cards = (await loadProductCards(shop, requestedKeys)).map((hit) => {
        const card = toCardHit(hit, promotions);
        return { ...card, colours: card.colours.slice(0, MAX_SWATCHES) };
      });
      return cards.length < MIN_PRODUCTS ? [] : cards;
    });
  } catch (error) {
    shop.tag(INCOMPLETE_TAG);
    shop.log.warn({ error: String(error) }, 'Products of an influencer could not be loaded.');
    return [];
  }
}
