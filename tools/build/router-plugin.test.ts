/** Tests of the code that the browser gets of React Router. */
import { expect, test } from 'vitest';
import { shrinkRouterModule } from './router-plugin.ts';

test('components without a name in development tools can be left out', () => {
  const code = `const Link = React$1.forwardRef(function (props) {});
Link.displayName = "Link";
		FetcherForm.displayName = "fetcher.Form";`;
  expect(shrinkRouterModule(code, 'lib.js')).toBe(
    `const Link = /* @__PURE__ */ React$1.forwardRef(function (props) {});

		FetcherForm.displayName = "fetcher.Form";`,
  );
});

test('messages become their place in the source, and nothing else changes', () => {
  const code = [
    'invariant(state, "No \\"state\\" here, or too late");',
    'if (a) throw new Error("Unable to decode");',
    '\twarning(path === "*", `The path "/*", of a route, is a \\`splat\\``);',
    'invariant(isFine);',
    'invariant(a, `b` + c);',
    'let text = "invariant(a, b)", other = `new Error("x")`;',
    'throw new Error(message);',
    `let msg = \`A route with id "\${id}" has no loader, and this text is a long one.\`;`,
    `return \`\${name} is short\`;`,
  ].join('\n');
  expect(shrinkRouterModule(code, 'router.js').split('\n')).toEqual([
    'invariant(state, "router.js:1");',
    'if (a) throw new Error("router.js:2");',
    '\twarning(path === "*", "router.js:3");',
    'invariant(isFine);',
    'invariant(a, `b` + c);',
    'let text = "invariant(a, b)", other = `new Error("x")`;',
    'throw new Error(message);',
    'let msg = "router.js:8";',
    `return \`\${name} is short\`;`,
  ]);
});

test('links are rendered without the component that prefetches pages', () => {
  const code = `keyedLinks.map(({ key, link }) => isPageLinkDescriptor(link) ? /* @__PURE__ */ React$1.createElement(PrefetchPageLinks, {
		key,
		...link,
	}) : /* @__PURE__ */ React$1.createElement("link", {
		key,
	}))`;
  expect(
    shrinkRouterModule(code, 'components.js'),
  ).toBe(`keyedLinks.map(({ key, link }) => /* @__PURE__ */ React$1.createElement("link", {
		key,
	}))`);
});

test('no style sheet of a route is waited for', () => {
  const code = `async function prefetchStyleLinks(route, module) {
	if (!route.css) {
		return;
	}
}
function isPageLink() {}`;
  expect(shrinkRouterModule(code, 'links.js')).toBe(
    'async function prefetchStyleLinks() {}\nfunction isPageLink() {}',
  );
});
