/** Tests of the preview's fault messages in the locale of the page. */
import { expect, test } from 'vitest';
import { blockSchemaId } from '#kit/define-block-content.ts';
import '#i18n/message-catalogues.tsx';
import { Problem } from '#kit/problem.ts';
import type { PrivateShop } from '#request/shop.ts';
import { createTestShop, routeArgs } from '#test/create-test-shop.ts';
import { action } from './preview.route.tsx';

/** Shop without products, whose page another editor has saved in the meantime. */
function openShop(tag: string): PrivateShop {
  return createTestShop({
    locale: { tag },
    currency: 'EUR',
    now: new Date('2027-01-01T00:00:00Z'),
    devTools: true,
    ports: {
      catalogue: {
        listCategories: async () => [],
        findProduct: async () => null,
        findBrand: async () => null,
        findSold: async () => [],
      },
      pictures: { find: async () => null },
      contentEditing: {
        listPages: async () => [],
        saveDraft: async () => {
          throw new Problem(
            409,
            'content.changed',
            'basedOn: home has been saved since; its version is 2 now.',
            { field: 'basedOn' },
          );
        },
      },
    },
  });
}

async function post(tag: string, page: unknown, intent = 'check') {
  const body = new URLSearchParams({
    page: typeof page === 'string' ? page : JSON.stringify(page),
    basedOn: '1',
    intent,
  });
  const request = new Request('http://shop.test/dev/preview?path=home', { method: 'POST', body });
  return await action(routeArgs(openShop(tag), request));
}

const header = (content: object) => ({ _meta: { schema: blockSchemaId('header') }, ...content });
const home = {
  path: 'home',
  title: 'Accueil',
  description: '',
  sections: [header({ title: 'x' })],
};

test.each([
  [
    'a text that is not valid JSON',
    '{"sections": [',
    'page: JSON non valide\u00a0: il s’arrête trop tôt',
  ],
  [
    'a page without sections',
    { path: 'home' },
    'sections: une page doit avoir une liste de sections',
  ],
  [
    'a page without title',
    { ...home, title: '' },
    'title: doit être un texte de 1 à 500 caractères',
  ],
  [
    'another page',
    { ...home, path: 'cookies' },
    'path: doit être home ici\u00a0; pour modifier cookies, ouvrez cette page',
  ],
  [
    'a section that does not fit',
    { ...home, sections: [header({ titel: 'x' })] },
    'sections.0.title: champ obligatoire manquant',
  ],
  [
    'a dead link',
    { ...home, sections: [{ ...header({ title: 'x' }), href: '/pages/gone' }] },
    'la page pages/gone n’existe pas',
  ],
])('in French: %s', async (_what, page, fault) => {
  expect((await post('fr-FR', page)).faults.join('\n')).toContain(fault);
});

test('a page that somebody else has saved meanwhile, in the language of the page', async () => {
  expect((await post('de-DE', home, 'draft')).faults).toEqual([
    expect.stringMatching(/^Jemand hat diese Seite gespeichert/),
  ]);
  expect((await post('en-GB', home, 'draft')).faults).toEqual([
    expect.stringMatching(/^Someone has saved this page/),
  ]);
});
