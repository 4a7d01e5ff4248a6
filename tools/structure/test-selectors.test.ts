/** Tests of the check that tests rely on no class names. */
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { checkTestSelectors } from './test-selectors.ts';

const listLines = (path: string, text: string) =>
  checkTestSelectors([{ path, text, parsed: parseSync(path, text), imports: [] }]).map(
    ({ line }) => line,
  );

test.each([
  ['a class name', `\nexpect(link.className).toContain('x');`],
  ['a destructured class name', `\nall.map(({ className }) => className);`],
  ['a list of classes', `\nlink.classList.contains('x');`],
  ['a matcher', `\nawait expect(link).toHaveClass(/x/);`],
  ['the attribute', `\nlink.getAttribute('class');`],
  ['a selector', `\npage.locator('.filters').click();`],
  ['a selector of an element', `\ndocument.querySelector('main a.button');`],
  ['a selector in a template', `\npage.locator(\`li\${x} > .filters\`);`],
  ['a selector of an attribute', `\nlink.closest('[class*="hidden"]');`],
  ['a selector in a variable', `\nconst rows = 'main article .quick-add';`],
])('%s is refused', (_, text) => {
  expect(listLines('src/ui/a/a.test.tsx', text)).toEqual([2]);
  expect(listLines('test/journeys/a.journey.ts', text)).toEqual([2]);
});

test.each([
  ['a class in a prop', `const one = <Picture className="rounded" />;`],
  ['an element, an id and an attribute', `page.locator('main #filters [data-places] > a');`],
  ['a message key', `screen.getByText('buy.add');`],
  ['a path', `read('./pages/a.json', '.ts');`],
  ['a decimal', `page.locator('[style*="0.5"]');`],
  ['a sentence', `expect(text).toBe('Read .env files first');`],
])('%s is allowed', (_, text) => {
  expect(listLines('src/ui/a/a.test.tsx', text)).toEqual([]);
});

test('code that is no test, and tests with a reason, may read classes', () => {
  expect(listLines('src/ui/a/a.browser.ts', `link.classList.add('x');`)).toEqual([]);
  expect(listLines('test/components/styles.ts', 'element.className;')).toEqual([]);
});
