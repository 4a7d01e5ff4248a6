/** Size guides: one for each brand, with the tables of what it makes. */
import type { ContentPage } from '#features/content/content.ts';
import { brands, type FasciaCode, type Group } from '../catalogue/brands.ts';
import { toSlug } from '../catalogue/build-product.ts';
import { block } from './write-block.ts';

type Words = {
  readonly title: (brand: string) => string;
  readonly description: (brand: string) => string;
  readonly how: readonly string[];
  readonly columns: Readonly<Record<'size' | 'bust' | 'waist' | 'hips' | 'chest' | 'euro' | 'piece' | 'fits', string>>;
  readonly groups: Readonly<Record<'womens' | 'mens' | 'accessories', string>>;
};

const words: Readonly<Record<string, Words>> = {
  'en-GB': {
    title: (brand) => `${brand} size guide`,
    description: (brand) => `Measurements for everything that ${brand} makes.`,
    how: [
      'Measure over light clothes, with the tape close but not tight.',
      'Bust and chest at the fullest point, waist where it bends, hips 20 cm below the waist.',
    ],
    columns: { size: 'Size', euro: 'EU', bust: 'Bust', waist: 'Waist', hips: 'Hips', chest: 'Chest', piece: 'Piece', fits: 'Fits' },
    groups: { womens: 'Womenswear', mens: 'Menswear', accessories: 'Belts and rings' },
  },
  'fr-FR': {
    title: (brand) => `Guide des tailles ${brand}`,
    description: (brand) => `Les mesures de tout ce que fabrique ${brand}.`,
    how: [
      'Mesurez-vous en vêtements légers, le mètre près du corps sans serrer.',
      'Poitrine au plus fort, taille au creux, hanches 20 cm plus bas.',
    ],
    columns: {
      size: 'Taille',
      euro: 'EU',
      bust: 'Poitrine',
      waist: 'Taille',
      hips: 'Hanches',
      chest: 'Torse',
      piece: 'Article',
      fits: 'Pour',
    },
    groups: { womens: 'Femme', mens: 'Homme', accessories: 'Ceintures et bagues' },
  },
  'de-DE': {
    title: (brand) => `Größentabelle ${brand}`,
    description: (brand) => `Die Maße von allem, was ${brand} macht.`,
    how: [
      'Messen Sie über leichter Kleidung, das Band anliegend, aber nicht straff.',
      'Brust an der stärksten Stelle, Taille am Knick, Hüfte 20 cm darunter.',
    ],
    columns: { size: 'Größe', euro: 'EU', bust: 'Brust', waist: 'Taille', hips: 'Hüfte', chest: 'Brust', piece: 'Stück', fits: 'Passt' },
    groups: { womens: 'Damen', mens: 'Herren', accessories: 'Gürtel und Ringe' },
  },
  ar: {
    title: (brand) => `دليل مقاسات ${brand}`,
    description: (brand) => `قياسات كل ما تصنعه ${brand}.`,
    how: ['خذ القياس فوق ملابس خفيفة من دون شد.', 'الصدر عند أعرض نقطة، والخصر عند الانحناء، والورك أسفل الخصر بعشرين سنتيمترًا.'],
    columns: {
      size: 'المقاس',
      euro: 'أوروبي',
      bust: 'الصدر',
      waist: 'الخصر',
      hips: 'الورك',
      chest: 'الصدر',
      piece: 'القطعة',
      fits: 'يناسب',
    },
    groups: { womens: 'نساء', mens: 'رجال', accessories: 'أحزمة وخواتم' },
  },
};

/** Centimetres; a UK size is 4 cm apart from the next. */
const womens = Array.from({ length: 10 }, (_, step) => ({
  uk: 6 + step * 2,
  euro: 34 + step * 2,
  bust: 78 + step * 4,
  waist: 60 + step * 4,
  hips: 86 + step * 4,
}));
const mens = ['S', 'M', 'L', 'XL', 'XXL', '3XL'].map((name, step) => ({ name, chest: 91 + step * 6, waist: 76 + step * 6 }));
const belts = ['S', 'M', 'L', 'XL'].map((name, step) => ({ name, from: 70 + step * 10 }));

export function sizeGuidePages(fascia: FasciaCode, locale: string): ContentPage[] {
  const said = words[locale];
  if (!said) return [];
  return brands
    .filter(({ fascias, groups }) => fascias.includes(fascia) && groups.some(hasSizes))
    .map(({ name, groups }) => ({
      path: `pages/brands/${toSlug(name)}/informational/size-guide`,
      title: said.title(name),
      description: said.description(name),
      sections: [
        block('text', { title: said.title(name), paragraphs: said.how }),
        ...groups.filter(hasSizes).map((group) => block('html', { html: `<h2>${said.groups[group]}</h2>${tableOf(group, said.columns)}` })),
      ],
    }));
}

type SizedGroup = keyof Words['groups'];

function hasSizes(group: Group): group is SizedGroup {
  return group === 'womens' || group === 'mens' || group === 'accessories';
}

function tableOf(group: SizedGroup, columns: Words['columns']): string {
  switch (group) {
    case 'womens':
      return table(
        [columns.size, columns.euro, columns.bust, columns.waist, columns.hips],
        womens.map(({ uk, euro, bust, waist, hips }) => [`${uk}`, `${euro}`, `${bust} cm`, `${waist} cm`, `${hips} cm`]),
      );
    case 'mens':
      return table(
        [columns.size, columns.chest, columns.waist],
        mens.map(({ name, chest, waist }) => [name, `${chest} cm`, `${waist} cm`]),
      );
    case 'accessories':
      return table(
        [columns.size, columns.fits],
        belts.map(({ name, from }) => [name, `${from}–${from + 15} cm`]),
      );
  }
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((cell) => `<th scope="col">${cell}</th>`).join('');
  const body = rows.map(
    (cells) => `<tr>${cells.map((cell, index) => (index === 0 ? `<th scope="row">${cell}</th>` : `<td>${cell}</td>`)).join('')}</tr>`,
  );
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}
