/** Narrows the offers of a product to the options that an agent selects. */
import type { Offer } from '#features/offer/offer.ts';
import { listSelectedOptions, type SelectedOption, type UcpShop } from './ucp-product.ts';

type OfferWithOptions = { readonly offer: Offer; readonly options: readonly SelectedOption[] };

export type NarrowedOffers = {
  /** The featured one first. */
  readonly offers: readonly Offer[];
  /** Selection that these offers match. */
  readonly selected: readonly SelectedOption[];
  /** Every option, with the availability of each value within the rest of the selection. */
  readonly options: readonly {
    readonly name: string;
    readonly values: readonly {
      readonly label: string;
      readonly available: boolean;
      readonly exists: boolean;
    }[];
  }[];
};

export type SelectionRequest = {
  /** A variant whose options are the selection, whatever `selected` contains. */
  readonly sku?: string | undefined;
  readonly selected: readonly SelectedOption[];
  /** Names of options, the most important first: the last are left out if nothing matches. */
  readonly preferences: readonly string[];
};

/** `offers` is not empty. */
export function narrowOffers(
  offers: readonly Offer[],
  { sku, selected: requested, preferences }: SelectionRequest,
  shop: Pick<UcpShop, 'optionNames'>,
): NarrowedOffers {
  const candidates = offers.map((offer) => ({ offer, options: listSelectedOptions(offer, shop) }));
  const requestedOffer = candidates.find(({ offer }) => offer.sku === sku);
  const knownOptions = requested.filter(({ name }) =>
    candidates.some(({ options }) => hasName(options, name)),
  );
  const featured = requestedOffer ?? findFeatured(candidates);
  const selected =
    requestedOffer || knownOptions.length === 0
      ? (featured?.options ?? [])
      : dropUnmatchedOptions(candidates, sortByPreference(knownOptions, preferences));
  const matching = candidates.filter(({ options }) => matches(options, selected));
  const preferred = requestedOffer ?? findFeatured(matching);
  return {
    offers: [
      ...(preferred ? [preferred.offer] : []),
      ...matching.filter((item) => item !== preferred).map(({ offer }) => offer),
    ],
    selected,
    options: describeOptions(candidates, selected),
  };
}

/** The first in stock, else the first. */
function findFeatured(items: readonly OfferWithOptions[]): OfferWithOptions | undefined {
  return items.find(({ offer }) => isAvailable(offer)) ?? items[0];
}

function isAvailable({ availability }: Offer): boolean {
  return availability !== 'OutOfStock';
}

function hasName(options: readonly SelectedOption[], name: string): boolean {
  return options.some((option) => option.name === name);
}

function matches(options: readonly SelectedOption[], selected: readonly SelectedOption[]): boolean {
  return selected.every(({ name, label }) =>
    options.some((option) => option.name === name && option.label === label),
  );
}

/** Options without a preference come last, in the order of the request. */
function sortByPreference(
  selected: readonly SelectedOption[],
  preferences: readonly string[],
): readonly SelectedOption[] {
  const rank = ({ name }: SelectedOption) => {
    const index = preferences.indexOf(name);
    return index === -1 ? preferences.length : index;
  };
  return selected.toSorted((a, b) => rank(a) - rank(b));
}

/** Leaves out options from the end until an offer matches. */
function dropUnmatchedOptions(
  candidates: readonly OfferWithOptions[],
  selected: readonly SelectedOption[],
): readonly SelectedOption[] {
  if (candidates.some(({ options }) => matches(options, selected))) return selected;
  return dropUnmatchedOptions(candidates, selected.slice(0, -1));
}

function describeOptions(
  candidates: readonly OfferWithOptions[],
  selected: readonly SelectedOption[],
): NarrowedOffers['options'] {
  const names = [...new Set(candidates.flatMap(({ options }) => options.map(({ name }) => name)))];
  return names.map((name) => {
    const others = selected.filter((option) => option.name !== name);
    const labels = candidates.flatMap(({ options }) =>
      options.filter((option) => option.name === name).map(({ label }) => label),
    );
    return {
      name,
      values: [...new Set(labels)].map((label) => {
        const sold = candidates.filter(({ options }) =>
          matches(options, [...others, { name, label }]),
        );
        return {
          label,
          available: sold.some(({ offer }) => isAvailable(offer)),
          exists: sold.length > 0,
        };
      }),
    };
  });
}
