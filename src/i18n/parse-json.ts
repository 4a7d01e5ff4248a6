/** Parses hand-written JSON; describes where its syntax is wrong. */
import type { Reason } from './fault.ts';
import type { MessageId } from './text.tsx';

export type ParsedJson = { readonly value: unknown } | { readonly reason: Reason };

export function parseJson(text: string): ParsedJson {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    return { reason: findReason(text, message, findErrorPosition(text, message)) };
  }
}

/**
 * Position of the error, from the engine's message. Engines word their errors differently; null
 * where they name no position.
 */
function findErrorPosition(text: string, message: string): number | null {
  const statedPosition = /position (\d+)/.exec(message)?.[1];
  if (statedPosition !== undefined) return Number(statedPosition);
  return message.startsWith(UNEXPECTED_TOKEN) ? findUnexpectedToken(text) : null;
}

const UNEXPECTED_TOKEN = 'Unexpected token';

/**
 * Finds the unexpected character by bisection: it ends the shortest prefix that is invalid for it.
 */
function findUnexpectedToken(text: string): number {
  let [valid, invalid] = [0, text.length];
  while (invalid - valid > 1) {
    const middle = Math.floor((valid + invalid) / 2);
    if (hasUnexpectedToken(text.slice(0, middle))) invalid = middle;
    else valid = middle;
  }
  return invalid - 1;
}

function hasUnexpectedToken(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch (error) {
    return error instanceof Error && error.message.startsWith(UNEXPECTED_TOKEN);
  }
}

const CODES: readonly (readonly [RegExp, MessageId])[] = [
  [/control character/, 'fault.json.lineBreak'],
  [/property name/, 'fault.json.name'],
  [/^Expected/, 'fault.json.comma'],
  [/after JSON/, 'fault.json.more'],
  [/escape/i, 'fault.json.backslash'],
];

function findReason(text: string, message: string, offset: number | null): Reason {
  if (offset === null) return { code: 'fault.json.ends' };
  const values = toLineAndColumn(text, offset);
  if (offset >= text.trimEnd().length) return { code: 'fault.json.endsAt', values };
  const code = CODES.find(([pattern]) => pattern.test(message))?.[1];
  return code
    ? { code, values }
    : { code: 'fault.json.stray', values: { ...values, sign: JSON.stringify(text[offset]) } };
}

function toLineAndColumn(
  text: string,
  offset: number,
): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
