/** REC-4: rules of a bundle of products: their selection, and the variants to add. */
import type { BundleType } from '#features/catalogue/catalogue-records.ts';

/** Maximum number of products in a bundle. */
export const MAX_BUNDLE_PRODUCTS = 4;

export type BundleVariant = {
  readonly sku: string;
  readonly size: string;
  /** Minor units of the shop's currency. */
  readonly price: number;
  readonly wasPrice?: number;
  /** Lowest price before the reduction, where it is stated. */
  readonly lowestPrice?: number;
  readonly isOnStock: boolean;
};

export type BundleColour = {
  readonly key: string;
  readonly label: string;
  readonly hex: string;
  readonly swatchImage?: string;
  readonly picture: { readonly id: string; readonly tint: string } | null;
  /** At least one, from small to large. */
  readonly variants: readonly [BundleVariant, ...BundleVariant[]];
};

export type BundleProduct = {
  readonly productKey: string;
  readonly slug: string;
  readonly name: string;
  readonly brand: string;
  /** At least one; the default colour is the first. */
  readonly colours: readonly [BundleColour, ...BundleColour[]];
};

export type Bundle = {
  readonly id: string;
  /** Path to which its form is posted, without locale prefix. */
  readonly action: string;
  readonly bundleType: BundleType;
  /** null: the default title of its type. */
  readonly header: string | null;
  readonly products: readonly BundleProduct[];
  /** Hides the size field of a product whose only size is ONE SIZE. */
  readonly hideIfOneSize: boolean;
};

/** State of one product. */
export type BundleItem = {
  readonly colour: BundleColour;
  /** First variant of the colour that is in stock, else its first: its price is displayed. */
  readonly selectedColourVariant: BundleVariant;
  /** null until a size is selected. */
  readonly selectedSizeVariant: BundleVariant | null;
  readonly isSelected: boolean;
  readonly sizeSelectionError: boolean;
};

/** Items by position of their products. */
export type BundleState = readonly BundleItem[];

/** `at`: index of the product. */
export type BundleEvent =
  | { readonly type: 'toggled'; readonly at: number }
  | { readonly type: 'colourChosen'; readonly at: number; readonly colour: string }
  | { readonly type: 'sizeChosen'; readonly at: number; readonly sku: string }
  | { readonly type: 'addRequested' }
  | { readonly type: 'added' };

/** Suits and outfits together keep only suits. */
export function selectBundleTypes<T extends { readonly bundleType: BundleType }>(
  bundles: readonly T[],
): readonly T[] {
  const hasSuits = bundles.some(({ bundleType }) => bundleType === 'suits');
  return bundles.filter(({ bundleType }) => !(hasSuits && bundleType === 'outfits'));
}

/**
 * Keys of the products to show: each once, at most four, the current one always among them. Empty
 * for a bundle without the current product, or with no other.
 */
export function pickBundleKeys(keys: readonly string[], current: string): readonly string[] {
  const unique = [...new Set(keys)];
  if (!unique.includes(current) || unique.length < 2) return [];
  const limited = unique.slice(0, MAX_BUNDLE_PRODUCTS);
  return limited.includes(current) ? limited : [...limited.slice(0, -1), current];
}

export function isColourInStock({ variants }: BundleColour): boolean {
  return variants.some(({ isOnStock }) => isOnStock);
}

/** Selected if its colour, by default the first one, is in stock. */
export function initialItem(product: BundleProduct, colour?: string): BundleItem {
  const selectedColour = findColour(product, colour) ?? product.colours[0];
  return {
    ...pickVariants(selectedColour, null),
    isSelected: isColourInStock(selectedColour),
    sizeSelectionError: false,
  };
}

export function initialBundle({ products }: Pick<Bundle, 'products'>): BundleState {
  return products.map((product) => initialItem(product));
}

/** Selects the only size in stock, or keeps the selected size if the colour has it in stock. */
function pickVariants(colour: BundleColour, size: string | null) {
  const inStock = listInStock(colour);
  const sameSize = inStock.find((variant) => variant.size === size) ?? null;
  return {
    colour,
    selectedColourVariant: inStock[0] ?? colour.variants[0],
    selectedSizeVariant: findOnlySize(colour) ?? sameSize,
  };
}

/** The only size in stock, which is selected with its colour; null where there are others. */
export function findOnlySize(colour: BundleColour): BundleVariant | null {
  const [onlyVariant, ...others] = listInStock(colour);
  return onlyVariant && others.length === 0 ? onlyVariant : null;
}

function listInStock({ variants }: BundleColour): readonly BundleVariant[] {
  return variants.filter(({ isOnStock }) => isOnStock);
}

function findColour({ colours }: BundleProduct, key: string | undefined): BundleColour | undefined {
  return colours.find((colour) => colour.key === key);
}

/**
 * The item after a change of colour: it stays selected while the new colour is in stock.
 */
export function chooseBundleColour(
  product: BundleProduct,
  item: BundleItem,
  key: string,
): BundleItem {
  const colour = findColour(product, key);
  if (!colour || colour === item.colour) return item;
  const variants = pickVariants(colour, item.selectedSizeVariant?.size ?? null);
  return {
    ...variants,
    isSelected: item.isSelected && isColourInStock(colour),
    sizeSelectionError: item.sizeSelectionError && variants.selectedSizeVariant === null,
  };
}

/** Selects a size and clears the error; ignores a size that is out of stock or unknown. */
export function chooseBundleSize(item: BundleItem, sku: string): BundleItem {
  const variant = item.colour.variants.find((variant) => variant.sku === sku);
  return variant?.isOnStock
    ? { ...item, selectedSizeVariant: variant, sizeSelectionError: false }
    : item;
}

/** Deselects; selects if the colour is in stock and a size is chosen, otherwise requires a size. */
export function toggleItem(item: BundleItem): BundleItem {
  if (item.isSelected) return { ...item, isSelected: false, sizeSelectionError: false };
  if (!isColourInStock(item.colour)) return item;
  return item.selectedSizeVariant === null
    ? { ...item, sizeSelectionError: true }
    : { ...item, isSelected: true };
}

export function reduceBundle(
  products: readonly BundleProduct[],
  state: BundleState,
  event: BundleEvent,
): BundleState {
  if (event.type === 'added') return state.map((item) => ({ ...item, isSelected: false }));
  if (event.type === 'addRequested')
    return state.map((item) =>
      item.isSelected && item.selectedSizeVariant === null
        ? { ...item, sizeSelectionError: true }
        : item,
    );
  return state.map((item, index) => {
    const product = products[index];
    if (index !== event.at || !product) return item;
    if (event.type === 'toggled') return toggleItem(item);
    return event.type === 'colourChosen'
      ? chooseBundleColour(product, item, event.colour)
      : chooseBundleSize(item, event.sku);
  });
}

/** Variants to add; null while a selected product has no size, or none is selected. */
export function listBundleVariants(state: BundleState): readonly BundleVariant[] | null {
  const selected = state.filter(({ isSelected }) => isSelected);
  const variants = selected.flatMap(({ selectedSizeVariant }) => selectedSizeVariant ?? []);
  return variants.length > 0 && variants.length === selected.length ? variants : null;
}

export type BundleTotal = {
  readonly count: number;
  /** Sum of the selected products, in minor units. */
  readonly price: number;
  /** Sum of their former prices; null where none is reduced. */
  readonly wasPrice: number | null;
};

export function sumBundle(state: BundleState): BundleTotal {
  const selected = state.filter(({ isSelected }) => isSelected);
  const variants = selected.map((item) => item.selectedSizeVariant ?? item.selectedColourVariant);
  const price = variants.reduce((sum, variant) => sum + variant.price, 0);
  const formerPrice = variants.reduce(
    (sum, variant) => sum + Math.max(variant.wasPrice ?? 0, variant.price),
    0,
  );
  return { count: selected.length, price, wasPrice: formerPrice > price ? formerPrice : null };
}
