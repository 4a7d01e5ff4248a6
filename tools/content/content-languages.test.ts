/** Tests that `npm run content` reports the faults of each page in that page's locale. */

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createContentAdmin } from '#features/content/edit/content-admin.server.ts';
import type { ContentAdmin } from '#features/content/edit/content-admin.ts';
import { blockSchemaId } from '#kit/define-block-content.ts';
import { Problem } from '#kit/problem.ts';
import { createTestPorts } from '#test/create-test-shop.ts';
import { runContentCommand } from './content.ts';

const block = (name: string, content: object) => ({
  _meta: { schema: blockSchemaId(name) },
  ...content,
});
const page = (...sections: unknown[]) => ({ title: 'Une page', description: '', sections });
const faultyPage = page(
  block('header', { kicker: 3, titel: 'x' }),
  block('product-card', { productKey: 'P2' }),
  block('hero-baner', {}),
);
const pastCountdown = page(
  block('countdown-banner', { title: 'x', endTime: '2026-12-31T00:00:00Z' }),
);

let folder: string;
let printed: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-languages-'));
  printed = [];
});
afterEach(() => rm(folder, { recursive: true }));

/** Has one fascia, no products, and of every page a newer version than any file. */
const contentAdmin: ContentAdmin = {
  ...createContentAdmin({ ...createTestPorts(), scopes: [] }, () => new Date(0)),
  listPages: async () => [],
  listSizeGuideGroups: async () => [],
  findConflict: async () => ({
    code: 'fault.version.unnamed',
    values: { version: 4, moment: '2026-12-01T09:00Z' },
  }),
  async listUnknown({ fascia }, named) {
    if (fascia !== 'aldermoor')
      throw new Problem(422, 'content.scope', `fascia: there is no fascia ${fascia}.`, {
        field: 'fascia',
      });
    return named;
  },
};

async function write(file: string, content: unknown) {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(
    join(folder, file),
    typeof content === 'string' ? content : JSON.stringify(content),
  );
}

function run(...args: string[]): Promise<number> {
  const openContentAdmin = async () => ({ contentAdmin, close: async () => {} });
  const now = () => new Date('2027-01-01T00:00:00Z');
  return runContentCommand({
    args,
    cwd: folder,
    openContentAdmin,
    write: (line) => printed.push(line),
    now,
  });
}

test('a French page with several faults is reported in French, with its fields as they are written', async () => {
  await write('aldermoor/fr-FR/home.json', faultyPage);
  await write('aldermoor/fr-FR/broken.json', '{\n  "title": x\n}');
  await write('aldermoor/fr-FR/thin.json', { description: 3, sections: {}, tittle: '' });
  await write('aldermoor/fr-FR/sale.json', pastCountdown);
  await write('nowhere/fr-FR/home.json', page());
  expect(await run('check', '.')).toBe(1);
  expect(printed).toEqual([
    'aldermoor/fr-FR/broken.json: file: JSON non valide, ligne 2, colonne 12\u00a0: "x" n’a pas sa place ici',
    'aldermoor/fr-FR/home.json: sections.0.title: champ obligatoire manquant',
    'aldermoor/fr-FR/home.json: sections.0.kicker: doit être un texte\u00a0; valeur trouvée\u00a0: 3',
    'aldermoor/fr-FR/home.json: sections.0.titel: champ inconnu\u00a0; vouliez-vous écrire title\u00a0?',
    'aldermoor/fr-FR/home.json: sections.2._meta.schema: le bloc https://parade.example/blocks/hero-baner n’existe pas\u00a0; vouliez-vous écrire hero-banner\u00a0?',
    'aldermoor/fr-FR/home.json: sections.1.productKey: produit introuvable chez aldermoor\u00a0: P2',
    'aldermoor/fr-FR/sale.json: avertissement: sections.0.endTime: 2026-12-31T00:00:00Z est passé\u00a0: plus rien n’est décompté',
    'aldermoor/fr-FR/thin.json: title: doit être un texte de 1 à 500 caractères',
    'aldermoor/fr-FR/thin.json: description: doit être un texte de 2000 caractères au plus, éventuellement vide',
    'aldermoor/fr-FR/thin.json: sections: doit être une liste [ … ] de 200 sections au plus',
    'aldermoor/fr-FR/thin.json: tittle: champ inconnu\u00a0; vouliez-vous écrire title\u00a0?',
    'nowhere/fr-FR/home.json: file: l’enseigne nowhere n’existe pas',
    '12 errors.',
  ]);
});

test('each page of a run is reported in its own language; one in a language that the shop does not have, in English', async () => {
  for (const locale of ['ar', 'de-DE', 'en-GB', 'xx-XX'])
    await write(`aldermoor/${locale}/home.json`, page(block('header', {})));
  await write('home.json', page());
  expect(await run('check', '.')).toBe(1);
  expect(printed).toEqual([
    'aldermoor/ar/home.json: sections.0.title: حقل إلزامي مفقود',
    'aldermoor/de-DE/home.json: sections.0.title: Pflichtfeld fehlt',
    'aldermoor/en-GB/home.json: sections.0.title: is missing',
    'aldermoor/xx-XX/home.json: sections.0.title: is missing',
    'home.json: file: the file of a page must be at {fascia}/{locale}/{path}.json',
    '5 errors.',
  ]);
});

test('--locale reports the faults of every page in one language; one that the shop does not have is refused', async () => {
  await write('aldermoor/fr-FR/home.json', page(block('header', {})));
  await write('aldermoor/de-DE/home.json', page(block('header', {})));
  expect(await run('check', '.', '--locale', 'en-GB')).toBe(1);
  expect(printed.slice(0, 2)).toEqual([
    'aldermoor/de-DE/home.json: sections.0.title: is missing',
    'aldermoor/fr-FR/home.json: sections.0.title: is missing',
  ]);
  printed.length = 0;
  expect(await run('import', '.', '--locale', 'fr-FR')).toBe(1);
  expect(printed[0]).toBe(
    'aldermoor/de-DE/home.json: sections.0.title: champ obligatoire manquant',
  );
  printed.length = 0;
  expect(await run('check', '.', '--locale', 'xx-XX')).toBe(1);
  expect(printed).toEqual([
    '--locale: xx-XX is not a language of this shop; there are: ar, de-DE, en-GB, fr-FR.',
  ]);
});

test('a version that an import would overwrite is reported in the language of the page', async () => {
  await write('aldermoor/fr-FR/home.json', page());
  expect(await run('import', '.')).toBe(1);
  expect(printed[0]).toBe(
    'aldermoor/fr-FR/home.json: version: le fichier n’indique aucune version, et la boutique a la version 4, publiée depuis le 2026-12-01T09:00Z\u00a0; exportez de nouveau la page et modifiez cet export, ou importez avec --force',
  );
});
