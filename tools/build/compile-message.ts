/** Compiles ICU MessageFormat to the compact form that `src/i18n/message.ts` formats. */
import { compileMessageOrThrow as parse } from '@lingui/message-utils/compileMessage';
import type { Message, MessageOptions, MessagePart } from '#i18n/message.ts';

type ParsedMessage = ReturnType<typeof parse>;

/**
 * @throws Error for invalid syntax, such as a brace that is not closed, and for syntax that
 *   messages do not use: numbers, dates, ordinals and offsets.
 */
export function compileMessage(source: string): Message {
  return compactMessage(parse(source), source);
}

function compactMessage(parsed: ParsedMessage, source: string): Message {
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
        `"${source}": ${kind} is not supported in messages; format ${name} in code, and pass it as a value.`,
      );
    return [name, kind, compactOptions(options as Record<string, ParsedMessage>, source)];
  });
  const [only] = parts;
  return parts.length === 1 && typeof only === 'string' && only !== '#' ? only : parts;
}

function compactOptions(options: Record<string, ParsedMessage>, source: string): MessageOptions {
  const withoutOffset = Object.entries(options).filter(([option]) => option !== 'offset');
  return Object.fromEntries(
    withoutOffset.map(([option, parsed]) => [option, compactMessage(parsed, source)]),
  );
}
