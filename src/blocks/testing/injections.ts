/** Test data: a thousand script injections for texts, links and HTML; each would call `ran()`. */

const CALLS = ['ran()', 'window.ran()', 'top.ran()', 'ran`1`', "self['ran']()"];

/** Prefixes that end the surrounding attribute, element or comment. */
const BREAKOUTS = [
  '',
  '">',
  "'>",
  '`>',
  '</p>',
  '</title>',
  '</textarea>',
  '</style>',
  '</script>',
  '-->',
  ']]>',
  '\\u0022>',
  '&quot;>',
  '\u2028',
  '\u0000',
];

const vectors = (call: string): string[] => [
  `<script>${call}</script>`,
  `<ScRiPt >${call}</sCrIpT >`,
  `<img src=x onerror=${call}>`,
  `<svg onload=${call}>`,
  `<svg><script>${call}</script></svg>`,
  `<math><mtext><img src=x onerror=${call}></mtext></math>`,
  `<iframe srcdoc="<script>parent.${call}</script>">`,
  `<details open ontoggle=${call}>`,
  `<body onload=${call}>`,
  `<a href="javascript:${call}">x</a>`,
  `<form action="javascript:${call}"><button autofocus onfocus=${call}>`,
  `<video><source onerror=${call}></video>`,
  `<style>@import 'javascript:${call}';</style>`,
  `" onmouseover="${call}" autofocus onfocus="${call}`,
];

const LINKS = CALLS.flatMap((call) => [
  `javascript:${call}`,
  `JaVaScRiPt:${call}`,
  ` javascript:${call}`,
  `java\tscript:${call}`,
  `java\nscript:${call}`,
  `javascript&colon;${call}`,
  `vbscript:${call}`,
  `data:text/html,<script>${call}</script>`,
  `//x.invalid/"onfocus="${call}`,
  `/\\x.invalid/${call}`,
  `https://x.invalid/"><img src=x onerror=${call}>`,
  `/pages/x" onclick="${call}`,
  `[x](javascript:${call})`,
  `**[x](data:text/html,${call})**`,
  `[x](/"onfocus=${call})`,
]);

const all = [
  ...LINKS,
  ...CALLS.flatMap((call) =>
    BREAKOUTS.flatMap((breakout) => vectors(call).map((vector) => breakout + vector)),
  ),
];

export const INJECTIONS: readonly string[] = all.slice(0, 1_000);

/** Characters of one text field, below its limit, so that one page can contain all injections. */
const MAX_CHARACTERS = 4_900;

export function joinInjections(): string[] {
  const joined: string[] = [''];
  for (const injection of INJECTIONS) {
    const last = joined.at(-1) ?? '';
    if (last.length + injection.length + 1 > MAX_CHARACTERS) joined.push(injection);
    else joined[joined.length - 1] = `${last} ${injection}`;
  }
  return joined;
}

/** Returns the content once for each of its texts, with that text replaced. */
export function replaceEachText(
  content: unknown,
  replacement: (index: number) => string,
): unknown[] {
  return Array.from({ length: countTexts(content) }, (_one, position) =>
    replaceText(content, position, replacement(position)),
  );
}

/** `place`: index of the text in the order in which the content is written. */
export function replaceText(content: unknown, position: number, replacement: string): unknown {
  let seen = 0;
  return walk(content);

  function walk(value: unknown): unknown {
    if (typeof value === 'string') return seen++ === position ? replacement : value;
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)]));
  }
}

function countTexts(value: unknown): number {
  if (typeof value === 'string') return 1;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, inner) => sum + countTexts(inner), 0);
}
