/** Tests of `npm run texts`: translations by way of a spreadsheet. */
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runTextsCommand } from './run-texts.ts';
import { readTable } from './texts-csv.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'parade-texts-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function run(...args: readonly string[]) {
  const lines: string[] = [];
  const code = await runTextsCommand({ args, cwd: root, write: (line) => lines.push(line) });
  return { code, lines };
}

function save(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');

const saveJson = (path: string, texts: object) => save(path, `${JSON.stringify(texts, null, 2)}\n`);

function copyShop(): readonly string[] {
  const files = globSync(['src/**/*.messages.ts', 'src/locales/*/*.{ts,json}']);
  for (const file of files) cpSync(file, join(root, file));
  return files;
}

describe('npm run texts, in this shop', () => {
  test('an export that is imported again changes nothing', async () => {
    const files = copyShop();
    expect(await run('export')).toMatchObject({ code: 0 });
    expect(readTable(read('texts.csv')).length).toBeGreaterThan(1500);
    expect(await run('import', 'texts.csv')).toEqual({
      code: 0,
      lines: ['0 translations changed in 0 files.'],
    });
    for (const file of files) expect(read(file), file).toBe(readFileSync(file, 'utf8'));
  });

  test('every message has a valid translation in every locale', async () => {
    copyShop();
    const { code, lines } = await run('check');
    expect(lines).toEqual(['The messages of ar, de-DE, fr-FR are complete.']);
    expect(code).toBe(0);
  });
});

const BAG = 'src/features/bag/bag.messages.ts';
const FRENCH = 'src/locales/fr-FR/basket.json';
const ARABIC = 'src/locales/ar/basket.json';

const english = {
  'bag.title': 'Bag, "yours"',
  'bag.count': '{count, plural, one {# item} other {# items}}',
  'bag.greeting': 'Hello {name}',
  'bag.kind': '{kind, select, gift {A gift} other {A product}}',
};
const french = {
  'bag.title': 'Panier ; « le vôtre »',
  'bag.count': '{count, plural, one {# article} other {# articles}}',
  'bag.kind': '{kind, select, gift {Un cadeau} other {Un produit}}',
};

function saveSmallShop(): void {
  save(BAG, `export const messages = ${JSON.stringify(english)};\n`);
  save('src/features/bag/bag.tsx', "export const title = text('bag.title');\n");
  save('src/locales/en-GB/locale.ts', '');
  save('src/locales/fr-FR/locale.ts', '');
  save('src/locales/ar/locale.ts', '');
  saveJson(FRENCH, french);
  saveJson(ARABIC, { 'bag.greeting': 'Hello {name}' });
}

describe('npm run texts', () => {
  beforeEach(saveSmallShop);

  test('exports key, use, English text and a column for each locale', async () => {
    await run('export', 'out.csv');
    expect(read('out.csv')).toMatch(/^\uFEFFkey,where used,en-GB,ar,fr-FR\r\n/);
    expect(readTable(read('out.csv')).slice(1)).toEqual([
      [
        'bag.title',
        `${BAG} src/features/bag/bag.tsx`,
        ...['Bag, "yours"', '', 'Panier ; « le vôtre »'],
      ],
      ['bag.count', BAG, english['bag.count'], '', french['bag.count']],
      ['bag.greeting', BAG, 'Hello {name}', 'Hello {name}', ''],
      ['bag.kind', BAG, english['bag.kind'], '', french['bag.kind']],
    ]);
  });

  test('exports a single locale', async () => {
    await run('export', '--locale', 'fr-FR');
    expect(readTable(read('texts.csv'))[0]).toEqual(['key', 'where used', 'en-GB', 'fr-FR']);
  });

  test.each([
    ['commas', ','],
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])(
    'imports a table with %s, each text into its file, in the order of the English ones',
    async (_, delimiter) => {
      const rows = [
        ['fr-FR', 'key'],
        ['Bonjour {name}', 'bag.greeting'],
        ['"Le panier"', 'bag.title'],
        ['', 'bag.count'],
      ];
      const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
      save('in.csv', rows.map((cells) => cells.map(quote).join(delimiter)).join('\n'));
      expect(await run('import', 'in.csv')).toEqual({
        code: 0,
        lines: [FRENCH, '2 translations changed in 1 file.'],
      });
      expect(read(FRENCH)).toBe(
        `${JSON.stringify(
          {
            'bag.title': '"Le panier"',
            'bag.count': french['bag.count'],
            'bag.greeting': 'Bonjour {name}',
            'bag.kind': french['bag.kind'],
          },
          null,
          2,
        )}\n`,
      );
      expect(JSON.parse(read(ARABIC))).toEqual({ 'bag.greeting': 'Hello {name}' });
    },
  );

  test('a locale without a file for the messages gets one of their name', async () => {
    saveJson(ARABIC, {});
    save('in.csv', 'key,ar\nbag.greeting,أهلا {name}\n');
    expect((await run('import', 'in.csv')).lines[0]).toBe('src/locales/ar/bag.json');
    expect(JSON.parse(read('src/locales/ar/bag.json'))).toEqual({ 'bag.greeting': 'أهلا {name}' });
  });

  test.each([
    ['key,fr-FR', 'bag.greeting,Bonjour {nom}', 'fr-FR: lacks {name}'],
    [
      'key,fr-FR',
      'bag.greeting,Bonjour {nom}',
      'fr-FR: has {nom}, which is not in the English text',
    ],
    ['key,fr-FR', 'bag.greeting,Bonjour', 'fr-FR: lacks {name}'],
    ['key,fr-FR', 'bag.greeting,Bonjour {name', 'fr-FR: has 1 of "{" and 0 of "}"'],
    ['key,fr-FR', 'bag.greeting,Bonjour name}', 'fr-FR: has 0 of "{" and 1 of "}"'],
    [
      'key,fr-FR',
      'bag.count,"{count, plural, one {# article} other {# articles}"',
      'fr-FR: has 3 of "{" and 2 of "}"',
    ],
    [
      'key,fr-FR',
      'bag.count,"{count, plural, one {# article} few {# articles} other {# articles}}"',
      'fr-FR: {count} has the plural form few, which fr-FR does not have',
    ],
    [
      'key,ar',
      'bag.count,"{count, plural, one {#} other {#}}"',
      'ar: {count} lacks the plural form few',
    ],
    [
      'key,fr-FR',
      'bag.count,"{count, plural, one {#}}"',
      'fr-FR: {count} lacks the plural form other',
    ],
    [
      'key,fr-FR',
      'bag.count,"{count, plural, =0 {#}}"',
      'fr-FR: {count} lacks the plural form other',
    ],
    ['key,fr-FR', 'bag.count,"{count, plural, other #}"', 'fr-FR: cannot be read'],
    ['key,fr-FR', 'bag.greeting,"{name, date, short}"', 'fr-FR: cannot be read'],
    [
      'key,fr-FR',
      'bag.kind,"{kind, select, cadeau {Un cadeau} other {Un produit}}"',
      'fr-FR: {kind} must have the options gift, other',
    ],
    ['key,fr-FR', 'bag.kind,Un {kind}', 'fr-FR: shows {kind}, which selects a text in English'],
    ['key,fr-FR', 'bag.colour,Couleur', 'key: there is no message bag.colour'],
    ['key,en-GB,fr-FR', 'bag.greeting,Hi {name},Salut {name}', 'en-GB: the English text is now'],
    ['key,fr-FR', 'bag.greeting,Bonjour {name},encore', 'key: the row has 3 cells, and the head 2'],
  ])('refuses a cell with file, row and field: %s, %s', async (head, row, expected) => {
    const emptyRow = head.replaceAll(/[^,]/g, '');
    save('in.csv', `${head}\n${emptyRow}\n${row}\n`);
    const { code, lines } = await run('import', 'in.csv');
    expect(code).toBe(1);
    expect(lines).toContainEqual(expect.stringContaining(`in.csv, row 3, ${expected}`));
    expect(lines.at(-1)).toMatch(/refused; nothing was written\.$/);
    expect(JSON.parse(read(FRENCH))).toEqual(french);
  });

  test.each([
    ['fr-FR', 'key: the column is missing'],
    ['key,fr-FT', 'fr-FT: is not a column of this table'],
    ['key,fr-FR,fr-FR', 'fr-FR: occurs twice'],
  ])('refuses a table whose head is %s', async (head, expected) => {
    save('in.csv', `${head}\n`);
    const { code, lines } = await run('import', 'in.csv');
    expect(code).toBe(1);
    expect(lines).toContainEqual(expect.stringContaining(`in.csv, row 1, ${expected}`));
  });

  test('refuses a duplicate key, and a file that cannot be read', async () => {
    save('in.csv', 'key,fr-FR\nbag.title,Sac\nbag.title,Panier\n');
    expect((await run('import', 'in.csv')).lines[0]).toBe(
      'in.csv, row 3, key: bag.title is already in row 2.',
    );
    expect(await run('import', 'none.csv')).toMatchObject({
      code: 1,
      lines: [expect.stringMatching(/^none\.csv: cannot be read/)],
    });
  });

  test.each([
    ['numbers in place of the forms that they take', '=1 {#} =2 {#} few {#} many {#} other {#}'],
    ['one form for all numbers', '=0 {لا شيء} other {#}'],
  ])('a plural of Arabic may have %s', async (_, forms) => {
    save('in.csv', `key,ar\nbag.count,"{count, plural, ${forms}}"\n`);
    expect(await run('import', 'in.csv')).toMatchObject({ code: 0 });
  });

  test('lists what is not translated, and what is the English text', async () => {
    expect(await run('missing', '--locale', 'fr-FR')).toEqual({
      code: 0,
      lines: [
        'fr-FR  bag.greeting: is not translated: Hello {name}',
        'fr-FR: 1 of 4 are not translated, 0 are the English text.',
      ],
    });
    expect((await run('missing', '--locale', 'ar')).lines).toContain(
      'ar  bag.greeting: is the English text: Hello {name}',
    );
  });

  test('check ends with code 1 for a missing, an unknown and a broken message', async () => {
    saveJson(FRENCH, { ...french, 'bag.old': 'Ancien' });
    expect(await run('check', '--locale', 'fr-FR')).toEqual({
      code: 1,
      lines: [
        'fr-FR: bag.greeting: is not translated.',
        `${FRENCH}: bag.old: there is no such message.`,
        '2 faults.',
      ],
    });
    saveJson(FRENCH, { ...french, 'bag.greeting': 'Bonjour {nom}' });
    const { code, lines } = await run('check', '--locale', 'fr-FR');
    expect(code).toBe(1);
    expect(lines).toContain(`${FRENCH}: bag.greeting: lacks {name}.`);
  });

  test.each([
    [[]],
    [['publish']],
    [['import']],
    [['check', 'a.csv']],
    [['export', 'a.csv', 'b.csv']],
    [['missing', '--language', 'fr']],
    [['missing', '--locale', 'xx-XX']],
  ])('explains itself for arguments that it does not take: %j', async (args) => {
    const { code, lines } = await run(...args);
    expect(code).toBe(1);
    expect(lines[0]).toMatch(/npm run texts|is not one of ar, fr-FR/);
  });
});
