/** Which colour, size and variant are chosen: a pure function of the product and the address. */
import {
  type Colour,
  MISC_COLOUR,
  ONE_SIZE,
  type Product,
  type Variant,
} from '#features/catalogue/catalogue.ts';

/** What an address, or a click, asks for. */
export type Wanted = { readonly colour?: string | undefined; readonly size?: string | undefined };

export type Selection = {
  readonly colour: Colour;
  /** null until chosen. */
  readonly size: string | null;
  /** What would be bought; null until a size is chosen. */
  readonly variant: Variant | null;
  /** What is shown meanwhile: the chosen variant, else the colour's first in stock, else its first. */
  readonly shown: Variant;
  /** The chosen colour's variants, from small to large. */
  readonly sizes: readonly Variant[];
};

export type ButtonState = 'ready' | 'sizeMissing' | 'outOfStock';

/** The parts of a product that choosing depends on. */
export type Choosable = Pick<Product, 'colours' | 'variants'>;

/**
 * Resolves any address to a selection that exists: an unknown colour becomes the default one, an unknown
 * size the colour's default, if it has one (S§4).
 * @throws Error for a product without variants, which no catalogue lists.
 */
export function resolveSelection(product: Choosable, wanted: Wanted): Selection {
  const colour = product.colours.find(({ key }) => key === wanted.colour) ?? defaultColour(product);
  const sizes = sizesOf(product, colour.key);
  const size = sizes.some((variant) => variant.size === wanted.size)
    ? (wanted.size ?? null)
    : defaultSize(sizes);
  const variant = sizes.find((one) => one.size === size) ?? null;
  const shown = variant ?? sizes.find((one) => one.isOnStock) ?? sizes[0];
  if (!shown) throw new Error(`The colour ${colour.key} has no variants.`);
  return { colour, size, variant, shown, sizes };
}

const grouped = new WeakMap<readonly Variant[], ReadonlyMap<string, readonly Variant[]>>();

/** A colour's variants. Sorted out once for each list: with 2,000 of them a choice would else look at each for every colour. */
function sizesOf({ variants }: Choosable, colour: string): readonly Variant[] {
  const known = grouped.get(variants);
  const byColour = known ?? Map.groupBy(variants, (variant) => variant.colour);
  if (!known) grouped.set(variants, byColour);
  return byColour.get(colour) ?? [];
}

/** The master variant's colour, else the first that has variants. */
export function defaultColour({ colours, variants }: Choosable): Colour {
  const master = variants.find((variant) => variant.isMaster) ?? variants[0];
  const colour = colours.find(({ key }) => key === master?.colour);
  if (!colour) throw new Error('A product needs at least one variant with a colour of its own.');
  return colour;
}

/** S§4: a size is chosen automatically if it is the only one, the only one in stock, or the default one and in stock. */
function defaultSize(sizes: readonly Variant[]): string | null {
  const inStock = sizes.length === 1 ? sizes : sizes.filter((variant) => variant.isOnStock);
  const found = inStock.length === 1 ? inStock[0] : inStock.find((variant) => variant.preSelected);
  return found?.size ?? null;
}

/** What the address says of a selection: the colour always, the size unless it is the default (S§2). */
export function addressOf({ colour, size, sizes }: Selection): Wanted {
  return size === null || size === defaultSize(sizes)
    ? { colour: colour.key }
    : { colour: colour.key, size };
}

/** S§4: changing the colour keeps the size where the new colour has it, and clears it where it has not. */
export function chooseColour(
  product: Choosable,
  { size }: Pick<Selection, 'size'>,
  colour: string,
): Selection {
  return resolveSelection(product, { colour, size: size ?? undefined });
}

export function chooseSize(product: Choosable, { colour }: Selection, size: string): Selection {
  return resolveSelection(product, { colour: colour.key, size });
}

/**
 * What a posted form asks for, taken at its word: nothing is chosen for the shopper but the only size there is.
 * null for a combination that does not exist.
 */
export function findPosted(product: Choosable, { colour = '', size }: Wanted): Variant | null {
  const sizes = sizesOf(product, colour);
  if (size === undefined) return sizes.length === 1 ? (sizes[0] ?? null) : null;
  return sizes.find((variant) => variant.size === size) ?? null;
}

/** S§4: out of stock wins over a missing size, since no size could help. */
export function buttonState({ variant, sizes }: Selection): ButtonState {
  if (!sizes.some((one) => one.isOnStock)) return 'outOfStock';
  if (!variant) return 'sizeMissing';
  return variant.isOnStock ? 'ready' : 'outOfStock';
}

/** The keys of the colours of which anything is in stock. */
export function findColoursInStock(product: Choosable): ReadonlySet<string> {
  const inStock = product.colours.filter(({ key }) =>
    sizesOf(product, key).some((variant) => variant.isOnStock),
  );
  return new Set(inStock.map(({ key }) => key));
}

/** More than this at once is no shopper's need. */
const MOST_AT_ONCE = 10;

/** S§5: limited by what is available; one even when nothing is. */
export function maxQuantity({ availableQuantity }: Variant): number {
  return Math.max(1, Math.min(availableQuantity, MOST_AT_ONCE));
}

/** What is left of a wanted quantity once another variant is shown, or stock has gone. */
export function limitQuantity(wanted: number, variant: Variant): number {
  return Number.isInteger(wanted) ? Math.max(1, Math.min(wanted, maxQuantity(variant))) : 1;
}

/** S§5: nothing to choose when the only size is ONE SIZE and the fascia hides it. */
export function isSizeHidden({ sizes }: Selection, hideIfOneSize: boolean): boolean {
  return hideIfOneSize && sizes.length === 1 && sizes[0]?.size === ONE_SIZE;
}

type Placed = Pick<Product, 'department' | 'categoryTaxonomy' | 'styleTaxonomy'>;

/** S§5: no colour picker for the colour `misc`, or for a single colour in configured departments or taxonomies. */
export function isColourHidden(
  product: Choosable & Placed,
  hideSingleColourIn: readonly string[],
): boolean {
  const [only, ...others] = product.colours;
  if (others.length > 0) return false;
  const { department, categoryTaxonomy, styleTaxonomy } = product;
  const places = [department, styleTaxonomy, ...categoryTaxonomy.split('/')];
  return only?.key === MISC_COLOUR || hideSingleColourIn.some((place) => places.includes(place));
}

/** S§9: sizes are buttons up to ten, else a dropdown. */
export const MAX_SIZE_BUTTONS = 10;
/** S§9: on the wishlist only a single size is a button. */
export const MAX_SIZE_BUTTONS_ON_WISHLIST = 1;
