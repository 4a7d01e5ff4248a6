/** Words that a sentence leaves open: noun, pronouns, endings, colour, sizes, heights. */
import type { ColourRecord } from '#features/catalogue/catalogue-records.ts';
import type { Fit } from '#features/reviews/review-records.ts';
import type { ModelName } from '../models.ts';
import { palette } from '../palette.ts';
import type { Random } from '../random.ts';
import { shortNouns } from './nouns.ts';
import { LANGUAGE_TAGS, type ReviewLanguage } from './traits.ts';

export type Slots = Readonly<Record<string, string>>;

/** Subject of one review: the colour and size bought, and who wears it. */
export type Occasion = {
  readonly model: ModelName;
  readonly colour: ColourRecord | undefined;
  readonly other: ColourRecord | undefined;
  readonly sizes: readonly string[];
  readonly fit: Fit;
  readonly isWoman: boolean;
};

export function slotsOf(language: ReviewLanguage, occasion: Occasion, random: Random): Slots {
  return {
    ...pronouns[language](occasion),
    ...colours(language, occasion),
    ...sizeSlots(language, occasion, random),
    ...heights(language, occasion.isWoman, random),
  };
}

type Pronouns = (occasion: Occasion) => Slots;

const english: Pronouns = ({ model }) => {
  const [noun, number] = shortNouns[model]?.en ?? ['piece', 's'];
  return number === 's'
    ? { noun, it: 'it', them: 'it', It: 'It', is: 'is', was: 'was', has: 'has', s: 's', es: 'es' }
    : {
        noun,
        it: 'they',
        them: 'them',
        It: 'They',
        is: 'are',
        was: 'were',
        has: 'have',
        s: '',
        es: '',
      };
};

const FRENCH = {
  m: {
    il: 'il',
    Il: 'Il',
    le: 'le',
    Le: 'Le',
    ce: 'ce',
    Ce: 'Ce',
    e: '',
    est: 'est',
    a: 'a',
    nt: '',
  },
  f: {
    il: 'elle',
    Il: 'Elle',
    le: 'la',
    Le: 'La',
    ce: 'cette',
    Ce: 'Cette',
    e: 'e',
    est: 'est',
    a: 'a',
    nt: '',
  },
  mp: {
    il: 'ils',
    Il: 'Ils',
    le: 'les',
    Le: 'Les',
    ce: 'ces',
    Ce: 'Ces',
    e: 's',
    est: 'sont',
    a: 'ont',
    nt: 'nt',
  },
  fp: {
    il: 'elles',
    Il: 'Elles',
    le: 'les',
    Le: 'Les',
    ce: 'ces',
    Ce: 'Ces',
    e: 'es',
    est: 'sont',
    a: 'ont',
    nt: 'nt',
  },
} as const;

const french: Pronouns = ({ model, isWoman }) => {
  const [noun, gender] = shortNouns[model]?.fr ?? ['article', 'm'];
  const own = FRENCH[gender];
  const isPlural = gender.endsWith('p');
  const elides = !isPlural && /^[aeéèêiouy]/i.test(noun);
  const le = elides ? 'l’' : `${own.le} `;
  const ce = elides && gender === 'm' ? 'cet' : own.ce;
  return {
    ...own,
    noun,
    ce,
    Ce: ce.charAt(0).toUpperCase() + ce.slice(1),
    // With the noun: `la robe`, `l’écharpe`; as the object before a vowel: `je l’ai`, `je les ai`.
    lenoun: `${le}${noun}`,
    Lenoun: `${le.charAt(0).toUpperCase()}${le.slice(1)}${noun}`,
    lai: isPlural ? 'les ai' : 'l’ai',
    E: isWoman ? 'e' : '',
  };
};

const GERMAN = {
  m: {
    er: 'er',
    Er: 'Er',
    ihn: 'ihn',
    der: 'der',
    Der: 'Der',
    den: 'den',
    dem: 'dem',
    dieser: 'dieser',
    n: '',
    ist: 'ist',
    war: 'war',
    hat: 'hat',
    t: 't',
  },
  f: {
    er: 'sie',
    Er: 'Sie',
    ihn: 'sie',
    der: 'die',
    Der: 'Die',
    den: 'die',
    dem: 'der',
    dieser: 'diese',
    n: '',
    ist: 'ist',
    war: 'war',
    hat: 'hat',
    t: 't',
  },
  n: {
    er: 'es',
    Er: 'Es',
    ihn: 'es',
    der: 'das',
    Der: 'Das',
    den: 'das',
    dem: 'dem',
    dieser: 'dieses',
    n: '',
    ist: 'ist',
    war: 'war',
    hat: 'hat',
    t: 't',
  },
  p: {
    er: 'sie',
    Er: 'Sie',
    ihn: 'sie',
    der: 'die',
    Der: 'Die',
    den: 'die',
    dem: 'den',
    dieser: 'diese',
    n: 'n',
    ist: 'sind',
    war: 'waren',
    hat: 'haben',
    t: 'en',
  },
} as const;

const german: Pronouns = ({ model }) => {
  const [noun, gender] = shortNouns[model]?.de ?? ['Teil', 'n'];
  return { ...GERMAN[gender], noun };
};

const arabic: Pronouns = ({ model, isWoman }) => {
  const [noun, gender] = shortNouns[model]?.ar ?? ['القطعة', 'f'];
  const own =
    gender === 'm'
      ? { ه: 'ه', ة: '', ت: '', ي: 'ي', هو: 'هو', هذا: 'هذا' }
      : { ه: 'ها', ة: 'ة', ت: 'ت', ي: 'ت', هو: 'هي', هذا: 'هذه' };
  return { ...own, noun, أنا: isWoman ? 'ة' : '' };
};

const pronouns: Readonly<Record<ReviewLanguage, Pronouns>> = {
  en: english,
  fr: french,
  de: german,
  ar: arabic,
};

function colours(language: ReviewLanguage, { colour, other }: Occasion): Slots {
  return {
    ...(colour && { colour: nameColour(language, colour) }),
    ...(other && { other: nameColour(language, other) }),
  };
}

/** A colour in running text; German colour names stay capitalised, as in `in Moosgrün`. */
function nameColour(language: ReviewLanguage, { key, label }: ColourRecord): string {
  const name = label[LANGUAGE_TAGS[language]] ?? label['en-GB'];
  if (language === 'de') return name;
  if (language === 'fr') return palette[key as keyof typeof palette]?.french.m ?? name;
  return name.toLowerCase();
}

/** The size bought, and the one usually worn; a size that fits also as the European one. */
function sizeSlots(language: ReviewLanguage, { sizes, fit }: Occasion, random: Random): Slots {
  if (sizes.length < 2) return sizes.length === 1 && sizes[0] ? { size: sizes[0] } : {};
  const step = fit === 'small' ? 1 : fit === 'large' ? -1 : 0;
  // Few shoppers wear the outermost sizes.
  const margin = sizes.length > 4 ? 1 : 0;
  const usualAt = random.whole(Math.max(margin, -step), sizes.length - 1 - Math.max(margin, step));
  const usual = sizes[usualAt] ?? '';
  const size = sizes[usualAt + step] ?? usual;
  return {
    size: label(size, language),
    usual: step === 0 ? european(usual, language) : label(usual, language),
  };
}

const label = (size: string, language: ReviewLanguage) =>
  size.endsWith(' L32') ? size.replace(/^W| L32$/g, '') : (SIZE_WORDS[language][size] ?? size);

function european(size: string, language: ReviewLanguage): string {
  const isDress = /^\d+$/.test(size) && Number(size) <= 26;
  if (isDress && (language === 'fr' || language === 'de')) return String(Number(size) + 28);
  return label(size, language);
}

const SIZE_WORDS: Readonly<Record<ReviewLanguage, Readonly<Record<string, string>>>> = {
  en: { Single: 'single', Double: 'double', King: 'king', 'Super King': 'super king' },
  fr: {},
  de: {},
  ar: {},
};

function heights(language: ReviewLanguage, isWoman: boolean, random: Random): Slots {
  const extra = isWoman ? 0 : 12;
  const small = random.whole(152, 159) + extra;
  const middle = random.whole(163, 168) + extra;
  const great = random.whole(174, 181) + extra;
  const inFeet = language === 'en' && random.chance(0.7);
  const spell = (cm: number) => {
    if (inFeet) return `${Math.floor(Math.round(cm / 2.54) / 12)}ft ${Math.round(cm / 2.54) % 12}`;
    if (language === 'fr') return `1,${cm - 100} m`;
    if (language === 'de') return `1,${cm - 100} m`;
    return language === 'ar' ? `${cm} سم` : `${cm} cm`;
  };
  return { short: spell(small), middle: spell(middle), tall: spell(great) };
}
