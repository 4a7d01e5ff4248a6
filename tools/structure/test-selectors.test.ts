/** Tests of the check that tests rely on no class names. */
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { checkTestSelectors } from './test-selectors.ts';

const linesOf = (path: string, text: string) =>
  checkTestSelectors([{ path, text, parsed: parseSync(path, text), imports: [] }]).map(
    ({ line }) => line,
  );

test.each([
  ['a class name', `\nexpect(link.className).toContain('x');`],
  ['a class name that is taken out', `\nall.map(({ className }) => className);`],
  ['a list of classes', `\nlink.classList.contains('x');`],
  ['a matcher', `\nawait expect(link).toHaveClass(/x/);`],
  ['the attribute', `\nlink.getAttribute('class');`],
  ['a selector', `\npage.locator('.filters').click();`],
  ['a selector of an element', `\ndocument.querySelector('main a.button');`],
  ['a selector in a template', `\npage.locator(\`li\${x} > .filters\`);`],
  ['a selector of an attribute', `\nlink.closest('[class*="hidden"]');`],
  ['a selector that is kept for later', `\nconst rows = 'main article .quick-add';`],
])('%s is refused', (_, text) => {
  expect(linesOf('src/ui/a/a.test.tsx', text)).toEqual([2]);
  expect(linesOf('test/journeys/a.journey.ts', text)).toEqual([2]);
});

test.each([
  ['a class that is passed on', `const one = <Picture className="rounded" />;`],
  ['an element, an id and an attribute', `page.locator('main #filters [data-places] > a');`],
  ['a message key', `screen.getByText('buy.add');`],
  ['a path', `read('./pages/a.json', '.ts');`],
  ['a decimal', `page.locator('[style*="0.5"]');`],
  ['a sentence', `expect(text).toBe('Read .env files first');`],
])('%s is allowed', (_, text) => {
  expect(linesOf('src/ui/a/a.test.tsx', text)).toEqual([]);
});

test('code that is no test, and tests with a reason, may read classes', () => {
  expect(linesOf('src/ui/a/a.browser.ts', `link.classList.add('x');`)).toEqual([]);
  expect(linesOf('test/components/styles.ts', 'element.className;')).toEqual([]);
});
