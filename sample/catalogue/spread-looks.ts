/** Selects the first picture of each product, so that few products of a listing show the same one. */
import type { ColourRecord, ProductRecord } from '#features/catalogue/catalogue-records.ts';

type Option = { readonly colour: ColourRecord; readonly view: number; readonly front: string };

/** Views that may come first: a front, or a three-quarter view of the whole garment. */
const FIRST_VIEWS = /^studio\..*\.(?:front|quarter)\./;
/** Uses of a picture in one of the product's fascias weigh more than a change of the view. */
const REPEATED = 10;

/** `listMore` builds further colours that the product may have; null keeps the product as it is. */
export type SpreadLooks = (
  product: ProductRecord,
  listMore: (() => readonly ColourRecord[]) | null,
) => ProductRecord;

/**
 * Products are passed in order: each gets the first picture that earlier ones use least. Where all
 * of its own are used already, it comes in another colour instead of its last.
 */
export function createSpread(): SpreadLooks {
  const uses = new Map<string, number>();
  return (product, listMore) => {
    const keysOf = ({ front }: Option) =>
      product.availableFascias.map((fascia) => `${fascia} ${front}`);
    const usesOf = (option: Option) =>
      keysOf(option).reduce((sum, key) => sum + (uses.get(key) ?? 0), 0);
    const bestOf = (options: readonly Option[]) => {
      const costs = options.map(
        (option, index) => index / options.length + option.view + REPEATED * usesOf(option),
      );
      return options[costs.indexOf(Math.min(...costs))];
    };
    const [first] = optionsOf(product.colours);
    const own = listMore ? bestOf(optionsOf(product.colours)) : first;
    if (!own) return product;
    const other =
      listMore && usesOf(own) > 0 ? bestOf(optionsOf(newColours(product, listMore()))) : undefined;
    const best = other && usesOf(other) === 0 ? other : own;
    for (const key of keysOf(best)) uses.set(key, (uses.get(key) ?? 0) + 1);
    const changed = best === own ? product : replaceLast(product, best.colour);
    return { ...changed, colours: beginWith(changed.colours, best) };
  };
}

/** In the order of the product's colours, fronts first. */
function optionsOf(colours: readonly ColourRecord[]): Option[] {
  return [0, 1].flatMap((view) =>
    colours.flatMap((colour) => {
      const front = colour.pictures[view]?.id ?? '';
      return FIRST_VIEWS.test(front) ? [{ colour, view, front }] : [];
    }),
  );
}

/** None for a product in one colour, which its name or its case depends on. */
function newColours({ colours }: ProductRecord, more: readonly ColourRecord[]): ColourRecord[] {
  return colours.length < 2
    ? []
    : more.filter(({ key }) => colours.every((colour) => colour.key !== key));
}

function replaceLast(product: ProductRecord, colour: ColourRecord): ProductRecord {
  const { colours, variants } = product;
  const last = colours.at(-1)?.key;
  return {
    ...product,
    colours: [...colours.slice(0, -1), colour],
    variants: variants.map((variant) =>
      variant.colour === last ? { ...variant, colour: colour.key } : variant,
    ),
  };
}

function beginWith(
  colours: ProductRecord['colours'],
  { colour, view }: Option,
): ProductRecord['colours'] {
  const [first, ...others] = [colour, ...colours.filter((item) => item !== colour)].map(
    (colour) => ({
      ...colour,
      pictures: moveFirst(colour.pictures, view),
    }),
  );
  return first ? [first, ...others] : colours;
}

function moveFirst(pictures: ColourRecord['pictures'], view: number): ColourRecord['pictures'] {
  const chosen = pictures[view];
  return chosen ? [chosen, ...pictures.filter((picture) => picture !== chosen)] : pictures;
}
