/** npm run house: checks import rules, file conventions and raw colours of this project. */
import { resolve } from 'node:path';
import { checkCircles } from './circles.ts';
import { checkColours } from './colours.ts';
import { checkExports } from './exports.ts';
import { checkFolders } from './folders.ts';
import { checkHabits } from './habits.ts';
import { readSources, type Violation } from './read-sources.ts';
import { checkStyleSheets } from './style-sheets.ts';
import { checkTestSelectors } from './test-selectors.ts';
import { checkWalls } from './walls.ts';
import { checkWords } from './words.ts';

/** All violations under `root`, sorted by file and line. */
export function inspectHouse(root: string): Violation[] {
  const sources = readSources(root);
  return [
    ...checkWalls(sources),
    ...checkCircles(sources),
    ...checkHabits(sources),
    ...checkExports(sources),
    ...checkWords(sources),
    ...checkTestSelectors(sources),
    ...checkColours(root),
    ...checkStyleSheets(root),
    ...checkFolders(root),
  ].toSorted((a, b) => a.path.localeCompare(b.path) || a.line - b.line);
}

if (import.meta.main) {
  const violations = inspectHouse(resolve(process.argv[2] ?? '.'));
  for (const { path, line, sentence } of violations) console.log(`${path}:${line} ${sentence}`);
  if (violations.length > 0)
    console.log(`\n${violations.length} violations. The rules and their reasons: docs/house.md`);
  process.exitCode = violations.length > 0 ? 1 : 0;
}
