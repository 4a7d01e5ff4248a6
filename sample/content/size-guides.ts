/** Size guides: one for each brand and one for each department. */

import { formatBrandSlug } from '#features/catalogue/catalogue.ts';
import type { ContentPage } from '#features/content/content.ts';
import { brands, type FasciaCode, type Group, newcomers } from '../catalogue/brands.ts';
import { block } from './create-block.ts';
import { tableOf } from './help/help-page.ts';

type PageTexts = {
  readonly title: (brand: string) => string;
  readonly description: (brand: string) => string;
  /** Description of a department's guide. */
  readonly ofGroup: (group: string) => string;
  readonly how: { readonly title: string; readonly list: readonly string[] };
  /** Advice for shoppers between two sizes, and where to get help. */
  readonly between: readonly [title: string, words: string];
  readonly columns: Readonly<
    Record<'size' | 'label' | 'letters' | 'bust' | 'waist' | 'hips' | 'chest' | 'cm', string>
  >;
  readonly international: string;
  /** Names of the systems; the first is the one of the locale. */
  readonly systems: readonly (readonly [System, string])[];
  readonly groups: Readonly<Record<'womens' | 'mens' | 'accessories', string>>;
};

const words: Readonly<Record<string, PageTexts>> = {
  'en-GB': {
    title: (brand) => `${brand} size guide`,
    description: (brand) => `Measurements for everything that ${brand} makes.`,
    ofGroup: (group) => `${group}: our sizes in centimetres.`,
    how: {
      title: 'How to measure',
      list: [
        'Measure over light clothes, with the tape close but not tight.',
        'Bust and chest: measure around the fullest part, with the tape level at the back.',
        'Waist: bend to one side and measure where your body creases.',
        'Hips: measure 20 cm below the waist, with your feet together.',
      ],
    },
    between: [
      'Between two sizes',
      'Choose the larger size for knitwear and coats, and the smaller one for anything with stretch. If a product runs small or large, its page says so.',
    ],
    columns: {
      size: 'Size',
      label: 'UK',
      letters: 'XS–XXL',
      ...{ bust: 'Bust', waist: 'Waist', hips: 'Hips' },
      ...{ chest: 'Chest', cm: 'cm' },
    },
    international: 'International sizes',
    systems: [
      ['uk', 'UK'],
      ['eu', 'EU'],
      ['us', 'US'],
      ['de', 'DE'],
      ['it', 'IT'],
    ],
    groups: { womens: 'Womenswear', mens: 'Menswear', accessories: 'Belts and rings' },
  },
  'fr-FR': {
    title: (brand) => `Guide des tailles ${brand}`,
    description: (brand) => `Les mesures de tout ce que fabrique ${brand}.`,
    ofGroup: (group) => `${group}\u00a0: les mesures de nos tailles, en centimètres.`,
    how: {
      title: 'Prendre ses mesures',
      list: [
        'Mesurez-vous en vêtements légers, le mètre près du corps sans serrer.',
        'Poitrine et torse : au plus fort, le mètre droit dans le dos.',
        'Taille : penchez-vous sur le côté et mesurez au pli.',
        'Hanches : 20 cm sous la taille, pieds joints.',
      ],
    },
    between: [
      'Entre deux tailles',
      'Prenez la plus grande pour la maille et les manteaux, la plus petite pour ce qui est extensible. Quand un article taille petit ou grand, sa page le dit.',
    ],
    columns: {
      size: 'Taille',
      label: 'UK (étiquette)',
      letters: 'XS–XXL',
      ...{ bust: 'Tour de poitrine', waist: 'Tour de taille', hips: 'Tour de hanches' },
      ...{ chest: 'Tour de poitrine', cm: 'cm' },
    },
    international: 'Correspondance des tailles',
    systems: [
      ['eu', 'FR'],
      ['uk', 'UK'],
      ['it', 'IT'],
      ['de', 'DE'],
      ['us', 'US'],
    ],
    groups: { womens: 'Femme', mens: 'Homme', accessories: 'Ceintures et bagues' },
  },
  'de-DE': {
    title: (brand) => `Größentabelle ${brand}`,
    description: (brand) => `Die Maße von allem, was ${brand} macht.`,
    ofGroup: (group) => `${group}: die Maße unserer Größen in Zentimetern.`,
    how: {
      title: 'So messen Sie',
      list: [
        'Messen Sie über leichter Kleidung, das Band anliegend, aber nicht straff.',
        'Brust: an der stärksten Stelle, das Band hinten waagerecht.',
        'Taille: zur Seite beugen und am Knick messen.',
        'Hüfte: 20 cm unter der Taille, Füße zusammen.',
      ],
    },
    between: [
      'Zwischen zwei Größen',
      'Bei Strick und Mänteln die größere, bei allem mit Stretch die kleinere. Fällt ein Stück klein oder groß aus, steht es auf seiner Seite.',
    ],
    columns: {
      size: 'Größe',
      label: 'UK (Etikett)',
      letters: 'XS–XXL',
      ...{ bust: 'Brust', waist: 'Taillenumfang', hips: 'Hüfte' },
      ...{ chest: 'Brust', cm: 'cm' },
    },
    international: 'Internationale Größen',
    systems: [
      ['de', 'DE'],
      ['uk', 'UK'],
      ['eu', 'FR'],
      ['it', 'IT'],
      ['us', 'US'],
    ],
    groups: { womens: 'Damen', mens: 'Herren', accessories: 'Gürtel und Ringe' },
  },
  ar: {
    title: (brand) => `دليل مقاسات ${brand}`,
    description: (brand) => `قياسات كل ما تصنعه ${brand}.`,
    ofGroup: (group) => `${group}: قياسات مقاساتنا بالسنتيمتر.`,
    how: {
      title: 'كيف تأخذ القياس',
      list: [
        'خذ القياس فوق ملابس خفيفة من دون شد.',
        'الصدر: عند أعرض نقطة والشريط مستوٍ من الخلف.',
        'الخصر: انحنِ جانبًا وقس عند الثنية.',
        'الورك: أسفل الخصر بعشرين سنتيمترًا والقدمان متلاصقتان.',
      ],
    },
    between: [
      'بين مقاسين',
      'اختر الأكبر في التريكو والمعاطف، والأصغر في ما يتمدد. وإذا كان المنتج ضيقًا أو واسعًا ذكرنا ذلك في صفحته.',
    ],
    columns: {
      size: 'المقاس',
      label: 'بريطاني (على الملصق)',
      letters: 'بالأحرف',
      ...{ bust: 'الصدر', waist: 'الخصر', hips: 'الورك' },
      ...{ chest: 'الصدر', cm: 'سم' },
    },
    international: 'المقاسات العالمية',
    systems: [
      ['eu', 'أوروبي'],
      ['uk', 'بريطاني'],
      ['us', 'أمريكي'],
      ['it', 'إيطالي'],
    ],
    groups: { womens: 'نساء', mens: 'رجال', accessories: 'أحزمة وخواتم' },
  },
};

type System = 'uk' | 'eu' | 'us' | 'de' | 'it';

/** The smallest size in each system; the next is 2 more in all of them. */
const SMALLEST: Readonly<Record<System, number>> = { uk: 6, eu: 34, us: 2, de: 32, it: 38 };

/** Body measurements in centimetres; each size is 4 cm larger than the one before. */
const womens = ['XS', 'S', 'S', 'M', 'M', 'L', 'L', 'XL', 'XL', 'XXL'].map((letters, step) => ({
  ...{ step, letters },
  bust: 78 + step * 4,
  waist: 60 + step * 4,
  hips: 86 + step * 4,
}));
const mens = ['S', 'M', 'L', 'XL', 'XXL', '3XL'].map((name, step) => ({
  name,
  chest: 91 + step * 6,
  waist: 76 + step * 6,
}));
const belts = ['S', 'M', 'L', 'XL'].map((name, step) => ({ name, from: 70 + step * 10 }));

export function sizeGuidePages(fascia: FasciaCode, locale: string): ContentPage[] {
  const texts = words[locale];
  if (!texts) return [];
  const sold = [...brands, ...newcomers].filter(
    ({ fascias, groups }) => fascias.includes(fascia) && groups.some(hasSizes),
  );
  const ofBrands = sold.map(({ name, groups }) =>
    guide(
      texts,
      `pages/brands/${formatBrandSlug(name)}/informational/size-guide`,
      name,
      texts.description(name),
      groups.filter(hasSizes),
    ),
  );
  const departments = new Set(sold.flatMap(({ groups }) => groups.filter(hasSizes)));
  const ofDepartments = [...departments].map((group) => {
    const name = texts.groups[group];
    const path = `pages/informational/size-guide/${group}`;
    return guide(texts, path, name, texts.ofGroup(name), [group]);
  });
  return [...ofBrands, ...ofDepartments];
}

function guide(
  texts: PageTexts,
  path: string,
  name: string,
  description: string,
  groups: readonly SizedGroup[],
): ContentPage {
  const title = texts.title(name);
  return {
    path,
    title,
    description,
    sections: [
      block('header', { title, subtitle: description }),
      ...groups.map((group) =>
        block('html', {
          anchor: group,
          html: `<h2>${texts.groups[group]}</h2>${sizesOf(group, texts)}`,
        }),
      ),
      block('html', { html: measuring(texts) }),
    ],
  };
}

function measuring({ how, between: [title, advice] }: PageTexts): string {
  const list = how.list.map((step) => `<li>${step}</li>`).join('');
  return `<h2>${how.title}</h2><ol>${list}</ol><h2>${title}</h2><p>${advice}</p>`;
}

type SizedGroup = keyof PageTexts['groups'];

function hasSizes(group: Group): group is SizedGroup {
  return group === 'womens' || group === 'mens' || group === 'accessories';
}

function sizesOf(group: SizedGroup, { columns, systems, international }: PageTexts): string {
  switch (group) {
    case 'womens':
      return `${womensTable(columns, systems)}<h3>${international}</h3>${conversionTable(columns, systems)}`;
    case 'mens':
      return tableOf(
        [columns.size, columns.chest, columns.waist],
        mens.map(({ name, chest, waist }) => [
          name,
          `${chest}\u00a0${columns.cm}`,
          `${waist}\u00a0${columns.cm}`,
        ]),
      );
    case 'accessories':
      return tableOf(
        [columns.size, columns.waist],
        belts.map(({ name, from }) => [name, `${from}–${from + 15}\u00a0${columns.cm}`]),
      );
  }
}

const sizeIn = (system: System, step: number) => `${SMALLEST[system] + step * 2}`;

/** The size on the label is in the UK's system; before it stands the one of the locale. */
function womensTable(columns: PageTexts['columns'], [own]: PageTexts['systems']): string {
  const local = own && own[0] !== 'uk' ? [own] : [];
  return tableOf(
    [
      ...local.map(([, name]) => name),
      ...[columns.label, columns.letters, columns.bust, columns.waist, columns.hips],
    ],
    womens.map(({ step, letters, bust, waist, hips }) => [
      ...local.map(([system]) => sizeIn(system, step)),
      sizeIn('uk', step),
      letters,
      ...[bust, waist, hips].map((measure) => `${measure}\u00a0${columns.cm}`),
    ]),
    local.length,
  );
}

function conversionTable(columns: PageTexts['columns'], systems: PageTexts['systems']): string {
  return tableOf(
    [...systems.map(([, name]) => name), columns.letters],
    womens.map(({ step, letters }) => [
      ...systems.map(([system]) => sizeIn(system, step)),
      letters,
    ]),
  );
}
