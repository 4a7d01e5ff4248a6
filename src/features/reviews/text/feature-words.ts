/** Subjects that reviews mention, and the words for them in each language. */
import { ARABIC, listArabicWords } from './arabic-words.ts';

/**
 * Prefixes of words, lower case; a review mentions a feature if one of them occurs. Arabic
 * words are whole, without article, prepositions and pronouns, but with their feminine and plural.
 */
const WORDS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  fit: {
    en: ['fit', 'sizing', 'true to size', 'too big', 'too small', 'too tight', 'too loose'],
    fr: ['taille', 'coupe', 'trop grand', 'trop petit', 'trop serr'],
    de: ['passform', 'passt', 'sitzt', 'fällt klein', 'fällt groß', 'zu eng', 'zu weit'],
    ar: ['مقاس', 'مقاسات', 'ضيق', 'ضيقة', 'واسع', 'واسعة'],
  },
  comfort: {
    en: ['comfort', 'comfy', 'cosy', 'itch', 'scratch'],
    fr: ['confort', 'douillet', 'gratte', 'agréable à porter'],
    de: ['bequem', 'angenehm', 'gemütlich', 'kratzt', 'tragekomfort'],
    ar: ['مريح', 'مريحة', 'راحة', 'يخدش', 'تخدش'],
  },
  quality: {
    en: ['quality', 'well made', 'well-made', 'stitch', 'seam', 'pilling', 'finish'],
    fr: ['qualité', 'finition', 'couture', 'bouloch', 'solide'],
    de: ['qualität', 'verarbeit', 'naht', 'nähte', 'hochwertig'],
    ar: ['جودة', 'خياطة', 'متقن', 'متقنة'],
  },
  fabric: {
    en: ['fabric', 'material', 'cotton', 'wool', 'linen', 'silk', 'cashmere', 'denim', 'leather'],
    fr: ['tissu', 'matière', 'coton', 'laine', 'soie', 'cachemire', 'cuir'],
    de: ['stoff', 'baumwoll', 'wolle', 'leinen', 'seide', 'kaschmir', 'leder'],
    ar: [
      'قماش',
      'أقمشة',
      'قطن',
      'قطني',
      'قطنية',
      'صوف',
      'صوفي',
      'صوفية',
      'كتان',
      'حرير',
      'حريري',
      'جلد',
      'جلدي',
      'جلدية',
    ],
  },
  colour: {
    en: ['colour', 'color', 'shade'],
    fr: ['couleur', 'teinte', 'coloris'],
    de: ['farbe', 'farbton', 'farblich'],
    ar: ['لون', 'ألوان', 'درجة'],
  },
  length: {
    en: ['length', 'too long', 'too short', 'hem'],
    fr: ['longueur', 'trop long', 'trop court', 'ourlet'],
    de: ['länge', 'zu lang', 'zu kurz', 'saum'],
    ar: ['طول', 'طويل', 'طويلة', 'قصير', 'قصيرة'],
  },
  washing: {
    en: ['wash', 'shrank', 'shrunk', 'iron', 'crease'],
    fr: ['lavage', 'lavé', 'rétréci', 'repass', 'froiss'],
    de: ['wäsche', 'gewaschen', 'waschen', 'eingelaufen', 'bügel', 'knitter'],
    ar: ['غسيل', 'غسل', 'غسلة', 'غسلت', 'انكمش', 'انكمشت', 'كي', 'كوي'],
  },
  value: {
    en: ['price', 'value', 'worth', 'expensive', 'cheap', 'money'],
    fr: ['prix', 'rapport qualité', 'cher', 'bon marché'],
    de: ['preis', 'teuer', 'günstig', 'geld'],
    ar: ['سعر', 'أسعار', 'ثمن', 'غالي', 'غالية', 'رخيص', 'رخيصة', 'قيمة'],
  },
  scent: {
    en: ['scent', 'smell', 'fragrance', 'perfum'],
    fr: ['parfum', 'odeur', 'senteur'],
    de: ['duft', 'riecht', 'geruch'],
    ar: ['رائحة', 'عطر', 'عطور'],
  },
  texture: {
    en: ['texture', 'absorb', 'greasy', 'sticky', 'creamy'],
    fr: ['texture', 'absorb', 'gras', 'collant', 'crémeu'],
    de: ['textur', 'konsistenz', 'zieht ein', 'einziehen', 'fettig', 'klebrig'],
    ar: ['قوام', 'امتصاص', 'دهني', 'دهنية', 'لزج', 'لزجة'],
  },
  size: {
    en: ['capacity', 'holds', 'smaller than', 'larger than', 'bigger than', 'dimensions'],
    fr: ['contenance', 'plus petit que', 'plus grand que', 'dimensions'],
    de: ['fassungsvermögen', 'kleiner als', 'größer als', 'maße'],
    ar: ['سعة', 'أصغر من', 'أكبر من', 'أبعاد'],
  },
};

export const FEATURES: readonly string[] = Object.keys(WORDS);

/** Compares with the words of `language`, or of all languages if it is null or unknown. */
export function findFeatures(text: string, language: string | null): readonly string[] {
  const plainText = ` ${text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}\s'-]+/gu, ' ')}`;
  const arabic = ` ${listArabicWords(plainText).join(' ')} `;
  return FEATURES.filter((feature) => {
    const byLanguage = WORDS[feature] ?? {};
    const ownWords = language === null ? undefined : byLanguage[language];
    return (ownWords ?? Object.values(byLanguage).flat()).some((word) =>
      ARABIC.test(word) ? arabic.includes(` ${word} `) : plainText.includes(` ${word}`),
    );
  });
}
