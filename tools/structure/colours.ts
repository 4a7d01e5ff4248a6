/** Checks that colours are written in token files only; all other files must use tokens. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Violation } from './read-sources.ts';

const PATTERN = 'src/**/*.{css,tsx}';
const EXEMPT = /(^|[/-])tokens\.css$|\.test\.tsx$/;
/** Matches colour literals such as `#1f4d3a` and `rgb(`; a hex colour must end its value. */
const LITERAL =
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?=["'`;,)\s\]])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/gi;
/** Matches Tailwind's default palette: `bg-red-500`, `text-white`. */
const PALETTE =
  /\b(?:bg|text|border|outline|ring|fill|stroke|accent|caret|decoration|from|via|to)-(?:(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\d{2,3}|white|black)\b/g;

export function checkColours(root: string): Violation[] {
  const paths = globSync(PATTERN, { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  return paths
    .filter((path) => !EXEMPT.test(path))
    .flatMap((path) => findRawColours(path, readFileSync(join(root, path), 'utf8')));
}

function findRawColours(path: string, text: string): Violation[] {
  return text.split('\n').flatMap((content, index) =>
    [...content.matchAll(LITERAL), ...content.matchAll(PALETTE)].map(([raw]) => ({
      path,
      line: index + 1,
      message: `${raw} is a raw colour: use a token, or declare one in src/ui/tokens.css.`,
    })),
  );
}
