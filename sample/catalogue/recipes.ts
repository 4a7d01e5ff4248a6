/** Selects the products of the sample; a larger shop contains all products of a smaller one. */
import type { ModelName, Print } from '../models.ts';
import { createRandom } from '../random.ts';
import { type Brand, brands, makersOf, newcomers } from './brands.ts';
import { coloursOf, type Recipe } from './build-product.ts';
import type { DetailKey } from './descriptions/details.ts';
import type { Kind } from './kinds/kind.ts';
import { isPhotographed } from './pictures.ts';
import { styleNames } from './style-names.ts';
import type { Substance } from './substances/substance.ts';

/** A recipe without its number. */
type Choice = Omit<Recipe, 'number'>;
type Finish = { readonly substance: Substance; readonly detail: DetailKey; readonly print?: Print };

/** Product numbers beyond the first range follow this one; each brand counts separately. */
const LATER_NUMBERS = 10_000;
/** Growth of kinds without photographs, relative to photographed ones. */
const DRAWN_SHARE = 0.25;
/**
 * Models photographed after the range was numbered. They still grow at the share of drawn models;
 * otherwise the products beyond the first range would be renumbered.
 */
const latecomers: ReadonlySet<ModelName> = new Set([
  'bed-linen',
  'cardigan-cropped',
  'cardigan-mens',
  'dress-maxi',
  'robe',
  'rug',
  'scarf',
  'shorts',
  'shorts-mens',
  'tee-boxy',
  'tee-long-sleeve',
  'tee-long-sleeve-mens',
  'tee-vneck',
  'trousers-mens',
  'trousers-straight',
  'tumblers',
  'vest-rib',
]);

/** Models added after `latecomers`: in the first range only, for the same reason. */
const unrepeated: ReadonlySet<ModelName> = new Set(['jeans']);

function shareOf({ model }: Kind): number {
  return isPhotographed(model) && !latecomers.has(model) ? 1 : DRAWN_SHARE;
}

function listFinishes(kind: Kind): Finish[] {
  const looks = [
    ...kind.details.map((detail) => ({ detail })),
    ...(kind.prints ?? []).map((print) => ({ detail: kind.details[0], print })),
  ];
  return kind.substances.flatMap((substance) => looks.map((look) => ({ ...look, substance })));
}

/**
 * The first range of a kind: each combination of substance and detail or print at most once, in a
 * seeded order, so that names are unique.
 *
 * @throws Error if the kind has fewer combinations than its count.
 */
export function listFirst(kind: Kind): Choice[] {
  const random = createRandom(`${kind.model} ${kind.department}`);
  const makers = makersOf(kind.group);
  const all = listFinishes(kind);
  if (all.length < kind.count)
    throw new Error(
      `${kind.model} can be told apart in ${all.length} ways only, ${kind.count} were asked for.`,
    );
  return random.some(all, kind.count).map((finish, index) => {
    const brand = makers[index % makers.length];
    if (!brand) throw new Error(`No brand makes ${kind.group}.`);
    return { ...finish, kind, brand };
  });
}

/**
 * Endless supply of further products: first all unused combinations of brand, substance and finish,
 * then every combination again under each style name.
 */
function* listMore(kind: Kind): Generator<Choice> {
  const nameOf = ({ substance, detail, print, brand }: Finish & { readonly brand: Brand }) =>
    [substance.name['en-GB'], print ?? detail, brand.name].join('|');
  const taken = new Set(listFirst(kind).map(nameOf));
  const makers = makersOf(kind.group, [...brands, ...newcomers]);
  const all = listFinishes(kind).flatMap((finish) =>
    makers.map((brand) => ({ ...finish, kind, brand })),
  );
  const random = createRandom(`more ${kind.model} ${kind.department}`);
  // A random first colour; otherwise whole listings would be black.
  const shown = (choice: Choice): Choice => ({
    ...choice,
    lead: random.pick(coloursOf(kind, choice.substance)),
  });
  for (const choice of random.shuffled(all)) if (!taken.has(nameOf(choice))) yield shown(choice);
  for (const style of random.shuffled(styleNames))
    for (const choice of random.shuffled(all)) yield shown({ ...choice, style });
}

/**
 * Yields `count` more products. The kinds alternate in proportion to their shares, so that every
 * prefix is balanced.
 *
 * @throws Error when the style names run out.
 */
export function* listLater(kinds: readonly Kind[], count: number): Generator<Recipe> {
  const repeated = kinds.filter(({ model }) => !unrepeated.has(model));
  const turns = repeated.map((kind) => {
    const pause = 1 / (kind.count * shareOf(kind));
    return { more: listMore(kind), pause, due: pause / 2 };
  });
  const numbers = new Map<string, number>();
  for (let made = 0; made < count; made += 1) {
    const next = turns.reduce((first, turn) => (turn.due < first.due ? turn : first));
    next.due += next.pause;
    const { value } = next.more.next();
    if (!value)
      throw new Error(`The sample has no names for more than ${made} products beyond its first.`);
    const number = (numbers.get(value.brand.prefix) ?? LATER_NUMBERS) + 1;
    numbers.set(value.brand.prefix, number);
    yield { ...value, number };
  }
}
