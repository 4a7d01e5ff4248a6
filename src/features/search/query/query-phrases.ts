/** Phrases for price, size, sale, department and exclusion in search queries, per language. */

export type QueryPhrases = {
  /** Precedes a maximum amount. `Vague` phrases count as a price only beside a currency. */
  readonly below: string;
  readonly belowVague: string;
  readonly above: string;
  readonly aboveVague: string;
  /** Surround two amounts: the phrase before the first, and the one between them. */
  readonly between: readonly (readonly [before: string, and: string])[];
  readonly size: string;
  readonly oneSize: string;
  readonly sale: string;
  readonly without: string;
  readonly departments: Readonly<Record<string, string>>;
  /** Connecting words, trimmed from both ends of what remains. */
  readonly joiners: string;
};

const en: QueryPhrases = {
  below: 'under|below|less than|cheaper than|no more than',
  belowVague: 'up to|max|maximum',
  above: 'more than',
  aboveVague: 'over|above|at least|from',
  between: [
    ['between', 'and'],
    ['from', 'to'],
  ],
  size: 'size|sizes|sz|uk',
  oneSize: 'one size fits all|one size|one-size',
  sale: 'on sale|in the sale|in sale|sale|reduced|discounted|clearance',
  without: 'without any|without|w/o|not|no',
  departments: {
    womens: "for women|for her|womens|women[’']s|women|woman|ladies|female",
    mens: "for men|for him|mens|men[’']s|men|man|gents|male",
    kids: "for kids|for children|kids|children|childrens|children[’']s",
  },
  joiners: 'in|for|with|and|of|at|the|a',
};

const fr: QueryPhrases = {
  below: 'à moins de|a moins de|moins de|en dessous de',
  belowVague: "jusqu[’']à|max|maximum|sous",
  above: 'plus de',
  aboveVague: 'à partir de|au-dessus de|dès',
  between: [
    ['entre', 'et'],
    ['de', 'à'],
  ],
  size: 'en taille|taille|tailles',
  oneSize: 'taille unique',
  sale: 'en soldes|en solde|soldes|solde|en promotion|en promo|promotion|promotions|promo',
  without: 'sans|pas de|pas',
  departments: {
    womens: 'pour femmes|pour femme|pour elle|femmes|femme',
    mens: 'pour hommes|pour homme|pour lui|hommes|homme',
    kids: 'pour enfants|pour enfant|enfants|enfant',
  },
  joiners: 'en|de|pour|avec|et|à|la|le|les',
};

const de: QueryPhrases = {
  below: 'unter|weniger als|günstiger als|höchstens',
  belowVague: 'bis zu|bis|max|maximal',
  above: 'mehr als',
  aboveVague: 'über|ab|mindestens',
  between: [
    ['zwischen', 'und'],
    ['von', 'bis'],
  ],
  size: 'in größe|größe|groesse|grösse|gr',
  oneSize: 'einheitsgr(?:ö|oe)(?:ß|ss)e|one size',
  sale: 'im sale|sale|reduziert|reduzierte|reduzierter|reduziertes|reduzierten|im angebot|schlussverkauf',
  without: 'ohne|nicht|kein|keine|keinen',
  departments: {
    womens: 'für damen|für frauen|für sie|damen|frauen',
    mens: 'für herren|für männer|für ihn|herren|männer',
    kids: 'für kinder|kinder',
  },
  joiners: 'in|für|mit|und|von|der|die|das',
};

const ar: QueryPhrases = {
  below: 'بأقل من|باقل من|أقل من|اقل من|تحت|دون',
  belowVague: 'حتى|لا يتجاوز',
  above: 'أكثر من|اكثر من',
  aboveVague: 'فوق|أعلى من|ابتداء من',
  between: [
    ['بين', 'و'],
    ['من', 'إلى|الى'],
  ],
  size: 'بمقاس|مقاس|قياس',
  oneSize: 'مقاس واحد',
  sale: 'تخفيضات|تخفيض|خصومات|خصم|تنزيلات|مخفضة|مخفض|عروض',
  without: 'بدون|من دون|بلا',
  departments: {
    womens: 'للنساء|نسائية|نسائي|نساء|حريمي',
    mens: 'للرجال|رجالية|رجالي|رجال',
    kids: 'للأطفال|أطفال',
  },
  joiners: 'في|من|مع|و|ب',
};

const byLanguage: Readonly<Record<string, QueryPhrases>> = { en, fr, de, ar };

export function phrasesOf(localeTag: string): QueryPhrases {
  return byLanguage[localeTag.split('-')[0] ?? ''] ?? en;
}
