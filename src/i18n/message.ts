/** Formats a message that the build has compiled from ICU MessageFormat. */
import { findNumberFormat, formatCountWith } from './number-format.ts';

/**
 * Text, `[name]` for a value, or `[name, kind, options]` for a plural or select; `#` in a plural is
 * its count. Numbers are formatted as the language writes them.
 */
export type MessagePart =
  | string
  | readonly [name: string]
  | readonly [name: string, kind: 'plural' | 'select', options: MessageOptions];
export type Message = string | readonly MessagePart[];
export type MessageOptions = Readonly<Record<string, Message>>;
export type MessageValues = Readonly<Record<string, string | number>>;

/** `language` is a BCP 47 tag, whose plural rules and digits are used. */
export function createMessageWriter(language: string) {
  function choose(
    kind: 'plural' | 'select',
    options: MessageOptions,
    value: string | number,
  ): Message {
    const chosen =
      kind === 'plural'
        ? (options[value] ?? options[openPluralRules(language).select(Number(value))])
        : options[value];
    return chosen ?? options.other ?? '';
  }

  function write(message: Message, values: MessageValues, count = 0): string {
    if (typeof message === 'string') return message;
    return message.map((part) => writePart(part, values, count)).join('');
  }

  function writePart(part: MessagePart, values: MessageValues, count: number): string {
    if (part === '#') return formatCount(count, language);
    if (typeof part === 'string') return part;
    const value = values[part[0]] ?? '';
    if (part.length === 1) return typeof value === 'number' ? formatCount(value, language) : value;
    const [, kind, options] = part;
    return write(choose(kind, options, value), values, kind === 'plural' ? Number(value) : count);
  }

  return (message: Message, values: MessageValues = {}) => write(message, values);
}

const pluralRulesByLanguage = new Map<string, Intl.PluralRules>();

function openPluralRules(language: string): Intl.PluralRules {
  const pluralRules = pluralRulesByLanguage.get(language) ?? new Intl.PluralRules(language);
  pluralRulesByLanguage.set(language, pluralRules);
  return pluralRules;
}

/** `4.0`: one decimal even where it is zero, so that ratings line up. */
export function formatRating(average: number, language: string): string {
  const formatted = formatCount(average, language);
  const decimal = findNumberFormat(language)?.decimal ?? (0.1).toLocaleString(language)[1] ?? '.';
  return formatted.includes(decimal)
    ? formatted
    : `${formatted}${decimal}${formatCount(0, language)}`;
}

/** `1,234` or `4.6`, in German `1.234` and `4,6`: one decimal at most. */
export function formatCount(count: number, language: string): string {
  const rounded = Math.round(count * 10) / 10;
  const numberFormat = findNumberFormat(language);
  return numberFormat ? formatCountWith(rounded, numberFormat) : rounded.toLocaleString(language);
}
