/** Tests find elements by role, name or attribute and assert computed style, never a class name. */
import { type Node, Visitor } from 'oxc-parser';
import { lineAt, type Source, type Violation } from './read-sources.ts';

const TESTS = /^test\/|\.(?:test|contract|journey|screenshots|fixtures)\.tsx?$/;
/** Files that may name classes, with the reason. */
const ALLOWED: ReadonlyMap<string, string> = new Map([
  ['test/clients/search-clients.test.ts', 'drives the widgets of a library by its own classes'],
  ['tools/structure/test-selectors.test.ts', 'has examples of what is refused'],
  [
    'test/components/styles.ts',
    'compiles the classes of an element to the styles that they declare',
  ],
  [
    'test/journeys/content.journey.ts',
    'excuses text that is hidden only at other widths or without JavaScript, as its classes say',
  ],
]);
const CLASS_PROPERTIES = new Set([
  ...['className', 'classList', 'toHaveClass', 'toContainClass', 'getElementsByClassName'],
]);
const ATTRIBUTE_CALLS = new Set(['getAttribute', 'hasAttribute', 'toHaveAttribute']);
const SELECTOR_CALLS = new Set([
  ...['querySelector', 'querySelectorAll', 'closest', 'matches', 'locator', 'waitForSelector'],
  ...['$', '$$', '$eval', '$$eval', 'one', 'all', 'texts', 'listBackgrounds', 'findElement'],
]);
const CLASS_IN_SELECTOR = /(?:^|[\s\w)*>+~,(:])\.-?[a-z_]/i;
const CLASS_ATTRIBUTE = /\[class[~|^$*]?=/;
const ATTRIBUTES = /\[[^\]]*\]/g;
/** A class after a combinator, which occurs in selectors only. */
const CLASS_IN_ANY_TEXT = /^[a-z0-9#:.*>+~ (),-]*[\s>+~]\.-?[a-z_]/;
const MESSAGE =
  'a test finds elements by role, name or attribute, and asserts styles (test/components/styles.ts), not class names.';

export function checkTestSelectors(sources: readonly Source[]): Violation[] {
  return sources.flatMap((source) => [...listClassViolations(source)]);
}

function* listClassViolations({ path, text, parsed }: Source): Generator<Violation> {
  if (!TESTS.test(path) || ALLOWED.has(path)) return;
  const starts = new Set<number>();
  const report = ({ start }: Pick<Node, 'start'>) => void starts.add(start);
  new Visitor({
    MemberExpression({ property }) {
      if (property.type === 'Identifier' && CLASS_PROPERTIES.has(property.name)) report(property);
    },
    ObjectPattern({ properties }) {
      for (const property of properties)
        if (
          property.type === 'Property' &&
          property.key.type === 'Identifier' &&
          CLASS_PROPERTIES.has(property.key.name)
        )
          report(property.key);
    },
    CallExpression({ callee, arguments: given }) {
      const name = nameOf(callee);
      for (const { value, node } of given.flatMap(readText)) {
        if (SELECTOR_CALLS.has(name) && hasClass(value, CLASS_IN_SELECTOR)) report(node);
        if (ATTRIBUTE_CALLS.has(name) && value === 'class') report(node);
      }
    },
    Literal(node) {
      if (typeof node.value === 'string' && hasClass(node.value, CLASS_IN_ANY_TEXT)) report(node);
    },
    TemplateElement(node) {
      if (hasClass(node.value.raw, CLASS_IN_ANY_TEXT)) report(node);
    },
  }).visit(parsed.program);
  for (const start of starts) yield { path, line: lineAt(text, start), message: MESSAGE };
}

function hasClass(text: string, pattern: RegExp): boolean {
  return CLASS_ATTRIBUTE.test(text) || pattern.test(text.replaceAll(ATTRIBUTES, '[]'));
}

function nameOf(callee: Node): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier')
    return callee.property.name;
  return '';
}

function readText(node: Node): { readonly value: string; readonly node: Node }[] {
  if (node.type === 'Literal' && typeof node.value === 'string')
    return [{ value: node.value, node }];
  if (node.type === 'TemplateLiteral')
    return node.quasis.map((part) => ({ value: part.value.raw, node: part }));
  return [];
}
