/**
 * Edits of React Router's client modules: code that this app never calls is removed, an aborted
 * response is no error, and error messages are replaced by their position in the source.
 */

type Edit = {
  readonly name: string;
  /** Must have the flag `g`. */
  readonly pattern: RegExp;
  /** Text in place of a match, by its named groups; nothing by default. */
  readonly replace?: (groups: Readonly<Record<string, string>>) => string;
};

/** Removes the body of a function; `indent` is the indentation of its first and last line. */
const emptyFunction = (name: string, indent = ''): Edit => ({
  name,
  pattern: new RegExp(
    `^(?<head>${indent}(?:async )?function ${name}\\()[\\s\\S]*?^${indent}\\}$`,
    'gm',
  ),
  replace: ({ head }) => `${head}) {}`,
});

const EDITS: readonly Edit[] = [
  // Nothing waits for the end of a response, whose rejection the browser would report as an error
  // when a request is aborted after the first line of its response.
  { name: 'rejected end of a response', pattern: /\bdone\.reject\(reason\);/g },
  { name: 'end of a response', pattern: /(?<=done: donePromise)\.then\(.*\)(?=,)/g },
  {
    name: 'links that prefetch pages',
    pattern:
      /isPageLinkDescriptor\(link\) \? \/\*.*?\*\/ React\$1\.createElement\(PrefetchPageLinks, \{[^}]*\}\) : /g,
  },
  // Nothing waits for the style sheet of a route, since the root loads all of them.
  emptyFunction('prefetchRouteCss'),
  emptyFunction('prefetchStyleLinks'),
  // Routes are not discovered while navigating: every page carries the full manifest.
  {
    name: 'discovery of routes',
    pattern:
      /(?<=\bif \()(?:isFogOfWar|loadMatch\.isDiscovering|fogOfWar\.active && fogOfWar\.matches)(?=\))/g,
    replace: () => 'false',
  },
  emptyFunction('discoverRoutes', '\t'),
  emptyFunction('patchRoutes', '\t'),
  // The bundler may leave a component out when its definition is pure and nothing names it.
  {
    name: 'pure components',
    pattern: /^(?<start>const \w+ = )(?=React\$1\.forwardRef\()/gm,
    replace: ({ start }) => `${start}/* @__PURE__ */ `,
  },
  { name: 'names of components', pattern: /^\w+\.displayName = "[^"]*";$/gm },
];

const TEXT = /"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/.source;
const CALL =
  /(?:\b(?:UNSAFE_)?(?:invariant|warning|warnOnce)\(.*, |\bnew Error\(|\bconsole\.warn\()/.source;
const MESSAGES: Readonly<Record<string, RegExp>> = {
  'messages of calls': new RegExp(
    `(?<start>${CALL})(?:${TEXT})(?: \\+ [\\w.]+ \\+ (?:${TEXT}))?(?=\\);?$)`,
  ),
  'long messages': /(?<start>\b(?:errorMessage = |return |let msg = ))`(?:[^`\\]|\\.){60,}`(?=;$)/,
};

/** Names of all edits; a build fails if one of them matches nothing in the router any more. */
export const EDIT_NAMES = [...EDITS.map(({ name }) => name), ...Object.keys(MESSAGES)];

/**
 * Messages become `router.js:243`, the line of the installed package, as edits keep line breaks.
 * `onEdit` is called with the name of each edit that was made.
 */
export function editRouterModule(
  code: string,
  file: string,
  onEdit: (name: string) => void = () => undefined,
): string {
  return EDITS.reduce((rest, edit) => applyEdit(rest, edit, onEdit), code)
    .split('\n')
    .map((line, index) => {
      const messages = Object.entries(MESSAGES).find(([, pattern]) => pattern.test(line));
      if (!messages) return line;
      onEdit(messages[0]);
      return line.replace(messages[1], `$<start>"${file}:${index + 1}"`);
    })
    .join('\n');
}

function applyEdit(code: string, edit: Edit, onEdit: (name: string) => void): string {
  const { name, pattern, replace = () => '' } = edit;
  let edited = '';
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    onEdit(name);
    const lineBreaks = match[0].replace(/[^\n]+/g, '');
    edited += code.slice(end, match.index) + replace(match.groups ?? {}) + lineBreaks;
    end = match.index + match[0].length;
  }
  return edited + code.slice(end);
}
