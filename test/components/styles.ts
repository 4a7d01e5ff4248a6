/** Computes the styles of an element in a test from the app's style sheet, compiled by Tailwind. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { compile } from 'tailwindcss';

type StyledElement = {
  readonly className: string;
  readonly parentElement: StyledElement | null;
  matches(selector: string): boolean;
  getAttribute(name: string): string | null;
};
type Viewport = {
  /** Width in CSS pixels. */
  readonly width?: number;
  readonly canHover?: boolean;
  /** States such as `:hover` that the element is in. */
  readonly states?: readonly string[];
};
type Rule = { readonly conditions: readonly string[]; readonly declarations: string };

/** A statement or the head of a block, then how it ends. */
const TOKEN = /((?:"[^"]*"|\([^)]*\)|[^{};"(])*)([{};])/g;
const PIXELS_PER_REM = 16;

const sheetPath = resolve(import.meta.dirname, '../../src/app.css');
const packages = createRequire(import.meta.url);
const compiled = await compile(await readFile(sheetPath, 'utf8'), {
  from: sheetPath,
  base: dirname(sheetPath),
  async loadStylesheet(id, base) {
    const path = id.startsWith('.')
      ? resolve(base, id)
      : packages.resolve(id === 'tailwindcss' ? 'tailwindcss/index.css' : id);
    return { path, base: dirname(path), content: await readFile(path, 'utf8') };
  },
});

/**
 * The declared values of an element, by property; sizes that are a multiple of the spacing are in
 * pixels. Later rules win, as in the compiled sheet, whose layers are in order; inline style wins
 * over all. Nothing is inherited.
 */
export function styleOf(
  element: StyledElement | null | undefined,
  { width = 1440, canHover = true, states = [] }: Viewport = {},
): Readonly<Record<string, string>> {
  if (!element) throw new Error('There is no element to read the style of.');
  const style: Record<string, string> = {};
  for (const { conditions, declarations } of parseRules(
    compiled.build(element.className.split(/\s+/)),
  ))
    if (conditions.every((condition) => applies(condition, element, { width, canHover, states })))
      Object.assign(style, parseDeclarations(declarations));
  return { ...style, ...parseDeclarations(element.getAttribute('style') ?? '') };
}

/** True unless the element, or one around it, is hidden or has `display: none`. */
export function isShown(element: StyledElement | null | undefined, viewport: Viewport): boolean {
  if (!element) throw new Error('There is no element to look for.');
  for (let ancestor: StyledElement | null = element; ancestor; ancestor = ancestor.parentElement)
    if (ancestor.getAttribute('hidden') !== null || styleOf(ancestor, viewport).display === 'none')
      return false;
  return true;
}

function* parseRules(css: string): Generator<Rule> {
  const conditions: string[] = [];
  for (const [, text = '', end] of css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(TOKEN)) {
    const head = text.trim();
    if (end === '{') conditions.push(head);
    else if (head !== '' && conditions.length > 0)
      yield { conditions: [...conditions], declarations: head };
    if (end === '}') conditions.pop();
  }
}

function applies(
  condition: string,
  element: StyledElement,
  { width, canHover, states }: Required<Viewport>,
): boolean {
  if (condition.startsWith('@layer') || condition.startsWith('@supports')) return true;
  if (condition.startsWith('@media')) return fitsMedia(condition, width, canHover);
  // A nested selector of children or neighbours is about other elements.
  if (/^@|::|&\s*[>+~ ]/.test(condition)) return false;
  const selector = condition
    .replace(/^:is\((.*)\)$/, '$1')
    .replaceAll(/:where\(([^()]*)\)/g, '$1')
    .replaceAll('&', '*')
    .replaceAll(/:(?:hover|focus-visible|active)\b/g, (state) =>
      states.includes(state) ? '' : ':not(*)',
    );
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

function fitsMedia(condition: string, width: number, canHover: boolean): boolean {
  const queries = condition.slice('@media'.length).split(/\band\b/);
  return queries.every((query) => {
    const [, comparison, rem] = /^\s*\(width (>=|<) ([\d.]+)rem\)\s*$/.exec(query) ?? [];
    if (rem === undefined) return /^\s*\(hover: hover\)\s*$/.test(query) && canHover;
    const limit = Number(rem) * PIXELS_PER_REM;
    return comparison === '<' ? width < limit : width >= limit;
  });
}

function parseDeclarations(text: string): Record<string, string> {
  const pairs = text.split(';').flatMap((declaration) => {
    const [, property, value] = /^\s*([\w-]+)\s*:(.*)$/s.exec(declaration) ?? [];
    return property && value ? [[property, toPixels(value.trim())] as const] : [];
  });
  return Object.fromEntries(pairs);
}

function toPixels(value: string): string {
  return value.replace(
    /^calc\(var\(--spacing\) \* ([\d.]+)\)$/,
    (_, steps: string) => `${Number(steps) * 4}px`,
  );
}
