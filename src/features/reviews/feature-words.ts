/** Subjects that reviews speak of, and the words for them in each language. */

/** Beginnings of words, lower case; a review speaks of a feature where one of them occurs. */
const words: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  fit: {
    en: ['fit', 'sizing', 'true to size', 'too big', 'too small', 'too tight', 'too loose'],
    fr: ['taille', 'coupe', 'trop grand', 'trop petit', 'trop serr'],
    de: ['passform', 'passt', 'sitzt', 'fällt klein', 'fällt groß', 'zu eng', 'zu weit'],
    ar: ['مقاس', 'المقاس', 'ضيق', 'واسع'],
  },
  comfort: {
    en: ['comfort', 'comfy', 'cosy', 'itch', 'scratch'],
    fr: ['confort', 'douillet', 'gratte', 'agréable à porter'],
    de: ['bequem', 'angenehm', 'gemütlich', 'kratzt', 'tragekomfort'],
    ar: ['مريح', 'راحة', 'يخدش'],
  },
  quality: {
    en: ['quality', 'well made', 'well-made', 'stitch', 'seam', 'pilling', 'finish'],
    fr: ['qualité', 'finition', 'couture', 'bouloch', 'solide'],
    de: ['qualität', 'verarbeit', 'naht', 'nähte', 'hochwertig'],
    ar: ['جودة', 'الجودة', 'خياطة', 'متقن'],
  },
  fabric: {
    en: ['fabric', 'material', 'cotton', 'wool', 'linen', 'silk', 'cashmere', 'denim', 'leather'],
    fr: ['tissu', 'matière', 'coton', 'laine', 'soie', 'cachemire', 'cuir'],
    de: ['stoff', 'baumwoll', 'wolle', 'leinen', 'seide', 'kaschmir', 'leder'],
    ar: ['قماش', 'القماش', 'قطن', 'صوف', 'كتان', 'حرير', 'جلد'],
  },
  colour: {
    en: ['colour', 'color', 'shade'],
    fr: ['couleur', 'teinte', 'coloris'],
    de: ['farbe', 'farbton', 'farblich'],
    ar: ['لون', 'اللون', 'ألوان', 'درجة'],
  },
  length: {
    en: ['length', 'too long', 'too short', 'hem'],
    fr: ['longueur', 'trop long', 'trop court', 'ourlet'],
    de: ['länge', 'zu lang', 'zu kurz', 'saum'],
    ar: ['طول', 'الطول', 'طويل', 'قصير'],
  },
  washing: {
    en: ['wash', 'shrank', 'shrunk', 'iron', 'crease'],
    fr: ['lavage', 'lavé', 'rétréci', 'repass', 'froiss'],
    de: ['wäsche', 'gewaschen', 'waschen', 'eingelaufen', 'bügel', 'knitter'],
    ar: ['غسيل', 'الغسيل', 'غسل', 'انكمش', 'الكي', 'كوي'],
  },
  value: {
    en: ['price', 'value', 'worth', 'expensive', 'cheap', 'money'],
    fr: ['prix', 'rapport qualité', 'cher', 'bon marché'],
    de: ['preis', 'teuer', 'günstig', 'geld'],
    ar: ['سعر', 'السعر', 'ثمن', 'غالي', 'قيمة'],
  },
  scent: {
    en: ['scent', 'smell', 'fragrance', 'perfum'],
    fr: ['parfum', 'odeur', 'senteur'],
    de: ['duft', 'riecht', 'geruch'],
    ar: ['رائحة', 'الرائحة', 'عطر'],
  },
  texture: {
    en: ['texture', 'absorb', 'greasy', 'sticky', 'creamy'],
    fr: ['texture', 'absorb', 'gras', 'collant', 'crémeu'],
    de: ['textur', 'konsistenz', 'zieht ein', 'einziehen', 'fettig', 'klebrig'],
    ar: ['قوام', 'القوام', 'امتصاص', 'دهني', 'لزج'],
  },
  size: {
    en: ['capacity', 'holds', 'smaller than', 'larger than', 'bigger than', 'dimensions'],
    fr: ['contenance', 'plus petit que', 'plus grand que', 'dimensions'],
    de: ['fassungsvermögen', 'kleiner als', 'größer als', 'maße'],
    ar: ['السعة', 'سعة', 'أصغر من', 'أكبر من', 'أبعاد'],
  },
};

/** Arabic joins articles and prepositions to a word, so its words count anywhere. */
const ARABIC = /\p{Script=Arabic}/u;

export const FEATURES: readonly string[] = Object.keys(words);

/** `language` limits the search to its words; without one those of all languages count. */
export function findFeatures(text: string, language: string | null): readonly string[] {
  const spoken = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}\s'-]+/gu, ' ')}`;
  return FEATURES.filter((feature) => {
    const byLanguage = words[feature] ?? {};
    const own = language === null ? undefined : byLanguage[language];
    return (own ?? Object.values(byLanguage).flat()).some((word) =>
      spoken.includes(ARABIC.test(word) ? word : ` ${word}`),
    );
  });
}
