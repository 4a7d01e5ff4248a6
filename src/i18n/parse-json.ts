/** Parses hand-written JSON, and reports where its syntax is wrong. */
import type { Reason } from './fault.ts';
import type { MessageId } from './text.tsx';

export type ReadJson = { readonly value: unknown } | { readonly reason: Reason };

export function parseJson(text: string): ReadJson {
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
  const named = /position (\d+)/.exec(message)?.[1];
  if (named !== undefined) return Number(named);
  return message.startsWith(UNEXPECTED_TOKEN) ? findUnexpectedToken(text) : null;
}

const UNEXPECTED_TOKEN = 'Unexpected token';

/**
 * Position of the unexpected character, by bisection: the end of the shortest prefix that is
 * refused for it.
 */
function findUnexpectedToken(text: string): number {
  let [valid, refused] = [0, text.length];
  while (refused - valid > 1) {
    const middle = Math.floor((valid + refused) / 2);
    if (hasUnexpectedToken(text.slice(0, middle))) refused = middle;
    else valid = middle;
  }
  return refused - 1;
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
