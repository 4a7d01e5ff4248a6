/** Which products there are: of each kind a first range, then as many more as are asked for. A larger shop has all of a smaller one. */
import type { ModelName, Print } from '../models.ts';
import { createRandom } from '../random.ts';
import { type Brand, brands, makersOf, newcomers } from './brands.ts';
import { coloursOf, type Recipe } from './build-product.ts';
import type { DetailKey } from './details.ts';
import type { Kind } from './kinds/kind.ts';
import { isPhotographed } from './pictures.ts';
import { styleNames } from './style-names.ts';
import type { Substance } from './substance.ts';

/** A recipe without its number. */
type Choice = Omit<Recipe, 'number'>;
type Finish = { readonly substance: Substance; readonly detail: DetailKey; readonly print?: Print };

/** Their numbers begin here; each brand counts its own. */
const LATER_NUMBERS = 10_000;
/** What has only been drawn grows less than what has been photographed. */
const DRAWN_SHARE = 0.25;
/** Photographed after the range was numbered: they grow as before, or every product beyond the first range would get another's number. */
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

/** Came after those: in the first range only. */
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

/** Every substance with every detail or print once, in a seeded order, so that no two names are alike. */
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

/** More of a kind, none named like another of its brand; then the same under the names of styles, until those run out. */
function* listMore(kind: Kind): Generator<Choice> {
  const nameOf = ({ substance, detail, print, brand }: Finish & { readonly brand: Brand }) =>
    [substance.name['en-GB'], print ?? detail, brand.name].join('|');
  const taken = new Set(listFirst(kind).map(nameOf));
  const makers = makersOf(kind.group, [...brands, ...newcomers]);
  const all = listFinishes(kind).flatMap((finish) =>
    makers.map((brand) => ({ ...finish, kind, brand })),
  );
  const random = createRandom(`more ${kind.model} ${kind.department}`);
  // Else a listing would be black from end to end.
  const shown = (choice: Choice): Choice => ({
    ...choice,
    lead: random.pick(coloursOf(kind, choice.substance)),
  });
  for (const choice of random.shuffled(all)) if (!taken.has(nameOf(choice))) yield shown(choice);
  for (const style of random.shuffled(styleNames))
    for (const choice of random.shuffled(all)) yield shown({ ...choice, style });
}

/** `count` more products of all kinds but the unrepeated, each in its share at any length. */
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
