/** Selects the first picture of each product, so that few products of a listing show the same one. */
import type { ColourRecord, ProductRecord } from '#features/catalogue/catalogue-records.ts';

type Option = { readonly colour: ColourRecord; readonly view: number; readonly front: string };

/** Views that may come first: a front, or a three-quarter view of the whole garment. */
const FIRST_VIEWS = /^studio\..*\.(?:front|quarter)\./;
/** Uses of a picture in one of the product's fascias weigh more than a change of the view. */
const REPEATED = 10;

export type SpreadLooks = (product: ProductRecord) => ProductRecord;

/** Products are passed in order: each gets the first picture that earlier ones use least. */
export function createSpread(): SpreadLooks {
  const uses = new Map<string, number>();
  return (product) => {
    const options = optionsOf(product);
    const [first] = options;
    if (!first) return product;
    const keysOf = ({ front }: Option) =>
      product.availableFascias.map((fascia) => `${fascia} ${front}`);
    const costOf = (option: Option, index: number) =>
      index / options.length +
      option.view +
      REPEATED * keysOf(option).reduce((sum, key) => sum + (uses.get(key) ?? 0), 0);
    const costs = options.map(costOf);
    const best = options[costs.indexOf(Math.min(...costs))] ?? first;
    for (const key of keysOf(best)) uses.set(key, (uses.get(key) ?? 0) + 1);
    return { ...product, colours: beginWith(product.colours, best) };
  };
}

/** In the order of the product's colours, fronts first. */
function optionsOf({ colours }: ProductRecord): Option[] {
  return [0, 1].flatMap((view) =>
    colours.flatMap((colour) => {
      const front = colour.pictures[view]?.id ?? '';
      return FIRST_VIEWS.test(front) ? [{ colour, view, front }] : [];
    }),
  );
}

function beginWith(
  colours: ProductRecord['colours'],
  { colour, view }: Option,
): ProductRecord['colours'] {
  const [first, ...others] = [colour, ...colours.filter((one) => one !== colour)].map((one) => ({
    ...one,
    pictures: moveFirst(one.pictures, view),
  }));
  return first ? [first, ...others] : colours;
}

function moveFirst(pictures: ColourRecord['pictures'], view: number): ColourRecord['pictures'] {
  const chosen = pictures[view];
  return chosen ? [chosen, ...pictures.filter((one) => one !== chosen)] : pictures;
}
