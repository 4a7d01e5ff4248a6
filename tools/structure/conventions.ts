/** Checks conventions of every file: a caption, a descriptive name, limited size. */
import { type Node, Visitor } from 'oxc-parser';
import { lineAt, type Source, type Violation } from './read-sources.ts';

const MAX_FILE_LINES = 300;
const MAX_FUNCTION_LINES = 60;
/** Files directly in `src`. */
const ENTRIES = /^src\/(?:(?:root|routes|links|entry\.(?:client|server))\.tsx?|app\.css)$/;
const VAGUE_NAMES = /(^|[/.-])(utils?|helpers?|common|manager|data)([/.-]|$)/;

export function checkConventions(sources: readonly Source[]): Violation[] {
  return sources.flatMap((source) => [
    ...listNameViolations(source),
    ...listSizeViolations(source),
  ]);
}

function* listNameViolations({ path, text, parsed }: Source): Generator<Violation> {
  const [syntaxError] = parsed.errors;
  if (syntaxError)
    yield { path, line: 1, message: `this file cannot be parsed: ${syntaxError.message}.` };
  if (!/^\/\*\*?(?:\n \*)? \S/.test(text))
    yield {
      path,
      line: 1,
      message: 'begin the file with one caption sentence: /** Parses the search form. */',
    };
  if (/(^|\/)index\.[a-z]+$/.test(path))
    yield { path, line: 1, message: 'no index files here: name the file after its folder.' };
  yield* listLooseViolations(path);
  const vague = VAGUE_NAMES.exec(path)?.[2];
  if (vague)
    yield {
      path,
      line: 1,
      message: `"${vague}" is too vague: name the file or folder after what it does.`,
    };
}

/** One violation for a file directly in `src` that is not an entry. */
export function* listLooseViolations(path: string): Generator<Violation> {
  if (/^src\/[^/]+$/.test(path) && !ENTRIES.test(path))
    yield { path, line: 1, message: 'move the file into the folder of its subject.' };
}

/** One violation for a file that is too long, in any language. */
export function* listLengthViolations(path: string, text: string): Generator<Violation> {
  const lines = text.trimEnd().split('\n').length;
  if (lines > MAX_FILE_LINES)
    yield {
      path,
      line: MAX_FILE_LINES,
      message: `${lines} lines; no file has more than ${MAX_FILE_LINES}. Find the second subject in it.`,
    };
}

function* listSizeViolations({ path, text, parsed }: Source): Generator<Violation> {
  yield* listLengthViolations(path, text);
  // A suite wraps all its tests in one function, so only the file's length is limited.
  if (/\.(test|contract|journey)\.tsx?$/.test(path)) return;
  for (const { start, end } of collectFunctions(parsed.program)) {
    const [first, last] = [lineAt(text, start), lineAt(text, end)];
    const length = last - first + 1;
    if (length > MAX_FUNCTION_LINES)
      yield {
        path,
        line: first,
        message: `this function has ${length} lines; none has more than ${MAX_FUNCTION_LINES}. Give its steps names of their own.`,
      };
  }
}

function collectFunctions(program: Source['parsed']['program']): Pick<Node, 'start' | 'end'>[] {
  const functions: Pick<Node, 'start' | 'end'>[] = [];
  const addFunction = (node: Pick<Node, 'start' | 'end'>) => void functions.push(node);
  new Visitor({
    FunctionDeclaration: addFunction,
    FunctionExpression: addFunction,
    ArrowFunctionExpression: addFunction,
  }).visit(program);
  return functions;
}
