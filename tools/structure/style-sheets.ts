/** Checks conventions of style sheets: a caption, limited size, imports in `app.css` only. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listLengthViolations, listLooseViolations } from './conventions.ts';
import { lineAt, type Violation } from './read-sources.ts';

const ENTRY = 'src/app.css';

export function checkStyleSheets(root: string): Violation[] {
  const paths = globSync('src/**/*.css', { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  return paths.flatMap((path) => [...listViolations(path, readFileSync(join(root, path), 'utf8'))]);
}

function* listViolations(path: string, text: string): Generator<Violation> {
  if (!/^\/\*\*? \S/.test(text))
    yield {
      path,
      line: 1,
      message: 'begin the file with one caption sentence: /* Styles of the gallery. */',
    };
  yield* listLooseViolations(path);
  yield* listLengthViolations(path, text);
  const imported = path === ENTRY ? -1 : text.search(/^@import\b/m);
  if (imported >= 0)
    yield {
      path,
      line: lineAt(text, imported),
      message: `only ${ENTRY} imports style sheets: name the file there.`,
    };
}
