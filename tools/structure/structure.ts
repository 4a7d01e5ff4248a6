/** npm run structure: checks import rules, file conventions and raw colours of this project. */
import { resolve } from 'node:path';
import { checkColours } from './colours.ts';
import { checkConventions } from './conventions.ts';
import { checkExports } from './exports.ts';
import { checkFolders } from './folders.ts';
import { checkImportBoundaries } from './import-boundaries.ts';
import { checkImportCycles } from './import-cycles.ts';
import { readSources, type Violation } from './read-sources.ts';
import { checkStyleSheets } from './style-sheets.ts';
import { checkTestSelectors } from './test-selectors.ts';
import { checkWords } from './words.ts';

/** All violations under `root`, sorted by file and line. */
export function checkStructure(root: string): Violation[] {
  const sources = readSources(root);
  return [
    ...checkImportBoundaries(sources),
    ...checkImportCycles(sources),
    ...checkConventions(sources),
    ...checkExports(sources),
    ...checkWords(sources),
    ...checkTestSelectors(sources),
    ...checkColours(root),
    ...checkStyleSheets(root),
    ...checkFolders(root),
  ].toSorted((a, b) => a.path.localeCompare(b.path) || a.line - b.line);
}

if (import.meta.main) {
  const violations = checkStructure(resolve(process.argv[2] ?? '.'));
  for (const { path, line, message } of violations) console.log(`${path}:${line} ${message}`);
  if (violations.length > 0)
    console.log(
      `\n${violations.length} violations. The rules and their reasons: docs/structure.md`,
    );
  process.exitCode = violations.length > 0 ? 1 : 0;
}
