/** Checks a translation against the English text: syntax, placeholders, choices, plural forms. */
import type { Message, MessageOptions } from '#i18n/message.ts';
import { compileMessage } from '#tools/build/compile-message.ts';

/** Largest count whose plural form is required: French has one for a million. */
const LARGEST_COUNT = 999;

/** Reasons that complete a sentence after the name of the field; empty for a valid translation. */
export function listTextFaults(source: string, translation: string, tag: string): string[] {
  if (translation.trim() === '') return ['is empty'];
  const parsed = parse(translation);
  if (typeof parsed === 'string') return [parsed];
  const expected = parse(source);
  if (typeof expected === 'string') return [`the English text ${expected}`];
  const [translated, english] = [listArguments(parsed.message), listArguments(expected.message)];
  return [
    ...listPlaceholderFaults(translated, english),
    ...translated.flatMap((argument) => listChoiceFaults(argument, english)),
    ...translated.flatMap((argument) => listPluralFaults(argument, tag)),
  ];
}

/** The message, or why it cannot be read. */
function parse(text: string): { readonly message: Message } | string {
  // The parser reads an unmatched closing brace as text.
  const [opened, closed] = [countBraces(text, '{'), countBraces(text, '}')];
  if (opened !== closed) return `has ${opened} of "{" and ${closed} of "}"`;
  try {
    return { message: compileMessage(text) };
  } catch (error) {
    return `cannot be read: ${error instanceof Error ? firstLine(error.message) : String(error)}`;
  }
}

/** Braces in quotation marks, as in `'{'`, are text. */
function countBraces(text: string, brace: '{' | '}'): number {
  return text.replaceAll(/'[{}][^']*'?/g, '').split(brace).length - 1;
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? '';
}

type Argument = {
  readonly name: string;
  readonly kind: 'value' | 'plural' | 'select';
  readonly options: readonly string[];
};

/** All arguments, those within choices too, in the order of the text. */
function listArguments(message: Message): readonly Argument[] {
  if (typeof message === 'string') return [];
  return message.flatMap((part): readonly Argument[] => {
    if (typeof part === 'string') return [];
    const [name, kind = 'value', options = {}] = part;
    return [{ name, kind, options: Object.keys(options) }, ...listNested(options)];
  });
}

function listNested(options: MessageOptions): readonly Argument[] {
  return Object.values(options).flatMap(listArguments);
}

function listPlaceholderFaults(
  translated: readonly Argument[],
  english: readonly Argument[],
): readonly string[] {
  const [names, expected] = [listNames(translated), listNames(english)];
  return [
    ...[...expected].filter((name) => !names.has(name)).map((name) => `lacks {${name}}`),
    ...[...names]
      .filter((name) => !expected.has(name))
      .map((name) => `has {${name}}, which is not in the English text`),
  ];
}

function listNames(list: readonly Argument[]): ReadonlySet<string> {
  return new Set(list.map(({ name }) => name));
}

/** The options of a select are values of the code. */
function listChoiceFaults(
  { name, kind, options }: Argument,
  english: readonly Argument[],
): readonly string[] {
  const expected = english.find((other) => other.name === name && other.kind === 'select');
  if (kind !== 'select')
    return expected && english.every((other) => other.name !== name || other.kind === 'select')
      ? [`shows {${name}}, which selects a text in English`]
      : [];
  if (!expected) return [`selects by {${name}}, which the English text does not`];
  const isSame =
    options.length === expected.options.length &&
    options.every((option) => expected.options.includes(option));
  return isSame ? [] : [`{${name}} must have the options ${expected.options.join(', ')}`];
}

function listPluralFaults({ name, kind, options }: Argument, tag: string): readonly string[] {
  if (kind !== 'plural') return [];
  const { allowed, needed } = listPluralForms(tag);
  const forms = options.filter((option) => !/^\d+$/.test(option));
  const isExact = (count: number) => options.includes(String(count));
  const unknown = forms.filter((form) => !allowed.some((other) => other === form));
  // A text that is the same for all numbers has `other` alone.
  const missing = forms.every((form) => form === 'other')
    ? (['other'] as const).filter((form) => !forms.includes(form))
    : [...needed]
        .filter(([form, counts]) => !forms.includes(form) && !counts.every(isExact))
        .map(([form]) => form);
  return [
    ...unknown.map((form) => `{${name}} has the plural form ${form}, which ${tag} does not have`),
    ...missing.map((form) => `{${name}} lacks the plural form ${form}`),
  ];
}

type PluralForms = {
  readonly allowed: readonly Intl.LDMLPluralRule[];
  /**
   * Forms that whole numbers up to `LARGEST_COUNT` take, with these numbers; without `zero`, for
   * which `other` stands in.
   */
  readonly needed: ReadonlyMap<Intl.LDMLPluralRule, readonly number[]>;
};

const formsByTag = new Map<string, PluralForms>();

function listPluralForms(tag: string): PluralForms {
  const known = formsByTag.get(tag);
  if (known) return known;
  const rules = new Intl.PluralRules(tag);
  const counts = Array.from({ length: LARGEST_COUNT + 1 }, (_, count) => count);
  const needed = Map.groupBy(counts, (count) => rules.select(count));
  needed.delete('zero');
  const forms = { allowed: rules.resolvedOptions().pluralCategories, needed };
  formsByTag.set(tag, forms);
  return forms;
}
