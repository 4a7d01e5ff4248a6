/** Reads JSON that somebody wrote by hand, and says in plain words where it stops being any. */

export type ReadJson = { readonly value: unknown } | { readonly problem: string };

export function parseJson(text: string): ReadJson {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const place = findPlace(text, message);
    return { problem: `is no JSON${place === null ? '' : ` at ${describePlace(text, place)}`}: ${describeFault(text, message, place)}` };
  }
}

function describePlace(text: string, place: number): string {
  const before = text.slice(0, place).split('\n');
  return `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`;
}

/** Engines word their errors differently; where they name no position, none is said. */
function findPlace(text: string, message: string): number | null {
  const named = /position (\d+)/.exec(message)?.[1];
  if (named !== undefined) return Number(named);
  return message.startsWith(STRAY) ? findStray(text) : null;
}

const STRAY = 'Unexpected token';

/** The first character that cannot stand where it does: the shortest beginning of the text that is refused for it. */
function findStray(text: string): number {
  let [sound, refused] = [0, text.length];
  while (refused - sound > 1) {
    const middle = Math.floor((sound + refused) / 2);
    if (isRefusedForStray(text.slice(0, middle))) refused = middle;
    else sound = middle;
  }
  return refused - 1;
}

function isRefusedForStray(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch (error) {
    return error instanceof Error && error.message.startsWith(STRAY);
  }
}

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/control character/, 'a line break within a text is written \\n'],
  [/property name/, 'a name in double quotes belongs here, with no comma before a closing bracket'],
  [/^Expected/, 'a comma or a closing bracket is missing'],
  [/after JSON/, 'more follows after its end'],
  [/escape/i, 'a backslash within a text is written \\\\'],
];

function describeFault(text: string, message: string, place: number | null): string {
  if (place === null || place >= text.trimEnd().length) return 'it ends too early, or a bracket or a quotation mark is not closed';
  return WORDS.find(([pattern]) => pattern.test(message))?.[1] ?? `${JSON.stringify(text[place])} does not belong here`;
}
