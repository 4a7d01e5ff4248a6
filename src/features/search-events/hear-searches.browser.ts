/** Listens for presses on cards and for adds, wherever on the page they are. */
import { ADDED_EVENT, type AddedEvent, provideSearches } from '#features/product-events/product-events.browser.ts';
import { keepOrigin, originOf } from './origins.browser.ts';
import { tellSearch } from './tell-search.browser.ts';

/** What is on a card and leads to no product. */
const SWATCH = '.card-swatches a';
/** Adds without a look at the product: the search that found it counts all the same. */
const QUICK_ADD = '.quick-add';

/** From now on, for as long as the document lives. */
export function hearSearches(): void {
  provideSearches(originOf);
  // Before the press is taken: the page may be gone after.
  document.addEventListener('click', tellPress, true);
  document.addEventListener(ADDED_EVENT, tellAdd);
}

function tellPress({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const card = link?.closest<HTMLElement>('[data-product]');
  const product = card?.dataset.product;
  if (!card || !link || !product || link.matches(SWATCH)) return;
  const place = findPlace(card);
  if (!link.matches(QUICK_ADD)) void tellSearch({ kind: 'clicked', product, ...place });
  else if (place.queryId !== null) keepOrigin(product, place.queryId);
}

function tellAdd(event: Event): void {
  const { detail } = event as CustomEvent<AddedEvent>;
  void tellSearch({ kind: 'added', product: detail.productKey, queryId: originOf(detail.productKey) });
}

/** A listing names its query and how many products went before. */
function findPlace(card: HTMLElement): { readonly queryId: string | null; readonly position: number | null } {
  const list = card.closest<HTMLElement>('[data-query]');
  if (!list?.dataset.query) return { queryId: null, position: null };
  const index = [...list.querySelectorAll('[data-product]')].indexOf(card);
  return { queryId: list.dataset.query, position: Number(list.dataset.before ?? 0) + index + 1 };
}
