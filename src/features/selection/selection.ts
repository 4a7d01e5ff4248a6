/**
 * Resolves the selected colour, size and variant from the product and the URL; pure functions.
 */
import {
  type Colour,
  MISC_COLOUR,
  ONE_SIZE,
  type Product,
  type Variant,
} from '#features/catalogue/catalogue.ts';

/** Query parameters of a product page that select its options. */
export const SELECTION_PARAMETERS = ['colour', 'size'] as const;

/** Options requested by the URL or a click. */
export type RequestedSelection = {
  readonly colour?: string | undefined;
  readonly size?: string | undefined;
};

export type Selection = {
  readonly colour: Colour;
  /** Null until selected. */
  readonly size: string | null;
  /** Variant that would be bought; null until a size is selected. */
  readonly variant: Variant | null;
  /**
   * Variant whose price is displayed: the selected one, else the colour's first in stock, else its
   * first.
   */
  readonly displayedVariant: Variant;
  /** Variants of the selected colour, in ascending order of size. */
  readonly sizes: readonly Variant[];
};

export type ButtonState = 'ready' | 'sizeMissing' | 'outOfStock';

/** Properties of a product that the selection depends on. */
export type SelectableProduct = Pick<Product, 'colours' | 'variants'>;

/**
 * Resolves any URL to a valid selection: an unknown colour becomes the default one, an unknown
 * size the colour's default, if it has one.
 * @throws Error for a product without variants, which no catalogue contains.
 */
export function resolveSelection(
  product: SelectableProduct,
  requested: RequestedSelection,
): Selection {
  const colour =
    product.colours.find(({ key }) => key === requested.colour) ?? defaultColour(product);
  const sizes = sizesOf(product, colour.key);
  const size = sizes.some((variant) => variant.size === requested.size)
    ? (requested.size ?? null)
    : defaultSize(sizes);
  const variant = sizes.find((candidate) => candidate.size === size) ?? null;
  const displayedVariant = variant ?? sizes.find((candidate) => candidate.isOnStock) ?? sizes[0];
  if (!displayedVariant) throw new Error(`The colour ${colour.key} has no variants.`);
  return { colour, size, variant, displayedVariant, sizes };
}

const grouped = new WeakMap<readonly Variant[], ReadonlyMap<string, readonly Variant[]>>();

/**
 * Variants of a colour, grouped once per list: with 2,000 variants, each selection would otherwise
 * scan all of them for every colour.
 */
function sizesOf({ variants }: SelectableProduct, colour: string): readonly Variant[] {
  const cached = grouped.get(variants);
  const byColour = cached ?? Map.groupBy(variants, (variant) => variant.colour);
  if (!cached) grouped.set(variants, byColour);
  return byColour.get(colour) ?? [];
}

/**
 * Colour of the master variant, else of the first variant.
 * @throws Error if neither has one.
 */
export function defaultColour({ colours, variants }: SelectableProduct): Colour {
  const master = variants.find((variant) => variant.isMaster) ?? variants[0];
  const colour = colours.find(({ key }) => key === master?.colour);
  if (!colour) throw new Error('A product needs at least one variant with a colour of its own.');
  return colour;
}

/**
 * A size is preselected if it is the only one, the only one in stock, or the default one and in
 * stock.
 */
function defaultSize(sizes: readonly Variant[]): string | null {
  const inStock = sizes.length === 1 ? sizes : sizes.filter((variant) => variant.isOnStock);
  const selected =
    inStock.length === 1 ? inStock[0] : inStock.find((variant) => variant.preSelected);
  return selected?.size ?? null;
}

/** URL parameters of a selection: always the colour, and the size unless it is preselected. */
export function toSelectionParameters({ colour, size, sizes }: Selection): RequestedSelection {
  return size === null || size === defaultSize(sizes)
    ? { colour: colour.key }
    : { colour: colour.key, size };
}

/** A new colour keeps the size if it has it, and otherwise clears it. */
export function chooseColour(
  product: SelectableProduct,
  { size }: Pick<Selection, 'size'>,
  colour: string,
): Selection {
  return resolveSelection(product, { colour, size: size ?? undefined });
}

export function chooseSize(
  product: SelectableProduct,
  { colour }: Selection,
  size: string,
): Selection {
  return resolveSelection(product, { colour: colour.key, size });
}

/**
 * Variant of a submitted form. Unlike in a URL, nothing is preselected except the only size.
 * Null for a combination that does not exist.
 */
export function findPostedVariant(
  product: SelectableProduct,
  { colour = '', size }: RequestedSelection,
): Variant | null {
  const sizes = sizesOf(product, colour);
  if (size === undefined) return sizes.length === 1 ? (sizes[0] ?? null) : null;
  return sizes.find((variant) => variant.size === size) ?? null;
}

/** Out of stock takes precedence over a missing size, since no size could be added. */
export function buttonState({ variant, sizes }: Selection): ButtonState {
  if (!sizes.some((candidate) => candidate.isOnStock)) return 'outOfStock';
  if (!variant) return 'sizeMissing';
  return variant.isOnStock ? 'ready' : 'outOfStock';
}

/** Keys of the colours with any variant in stock. */
export function findColoursInStock(product: SelectableProduct): ReadonlySet<string> {
  const inStock = product.colours.filter(({ key }) =>
    sizesOf(product, key).some((variant) => variant.isOnStock),
  );
  return new Set(inStock.map(({ key }) => key));
}

/** Largest quantity to select at once. */
const MAX_AT_ONCE = 10;

/** Limited by the available quantity; 1 even if nothing is available. */
export function maxQuantity({ availableQuantity }: Variant): number {
  return Math.max(1, Math.min(availableQuantity, MAX_AT_ONCE));
}

/** Reduces a quantity to the variant's limit, after a change of variant or stock. */
export function limitQuantity(requested: number, variant: Variant): number {
  return Number.isInteger(requested) ? Math.max(1, Math.min(requested, maxQuantity(variant))) : 1;
}

/** True if the only size is ONE SIZE and the fascia hides it. */
export function isSizeHidden(
  { sizes }: { readonly sizes: readonly Pick<Variant, 'size'>[] },
  hideIfOneSize: boolean,
): boolean {
  return hideIfOneSize && sizes.length === 1 && sizes[0]?.size === ONE_SIZE;
}

type Categorised = Pick<Product, 'department' | 'categoryTaxonomy' | 'styleTaxonomy'>;

/** True for the colour `misc`, and for a single colour in configured departments or taxonomies. */
export function isColourHidden(
  product: SelectableProduct & Categorised,
  hideSingleColourIn: readonly string[],
): boolean {
  const [only, ...others] = product.colours;
  if (others.length > 0) return false;
  const { department, categoryTaxonomy, styleTaxonomy } = product;
  const categories = [department, styleTaxonomy, ...categoryTaxonomy.split('/')];
  return (
    only?.key === MISC_COLOUR ||
    hideSingleColourIn.some((category) => categories.includes(category))
  );
}

/** Sizes are buttons up to this number, else a dropdown. */
export const MAX_SIZE_BUTTONS = 10;
/** On the wishlist only a single size is a button. */
export const MAX_SIZE_BUTTONS_ON_WISHLIST = 1;
