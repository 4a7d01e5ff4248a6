/** Tests of the edits of React Router's code for the browser. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { editRouterModule } from './router-edits.ts';

test('components without a name in development tools can be left out', () => {
  const code = `const Link = React$1.forwardRef(function (props) {});
Link.displayName = "Link";
		FetcherForm.displayName = "fetcher.Form";`;
  expect(editRouterModule(code, 'lib.js')).toBe(
    `const Link = /* @__PURE__ */ React$1.forwardRef(function (props) {});

		FetcherForm.displayName = "fetcher.Form";`,
  );
});

test('messages are replaced by their position in the source, and nothing else changes', () => {
  const code = [
    'invariant(state, "No \\"state\\" here, or too late");',
    'if (a) throw new Error("Unable to decode");',
    '\twarning(path === "*", `The path "/*", of a route, is a \\`splat\\``);',
    'invariant(isFine);',
    'invariant(a, `b` + c);',
    'let text = "invariant(a, b)", other = `new Error("x")`;',
    'throw new Error(message);',
    'if (a) throw new Error("The route at " + match.path + " has no array");',
    'UNSAFE_invariant(state, "No state here");',
    `let msg = \`A route with id "\${id}" has no loader, and this text is a long one.\`;`,
    `return \`\${name} is short\`;`,
  ].join('\n');
  expect(editRouterModule(code, 'router.js').split('\n')).toEqual([
    'invariant(state, "router.js:1");',
    'if (a) throw new Error("router.js:2");',
    '\twarning(path === "*", "router.js:3");',
    'invariant(isFine);',
    'invariant(a, `b` + c);',
    'let text = "invariant(a, b)", other = `new Error("x")`;',
    'throw new Error(message);',
    'if (a) throw new Error("router.js:8");',
    'UNSAFE_invariant(state, "router.js:9");',
    'let msg = "router.js:10";',
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
  expect(editRouterModule(code, 'components.js').replace(/\n+/g, ' ')).toBe(
    'keyedLinks.map(({ key, link }) =>  /* @__PURE__ */ React$1.createElement("link", { \t\tkey, \t}))',
  );
});

test('navigation does not wait for style sheets of routes', () => {
  const code = `async function prefetchStyleLinks(route, module) {
	if (!route.css) {
		return;
	}
}
function isPageLink() {}`;
  expect(editRouterModule(code, 'links.js').split(/\n+/)).toEqual([
    'async function prefetchStyleLinks() {}',
    'function isPageLink() {}',
  ]);
});

test('routes are not discovered while navigating, and later lines keep their numbers', () => {
  const code = `
	async function handleAction(isFogOfWar) {
		if (isFogOfWar) {
			await discoverRoutes(matches);
		}
	}
	async function discoverRoutes(matches) {
		while (true) {
			await patch();
		}
	}
	throw new Error("Later");`;
  const edited = editRouterModule(code, 'router.js');
  expect(edited).toContain('if (false) {');
  expect(edited).not.toContain('patch()');
  expect(edited).toContain('throw new Error("router.js:12");');
});

test('a response that is aborted after its first line causes no unhandled rejection', async () => {
  const onRejection = vi.fn();
  const listeners = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', onRejection);
  onTestFinished(() => {
    process.removeAllListeners('unhandledRejection');
    for (const listener of listeners) process.on('unhandledRejection', listener);
  });
  const { decode } = await importEdited('turbo-stream-v2/turbo-stream.js');
  let body: ReadableStreamDefaultController | undefined;
  const stream = new ReadableStream({
    start(controller) {
      body = controller;
    },
  });
  body?.enqueue(new TextEncoder().encode('["first"]\n'));
  expect(await decode(stream)).toMatchObject({ value: 'first' });
  body?.error(new DOMException('signal is aborted without reason', 'AbortError'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(onRejection).not.toHaveBeenCalled();
});

/** Imports a module of the package's `vendor` folder as the browser gets it. */
async function importEdited(path: string) {
  const entry = import.meta.resolve('react-router');
  const url = new URL(`vendor/${path}`, entry);
  const code = editRouterModule(await readFile(fileURLToPath(url), 'utf8'), path);
  const absolute = code.replace(
    /(?<=(?:from|import) ")\.[^"]+/g,
    (relative) => new URL(relative, url).href,
  );
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(absolute)}`);
}
