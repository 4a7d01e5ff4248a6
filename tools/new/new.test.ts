/** Tests that `npm run new` generates conforming folders and never overwrites. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkStructure } from '../structure/structure.ts';
import { createFolder, listUntranslated } from './new.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'parade-new-'));
  cpSync('package.json', join(root, 'package.json'));
  mkdirSync(join(root, 'src/features/reviews'), { recursive: true });
  writeFileSync(
    join(root, 'src/features/reviews/reviews.port.ts'),
    "/** Port: storage of reviews. */\ndeclare module '#request/shop.ts' {\n  interface Ports {\n    reviews: Reviews;\n  }\n}\n",
  );
});

/** Declares a port; its key names the folder of its providers, whatever the file's name. */
function writePort(feature: string, key: string): void {
  mkdirSync(join(root, 'src/features', feature), { recursive: true });
  const text = `/** Port. */\ndeclare module '#request/shop.ts' {\n  interface Ports {\n    ${key}: Kept;\n  }\n}\n`;
  writeFileSync(join(root, 'src/features', feature, `${feature}.port.ts`), text);
}

afterEach(() => rmSync(root, { recursive: true }));

describe('a new', () => {
  test.each([
    [
      'block',
      'gift-wrap',
      'src/blocks/gift-wrap/gift-wrap.block.server.tsx',
      'export const block = defineBlock({',
    ],
    [
      'block',
      'gift-wrap',
      'src/blocks/gift-wrap/gift-wrap.content.ts',
      "defineBlockContent('gift-wrap'",
    ],
    [
      'provider',
      'reviews/acme',
      'src/providers/reviews/acme/acme.provider.ts',
      "port: 'reviews',\n  name: 'acme',",
    ],
    ['fascia', 'larkspur', 'src/fascias/larkspur/fascia.ts', "hosts: ['larkspur.localhost']"],
    ['fascia', 'larkspur', 'pages/larkspur/en-GB/pages/about.json', '[[who runs Larkspur, in one'],
    [
      'locale',
      'nl-NL',
      'src/locales/nl-NL/locale.ts',
      "  direction: 'ltr',\n  name: 'Nederlands',",
    ],
    ['locale', 'he-IL', 'src/locales/he-IL/locale.ts', "direction: 'rtl'"],
    ['feature', 'gift-wrap', 'src/features/gift-wrap/gift-wrap.tsx', 'export function GiftWrap('],
  ])('%s %s conforms to the structure', (kind, name, path, text) => {
    expect(createFolder(root, kind, name)).toContain(path);
    expect(readFileSync(join(root, path), 'utf8')).toContain(text);
    expect(checkStructure(root)).toEqual([]);
  });
});

test('a new language starts with the list of untranslated messages, which shrinks', async () => {
  const text =
    "/** Words. */\nexport const messages = { 'reviews.none': 'None yet', 'reviews.all': 'All' } as const;\n";
  writeFileSync(join(root, 'src/features/reviews/reviews.messages.ts'), text);
  createFolder(root, 'locale', 'nl-NL');
  expect(await listUntranslated(root, 'nl-NL')).toEqual({
    'reviews.none': 'None yet',
    'reviews.all': 'All',
  });
  writeFileSync(join(root, 'src/locales/nl-NL/reviews.json'), '{ "reviews.all": "Alle" }');
  expect(await listUntranslated(root, 'nl-NL')).toEqual({ 'reviews.none': 'None yet' });
});

test('a provider is created in the folder of its port', () => {
  writePort('wishlist', 'wishLists');
  expect(createFolder(root, 'provider', 'wish-lists/acme')).toEqual([
    'src/providers/wish-lists/acme/acme.provider.ts',
  ]);
  expect(() => createFolder(root, 'provider', 'wishlist/acme')).toThrow(
    'There are: reviews, wish-lists.',
  );
});

test('a provider without a port is refused with an example whose port exists', () => {
  writePort('addresses', 'addressBooks');
  expect(() => createFolder(root, 'provider', 'acme')).toThrow(
    'npm run new provider address-books/acme',
  );
});

test('a fascia that is created after another was deleted has a distinct order', () => {
  for (const name of ['larkspur', 'harbour-lane']) createFolder(root, 'fascia', name);
  rmSync(join(root, 'src/fascias/larkspur'), { recursive: true });
  createFolder(root, 'fascia', 'corner-shop');
  const orders = ['harbour-lane', 'corner-shop'].map(
    (name) =>
      /order: (\d+)/.exec(readFileSync(join(root, `src/fascias/${name}/fascia.ts`), 'utf8'))?.[1],
  );
  expect(new Set([...orders, undefined]).size).toBe(3);
});

test('two new fascias have different icons and colours', () => {
  const read = (name: string, file: string) =>
    readFileSync(join(root, 'src/fascias', name, file), 'utf8');
  createFolder(root, 'fascia', 'larkspur');
  createFolder(root, 'fascia', 'harbour-lane');
  expect(read('harbour-lane', 'favicon.svg')).toMatch(/^<svg .*>H<\/text>\n<\/svg>\n$/s);
  const accents = ['larkspur', 'harbour-lane'].map(
    (name) => /--accent: (#\w{6});/.exec(read(name, 'tokens.css'))?.[1],
  );
  expect(new Set([...accents, undefined]).size).toBe(3);
});

describe('refused is', () => {
  test.each([
    ['block', 'GiftWrap', 'is not a name'],
    ['block', '../escape', 'is not a name'],
    ['feature', 'utils', 'is too vague'],
    ['provider', 'reviews', 'Name the port and the provider'],
    ['provider', 'orders/acme', 'There is no port "orders". There are: reviews.'],
    ['provider', 'reviews/../x', 'Name the port and the provider'],
    ['locale', 'nl-nl', 'Write the language tag as nl-NL.'],
    ['locale', '../x', 'is not a language tag'],
    ['page', 'home', 'There is no kind "page".'],
  ])('%s %s', (kind, name, sentence) => {
    expect(() => createFolder(root, kind, name)).toThrow(sentence);
  });

  test('a fascia whose pages exist, which are not changed', () => {
    mkdirSync(join(root, 'pages/larkspur/en-GB'), { recursive: true });
    expect(() => createFolder(root, 'fascia', 'larkspur')).toThrow(
      'pages/larkspur/en-GB already exists.',
    );
    expect(existsSync(join(root, 'src/fascias/larkspur'))).toBe(false);
  });

  test('a name that is taken, without changing the existing folder', () => {
    const [path = ''] = createFolder(root, 'feature', 'gift-wrap');
    writeFileSync(join(root, path), 'mine');
    expect(() => createFolder(root, 'feature', 'gift-wrap')).toThrow(
      'src/features/gift-wrap already exists.',
    );
    expect(readFileSync(join(root, path), 'utf8')).toBe('mine');
  });
});
