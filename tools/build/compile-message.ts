/** Compiles ICU MessageFormat to the compact form that `src/i18n/message.ts` formats. */
import { compileMessageOrThrow as parse } from '@lingui/message-utils/compileMessage';
import type { Message, MessageOptions, MessagePart } from '#i18n/message.ts';

type Parsed = ReturnType<typeof parse>;

/**
 * @throws Error for invalid syntax, such as a brace that is not closed, and for syntax that
 *   messages do not use: numbers, dates, ordinals and offsets.
 */
export function compileMessage(source: string): Message {
  return shorten(parse(source), source);
}

function shorten(parsed: Parsed, source: string): Message {
  if (typeof parsed === 'string') return parsed;
  const parts = parsed.map((part): MessagePart => {
    if (typeof part === 'string') return part;
    const [name, kind, options] = part;
    if (kind === undefined) return [name];
    if (
      (kind !== 'plural' && kind !== 'select') ||
      typeof options !== 'object' ||
      !options ||
      ('offset' in options && options.offset)
    )
      throw new Error(
        `"${source}": ${kind} is not among the forms that messages may take; format ${name} before.`,
      );
    return [name, kind, shortenAll(options as Record<string, Parsed>, source)];
  });
  const [only] = parts;
  return parts.length === 1 && typeof only === 'string' && only !== '#' ? only : parts;
}

function shortenAll(options: Record<string, Parsed>, source: string): MessageOptions {
  const named = Object.entries(options).filter(([option]) => option !== 'offset');
  return Object.fromEntries(named.map(([option, parsed]) => [option, shorten(parsed, source)]));
}
