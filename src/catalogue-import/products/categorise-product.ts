/** Derives department, product type and categories from a feed's fields. */
import type {
  CategoryRecord,
  Localised,
  ProductRecord,
} from '#features/catalogue/catalogue-records.ts';
import { toSlug } from '../values/slug.ts';

export type ProductType = ProductRecord['productType'];

export type ProductCategories = {
  readonly productType: ProductType;
  readonly department: string;
  /** Category names below the department, at most two: the tree has three levels. */
  readonly path: readonly string[];
  /** Warnings about values that were guessed or left out. */
  readonly warnings: readonly string[];
};

export type CategoryFields = {
  readonly gender: string;
  readonly ageGroup: string;
  readonly productType: string;
  readonly googleCategory: string;
};

/** Departments that an import may create; slugs and names match those of the storefront. */
export const DEPARTMENTS: Readonly<Record<string, Localised>> = {
  womens: { 'en-GB': 'Women', 'fr-FR': 'Femme', 'de-DE': 'Damen', ar: 'نساء' },
  mens: { 'en-GB': 'Men', 'fr-FR': 'Homme', 'de-DE': 'Herren', ar: 'رجال' },
  kids: { 'en-GB': 'Kids', 'fr-FR': 'Enfant', 'de-DE': 'Kinder', ar: 'أطفال' },
  fashion: { 'en-GB': 'Fashion', 'fr-FR': 'Mode', 'de-DE': 'Mode', ar: 'أزياء' },
  beauty: { 'en-GB': 'Beauty', 'fr-FR': 'Beauté', 'de-DE': 'Beauty', ar: 'الجمال' },
  home: { 'en-GB': 'Home', 'fr-FR': 'Maison', 'de-DE': 'Wohnen', ar: 'المنزل' },
};

const MAX_LEVELS = 2;
const MAX_NAME = 60;

/** Google category ids by product type: the roots and the branches most used by retailers. */
const GOOGLE_CATEGORY_IDS: Readonly<Record<ProductType, readonly number[]>> = {
  fashion: [
    166, 1604, 187, 188, 167, 5181, 201, 178, 212, 2271, 204, 1581, 207, 211, 208, 213, 3032, 173,
    169,
  ],
  beauty: [469, 2915, 473, 479, 491, 567],
  home: [536, 436, 638, 696, 4171, 594, 574],
};

const TYPE_WORDS: readonly (readonly [ProductType, RegExp])[] = [
  [
    'beauty',
    /\b(?:beauty|skin\s?care|cosmetics?|make-?up|fragrances?|perfumes?|hair\s?care|personal care|nails?)\b/i,
  ],
  [
    'home',
    /\b(?:home|homewares?|furniture|kitchen|dining|decor|decoration|bedding|bath|lighting|garden|tableware|cushions?)\b/i,
  ],
  [
    'fashion',
    /\b(?:apparel|clothing|clothes|fashion|shoes|footwear|accessories|jewel(?:le)?ry|bags?|luggage|watches|women|men|dress(?:es)?|shirts?)\b/i,
  ],
];

/** Path segments that only repeat the department. */
const DEPARTMENT_WORDS =
  /^(?:apparel(?: (?:&|and) accessories)?|clothing|fashion|home(?: (?:&|and) garden)?|health (?:&|and) beauty|beauty|wom[ae]n'?s?(?:wear)?|m[ae]n'?s?(?:wear)?|kids?|children)$/i;

export function categoriseProduct(fields: CategoryFields): ProductCategories {
  const warnings: string[] = [];
  const feedPath = splitPath(fields.productType);
  const googlePath = /^\d+$/.test(fields.googleCategory) ? [] : splitPath(fields.googleCategory);
  const productType = findType(fields, feedPath) ?? 'fashion';
  if (findType(fields, feedPath) === null)
    warnings.push(
      'neither product_type nor google_product_category is fashion, beauty or home: imported as fashion',
    );
  const fullPath = feedPath.length > 0 ? feedPath : googlePath;
  const path = fullPath.filter((name, index) => index > 0 || !DEPARTMENT_WORDS.test(name));
  if (path.length > MAX_LEVELS)
    warnings.push(
      `"${fullPath.join(' > ')}" is deeper than the shop's tree: kept as "${path.slice(0, MAX_LEVELS).join(' > ')}"`,
    );
  return {
    productType,
    department: findDepartment(productType, fields),
    path: path.slice(0, MAX_LEVELS),
    warnings,
  };
}

function findType(
  { googleCategory }: CategoryFields,
  feedPath: readonly string[],
): ProductType | null {
  const id = /^\d+$/.test(googleCategory) ? Number(googleCategory) : null;
  for (const type of ['fashion', 'beauty', 'home'] as const)
    if (id !== null && GOOGLE_CATEGORY_IDS[type].includes(id)) return type;
  const findTypeByWords = (text: string): ProductType | null =>
    TYPE_WORDS.find(([, words]) => words.test(text))?.[0] ?? null;
  // Google's root category takes precedence over the retailer's own type: "Accessories > Homewares"
  // is under Home & Garden at Google.
  return (
    (id === null ? findTypeByWords(splitPath(googleCategory)[0] ?? '') : null) ??
    findTypeByWords(feedPath.join(' '))
  );
}

function findDepartment(type: ProductType, { gender, ageGroup }: CategoryFields): string {
  if (type !== 'fashion') return type;
  if (/^(?:newborn|infant|toddler|kids)$/i.test(ageGroup)) return 'kids';
  if (/^(?:female|wom[ae]n)$/i.test(gender)) return 'womens';
  return /^(?:male|m[ae]n)$/i.test(gender) ? 'mens' : 'fashion';
}

function splitPath(text: string): string[] {
  return text
    .split('>')
    .map((name) => name.replace(/\s+/g, ' ').trim().slice(0, MAX_NAME))
    .filter((name) => toSlug(name) !== '');
}

/**
 * The department and its subcategories, parents first. Slugs depend on the names alone, so that
 * they are stable.
 */
export function categoriesOf({
  department,
  path,
}: ProductCategories): readonly Omit<CategoryRecord, 'position'>[] {
  const chain: Omit<CategoryRecord, 'position'>[] = [
    {
      slug: department,
      parentSlug: null,
      name: DEPARTMENTS[department] ?? { 'en-GB': department },
    },
  ];
  for (const name of path) {
    const parentSlug = chain.at(-1)?.slug ?? department;
    chain.push({ slug: `${parentSlug}-${toSlug(name)}`, parentSlug, name: { 'en-GB': name } });
  }
  return chain;
}
