/** Writes out a message of the shop, compiled from ICU MessageFormat when the shop is built. */

/** Text, `[name]` for a value, `[name, kind, options]` for a choice; `#` in a plural is its count. */
export type MessagePart = string | readonly [name: string] | readonly [name: string, kind: 'plural' | 'select', options: MessageOptions];
export type Message = string | readonly MessagePart[];
export type MessageOptions = Readonly<Record<string, Message>>;
export type MessageValues = Readonly<Record<string, string | number>>;

/** `language` is a BCP 47 tag, whose plural rules and digits are used. */
export function createMessageWriter(language: string) {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);

  function choose(kind: 'plural' | 'select', options: MessageOptions, value: string | number): Message {
    const named = kind === 'plural' ? (options[value] ?? options[rules.select(Number(value))]) : options[value];
    return named ?? options.other ?? '';
  }

  function write(message: Message, values: MessageValues, count = 0): string {
    if (typeof message === 'string') return message;
    return message.map((part) => writePart(part, values, count)).join('');
  }

  function writePart(part: MessagePart, values: MessageValues, count: number): string {
    if (part === '#') return numbers.format(count);
    if (typeof part === 'string') return part;
    const value = values[part[0]] ?? '';
    if (part.length === 1) return String(value);
    const [, kind, options] = part;
    return write(choose(kind, options, value), values, kind === 'plural' ? Number(value) : count);
  }

  return (message: Message, values: MessageValues = {}) => write(message, values);
}
