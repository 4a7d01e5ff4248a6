/** Tests that each project rule is enforced, on generated sources. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkStructure } from './structure.ts';

const CAPTION = '/** Purpose of the file. */\n';
const aliases = Object.fromEntries(
  'kit i18n request hydration shell ui features blocks pages providers fascias server'
    .split(' ')
    .map((folder) => [`#${folder}/*`, `./src/${folder}/*`]),
);

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'parade-structure-'));
  write(
    'package.json',
    JSON.stringify({
      imports: {
        ...aliases,
        ...{ '#links': './src/links.ts', '#database/*': './database/*', '#sample/*': './sample/*' },
      },
    }),
  );
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** Violations when one file has one import on its second line. */
function violationsAfterImport(path: string, target: string): string[] {
  write(path, `${CAPTION}import { x } from '${target}';\nexport const y = x;\n`);
  return violations();
}

function violations(): string[] {
  return checkStructure(root).map(({ path, line, message }) => `${path}:${line} ${message}`);
}

describe('plain words', () => {
  test.each([
    ['a name', 'src/kit/a.ts', `${CAPTION}export const isAwake = true;\n`, 'hydrated'],
    ['a file', 'src/kit/told-line.ts', CAPTION, 'report, notify'],
    ['a private field', 'src/kit/a.ts', `${CAPTION}export class A {\n  #desk = 1;\n}\n`, '"desk"'],
    [
      'a part of a name',
      'src/kit/a.ts',
      `${CAPTION}export const lastRefusal = 1;\n`,
      'form errors',
    ],
    ['an opening', 'src/kit/a.ts', '/** Which sizes there are. */\n', 'not "Which"'],
    ['a comment', 'src/kit/a.ts', '/** Runs until the page is awake. */\n', '"awake" is a word'],
    ['a section mark', 'src/kit/a.ts', '/** R§9: half a second. */\n', 'give the rule'],
    ['a long comment', 'src/kit/a.ts', `/** ${'Long '.repeat(20)} */\n`, 'wrap the comment'],
  ])('%s in words of this project only is named', (_, path, text, message) => {
    write(path, text);
    expect(violations().join('\n')).toContain(message);
  });

  test('a word in its ordinary meaning is allowed where it has one', () => {
    write('sample/drawings/a.ts', '/** Feet of a table. */\nexport const foot = 1;\n');
    write('src/ui/icon/a.ts', '/** Icons. */\nexport const heart = 1;\n');
    expect(violations()).toEqual([]);
  });
});

describe('import boundaries', () => {
  test.each([
    ['src/kit/slug.ts', '#i18n/money.ts', 'kit may not import src/i18n/money.ts'],
    [
      'src/kit/define-block-content.ts',
      '#features/price/price.ts',
      'a definition in kit may not import src/features/price/price.ts',
    ],
    ['src/i18n/money.ts', '#links', 'i18n may not import src/links.ts'],
    [
      'src/hydration/island.tsx',
      '#features/price/price.ts',
      'hydration may not import src/features/price/price.ts',
    ],
    ['src/request/shop.ts', '#server/http/http-app.server.ts', 'request may not import src/server'],
    [
      'src/shell/layout.tsx',
      '#pages/home/home.route.tsx',
      'the shell may not import src/pages/home/home.route.tsx',
    ],
    ['src/features/a/a.tsx', './rendered.server.tsx', 'runs on the server only'],
    [
      'src/ui/card-carousel/card-carousel.tsx',
      '../../features/price/price.ts',
      'ui may not import src/features/price/price.ts',
    ],
    [
      'src/features/a/a.ts',
      '#providers/a/memory/memory.provider.ts',
      'a feature may not import src/providers',
    ],
    ['src/features/a/a.ts', '#providers/vendors/a/a.ts', 'a feature may not import src/providers'],
    ['src/features/a/a.ts', '#pages/home/home.meta.ts', 'a feature may not import src/pages/home'],
    [
      'src/features/a/a.tsx',
      '#blocks/hero/hero.island.tsx',
      'a feature may not import src/blocks/hero',
    ],
    [
      'src/blocks/hero/hero.island.tsx',
      '#blocks/card/card.island.tsx',
      'a block may not import src/blocks/card',
    ],
    [
      'src/pages/home/home.route.tsx',
      '#pages/basket/basket.meta.ts',
      'a page may not import src/pages/basket',
    ],
    [
      'src/pages/home/home.route.tsx',
      '#blocks/hero/hero.island.tsx',
      'a page may not import src/blocks/hero',
    ],
    [
      'src/blocks/render/blocks.tsx',
      '../hero/hero.island.tsx',
      'a block may not import src/blocks/hero',
    ],
    [
      'src/pages/home/home.route.tsx',
      '#server/monitoring/log.server.ts',
      'a page may not import src/server/monitoring/log.server.ts',
    ],
    [
      'src/providers/reviews/memory/memory.provider.ts',
      '#features/reviews/reviews.tsx',
      'a provider may not import',
    ],
    [
      'src/providers/reviews/memory/memory.provider.ts',
      '#providers/stock/memory/memory.provider.ts',
      'a provider may not import',
    ],
    ['src/fascias/x/fascia.ts', '#kit/http.ts', 'a fascia may not import src/kit/http.ts'],
    ['src/locales/fr-FR/locale.ts', '#kit/http.ts', 'a locale may not import src/kit/http.ts'],
    [
      'src/server/app/shop.server.ts',
      '#providers/a/embedded/a.provider.ts',
      'the server may not import src/providers',
    ],
    [
      'database/client.ts',
      '#pages/home/home.meta.ts',
      'the database may not import src/pages/home',
    ],
    ['src/pages/home/home.route.tsx', '#features/a/parts/a.tsx', 'is private to src/features/a/'],
    ['src/features/a/a.tsx', './a.server.ts', 'runs on the server only'],
    [
      'src/features/a/a.server.ts',
      '#database/connection.ts',
      'may be imported by embedded providers',
    ],
    ['src/features/a/a.ts', 'zod', 'zod is for the server only'],
    [
      'src/providers/a/embedded/a.provider.ts',
      '#sample/drawings/a.ts',
      'may be imported by sample and tools only',
    ],
    ['src/server/a.server.ts', '../../sample/a.ts', 'may be imported by sample and tools only'],
    ['src/features/a/a.test.ts', '#sample/a.ts', 'may be imported by sample and tools only'],
  ])('%s importing %s is refused', (path, target, message) => {
    expect(violationsAfterImport(path, target).join('\n')).toContain(`${path}:2 `);
    expect(violations().join('\n')).toContain(message);
  });

  test.each([
    ['src/features/a/a.ts', '#links'],
    ['src/features/a/a.ts', '#features/b/b.ts'],
    ['src/features/a/a.tsx', './parts/row.tsx'],
    ['src/features/a/a.server.ts', 'zod'],
    ['src/features/a/a.route.ts', './a.server.ts'],
    ['src/features/a/a.test.ts', '#providers/a/memory/memory.provider.ts'],
    ['src/blocks/hero/hero.island.tsx', '#blocks/render/blocks.tsx'],
    ['src/blocks/render/blocks.tsx', './loaded-section.ts'],
    ['src/pages/home/home.route.tsx', '#blocks/render/blocks.tsx'],
    ['src/providers/a/embedded/a.provider.ts', '#providers/a/memory/memory.provider.ts'],
    ['src/pages/home/home.route.tsx', '#blocks/render/load-page.server.ts'],
    ['src/providers/a/embedded/a.provider.ts', '#database/connection.ts'],
    ['src/providers/a/embedded/a.provider.ts', '#features/a/a.port.ts'],
    ['src/fascias/x/fascia.ts', '#kit/define-fascia.ts'],
    ['src/fascias/x/fascia.ts', '#providers/vendors/a/a.ts'],
    ['src/fascias/x/fascia.ts', '../shared.ts'],
    ['src/providers/a/hosted/a.provider.ts', '#providers/vendors/a/a.ts'],
    ['sample/a.ts', '#features/a/a.server.ts'],
    ['tools/a.ts', '#sample/a.ts'],
    ['src/pages/home/home.route.tsx', './+types/home.route.ts'],
  ])('%s importing %s is allowed', (path, target) => {
    expect(violationsAfterImport(path, target)).toEqual([]);
  });

  test('dynamic imports and re-exports count as imports', () => {
    write(
      'src/kit/a.ts',
      `${CAPTION}export const load = () => import('#ui/card-carousel/card-carousel.tsx');\nexport { x } from '#ui/card-carousel/card-carousel.tsx';\n`,
    );
    expect(violations().map((item) => item.split(' ')[0])).toEqual([
      'src/kit/a.ts:2',
      'src/kit/a.ts:3',
    ]);
  });

  test('features that import each other in a cycle are named in order', () => {
    write('src/features/a/a.ts', `${CAPTION}import '#features/b/b.ts';\n`);
    write('src/features/b/b.ts', `${CAPTION}import '#features/c/c.ts';\n`);
    expect(violations()).toEqual([]);
    write('src/features/c/c.ts', `${CAPTION}import '#features/a/a.ts';\n`);
    expect(violations().join()).toContain(
      'src/features/c/c.ts:2 features import each other in a cycle: a -> b -> c -> a.',
    );
  });
});

describe('conventions', () => {
  const lines = (count: number) => '  x += 1;\n'.repeat(count);

  test.each([
    [
      'a file without a caption',
      'src/kit/a.ts',
      'export const x = 1;\n',
      'begin the file with one caption sentence',
    ],
    ['an index file', 'src/kit/index.ts', CAPTION, 'no index files here'],
    ['a name that is too vague', 'src/kit/string-utils.ts', CAPTION, '"utils" is too vague'],
    [
      'a folder name that is too vague',
      'src/features/a/parts/helpers/a.ts',
      CAPTION,
      '"helpers" is too vague',
    ],
    [
      'a file of 301 lines',
      'src/kit/a.ts',
      CAPTION + '// why\n'.repeat(300),
      '301 lines; no file has more than 300',
    ],
    [
      'a function of 61 lines',
      'src/kit/a.ts',
      `${CAPTION}let x = 0;\nfunction f() {\n${lines(59)}}\n`,
      'this function has 61 lines',
    ],
    [
      'an arrow function of 61 lines',
      'src/kit/a.ts',
      `${CAPTION}let x = 0;\nconst f = () => {\n${lines(59)}};\n`,
      'this function has 61 lines',
    ],
    ['a loose file', 'src/slug.ts', CAPTION, 'move the file into the folder of its subject'],
    ['a file that cannot be parsed', 'src/kit/a.ts', `${CAPTION}const = 1;\n`, 'cannot be parsed'],
  ])('%s is refused', (_name, path, text, message) => {
    write(path, text);
    expect(violations().join('\n')).toContain(message);
  });

  test('300 lines and functions of 60 are allowed', () => {
    write(
      'src/kit/a.ts',
      `${CAPTION}let x = 0;\nfunction f() {\n${lines(58)}}\n${'// why\n'.repeat(238)}`,
    );
    expect(violations()).toEqual([]);
  });
});

describe('the colours', () => {
  test.each([
    ['src/features/a/a.tsx', 'const a = <p style={{ color: "#1F4D3A" }} />;', '#1F4D3A'],
    ['src/features/a/a.css', '.a { color: rgb(0 0 0); }', 'rgb('],
    ['src/features/a/a.tsx', 'const a = <p className="bg-red-500" />;', 'bg-red-500'],
    ['src/features/a/a.tsx', 'const a = <p className="text-white" />;', 'text-white'],
  ])('a raw colour in %s is refused: %s', (path, text, raw) => {
    write(path, `${CAPTION}${text}\n`);
    expect(violations()).toEqual([
      `${path}:2 ${raw} is a raw colour: use a token, or declare one in src/ui/tokens.css.`,
    ]);
  });

  test('token files, addresses and token classes are allowed', () => {
    write('src/ui/tokens.css', '/* Tokens. */\n:root { --ink: #16211c; }');
    write('src/fascias/x/tokens.css', '/* Tokens. */\n:root { --ink: #0a0a0a; }');
    write(
      'src/features/a/a.tsx',
      `${CAPTION}const a = <a href="#reviews" className="bg-surface text-ink">x</a>;\n`,
    );
    expect(violations()).toEqual([]);
  });
});
