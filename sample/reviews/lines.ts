/** Sentences of reviews: their notation, which lines suit a product, and how one is spelled out. */
import type { Random } from '../random.ts';

/** Praise, a small caveat, criticism, or plain context that says neither. */
export type Mood = '+' | '~' | '-' | '=';

/**
 * `L`: the writer has used the product for long; `S`: sent back or just unpacked. One review never
 * has both. `F`: cannot be the first sentence. `G`: somebody else wears it.
 */
export type Line = {
  readonly id: number;
  readonly mood: Mood;
  readonly flags: string;
  /** Subject of the sentence; a review speaks of each subject once. */
  readonly subject: string;
  /** Tags of the product: one of each group, or none of it where the group begins with `!`. */
  readonly conditions: readonly string[];
  readonly text: string;
};

/**
 * Parses sections such as `# knit merino,lambswool !d:chunky / fabric`, each followed by lines such
 * as `+ Warm without [any|the least] itch.` or `-S I sent {it} back.`
 */
export function parseLines(texts: readonly string[]): Line[] {
  const lines: Line[] = [];
  let conditions: readonly string[] = [];
  let subject = '';
  for (const row of texts.join('\n').split('\n')) {
    if (row.startsWith('# ')) {
      const [tags = '', name = ''] = row.slice(2).split(' / ');
      conditions = tags.split(' ').filter((tag) => tag !== 'any');
      subject = name.trim();
      continue;
    }
    const [, mood = '', flags = '', text = ''] = /^([+~=-])([LSFG]*) (.+)$/.exec(row.trim()) ?? [];
    if (text === '') continue;
    lines.push({ id: lines.length, mood: mood as Mood, flags, subject, conditions, text });
  }
  return lines;
}

export function suits(
  { conditions }: Pick<Line, 'conditions'>,
  tags: ReadonlySet<string>,
): boolean {
  return conditions.every((condition) =>
    condition.startsWith('!')
      ? !condition
          .slice(1)
          .split(',')
          .some((tag) => tags.has(tag))
      : condition.split(',').some((tag) => tags.has(tag)),
  );
}

const CHOICE = /\[([^[\]]*)\]/;

/** Chooses one of each `[a|b]`, the innermost first, then replaces each `{slot}`. */
export function spellOut(
  text: string,
  slots: Readonly<Record<string, string>>,
  random: Random,
): string {
  let left = text;
  for (let found = CHOICE.exec(left); found; found = CHOICE.exec(left)) {
    const [first = '', ...rest] = (found[1] ?? '').split('|');
    left = left.replace(found[0], () => random.pick([first, ...rest]));
  }
  const spelled = left.replaceAll(/\{([^{}]+)\}/g, (whole, name: string) => slots[name] ?? whole);
  // A sentence may begin with a colour.
  return spelled.charAt(0).toUpperCase() + spelled.slice(1);
}
