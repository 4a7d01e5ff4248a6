/** Nouns of accessories, so that a laptop case does not rank as a laptop. */
import type { TextSource } from '../query/match-text.ts';
import { MATCH_FLAGS } from '../structures/scratch.ts';
import type { Word } from './fold.ts';

const byLanguage: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(
    'case cover sleeve bag pouch holster stand mount holder bracket dock cable adapter adaptor charger battery lock protector strap cartridge filter refill remote'.split(
      ' ',
    ),
  ),
  de: new Set(
    'hulle tasche stander halter halterung kabel adapter ladegerat akku schloss schutz ersatzteil'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'housse etui coque support cable chargeur batterie adaptateur cadenas protection protege cartouche filtre recharge telecommande sangle socle fixation'.split(
      ' ',
    ),
  ),
  ar: new Set('غطاء جراب حافظه حامل كابل شاحن بطاريه محول قفل واقي خرطوشه فلتر قاعده'.split(' ')),
};

/** Languages that name an accessory before the product that it belongs to: `housse de canapé`. */
const ACCESSORY_FIRST: ReadonlySet<string> = new Set(['fr', 'ar']);

export function isAccessoryFirst(language: string): boolean {
  return ACCESSORY_FIRST.has(language);
}

export function isAccessory({ raw, stem }: Pick<Word, 'raw' | 'stem'>, language: string): boolean {
  const nouns = byLanguage[language];
  return nouns !== undefined && (nouns.has(raw) || nouns.has(stem));
}

/**
 * Score factor for records whose title has the query's last word only in the name of an accessory.
 */
const ACCESSORY_WEIGHT = 0.8;

/**
 * Demotes accessories where the query is for the product itself: those of the first `touched`
 * records that have the last word only in an accessory's name. No effect where the query names an
 * accessory.
 */
export function demoteAccessories(
  { scratch, folding }: TextSource,
  words: readonly Word[],
  touched: number,
): void {
  const last = 1 << (words.length - 1);
  if (words.some((word) => isAccessory(word, folding.language))) return;
  for (const slot of scratch.touched.subarray(0, touched))
    if (
      (scratch.flags[slot] as number) & MATCH_FLAGS.accessory &&
      (scratch.words[slot] as number) & last
    )
      scratch.total[slot] = (scratch.total[slot] as number) * ACCESSORY_WEIGHT;
}
