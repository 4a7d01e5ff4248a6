/** Generated products for eight catalogue views: two fascias with four locales each. */
import { categoryLevels } from '#features/search/records/category-levels.ts';
import { searchRecords } from '#features/search/search.fixtures.ts';
import type { SearchRecord } from '#features/search/search.ts';

export type View = { readonly locale: string; readonly currency: string; readonly rate: number };

const LOCALES: readonly View[] = [
  { locale: 'en-GB', currency: 'GBP', rate: 1 },
  { locale: 'fr-FR', currency: 'EUR', rate: 1.2 },
  { locale: 'de-DE', currency: 'EUR', rate: 1.2 },
  { locale: 'ar', currency: 'AED', rate: 4.6 },
];

export const VIEWS: readonly View[] = [...LOCALES, ...LOCALES];

const VARIANTS_PER_PRODUCT = 18;

/**
 * Records of a view: texts and prices are those of its locale, and ids, pictures, SKUs and sizes
 * those of the product. Each product gets 18 variants, which generated products lack.
 */
export function viewRecords(count: number, { locale, currency, rate }: View): SearchRecord[] {
  const text = createTranslator(locale);
  const price = (amount: number) => Math.round(amount * rate);
  return searchRecords(count).map((record, index) => {
    const names = record.categoryNames.map(text);
    return {
      ...record,
      name: text(record.name),
      price: price(record.price),
      maxPrice: price(record.maxPrice),
      wasPrice: record.wasPrice && price(record.wasPrice),
      currencyCode: currency,
      styleTaxonomy: record.styleTaxonomy && text(record.styleTaxonomy),
      occasion: record.occasion.map(text),
      material: record.material.map(text),
      categoryNames: names,
      categories: categoryLevels([names]),
      collection: record.collection && text(record.collection),
      colours: record.colours.map(text),
      colourVariants: record.colourVariants.map((colour) => ({
        ...colour,
        colourLabel: text(colour.colourLabel),
        price: price(colour.price),
        maxPrice: price(colour.maxPrice),
      })),
      variantSkus: Array.from({ length: VARIANTS_PER_PRODUCT }, (_, variant) =>
        skuOf(index, variant),
      ),
      description: text(record.description),
      details: record.details.map(text),
    };
  });
}

/** Replaces each word by another, so that each language has its own texts. */
function createTranslator(locale: string): (text: string) => string {
  const language = locale.slice(0, 2);
  if (language === 'en') return (text) => text;
  if (language === 'ar') return (text) => text.replace(/[a-z]/gi, toArabic);
  const [vowels, ending] = language === 'fr' ? ['éèêîô', 'es'] : ['äeiöü', 'en'];
  return (text) =>
    text
      .replace(/[aeiou]/g, (vowel) => vowels['aeiou'.indexOf(vowel)] ?? vowel)
      .replace(/([a-z]{4,})\b/gi, `$1${ending}`);
}

const FIRST_ARABIC = 'ا'.charCodeAt(0);
const ARABIC_LETTERS = 18;

function toArabic(letter: string): string {
  const index = (letter.toLowerCase().charCodeAt(0) - 97) % ARABIC_LETTERS;
  return String.fromCharCode(FIRST_ARABIC + index);
}

function skuOf(product: number, variant: number): string {
  return `ABC${String(product).padStart(7, '0')}-${String(variant).padStart(2, '0')}`;
}
