/** What every keeper of editor-made pages must do. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Content } from './content.port.ts';
import type { ContentPage } from './content.ts';

export type ContentWorld = { readonly content: Content; readonly close: () => Promise<void> };

function page(path: string, title: string): ContentPage {
  return { path, title, description: `About ${title}`, sections: [{ _meta: { schema: 'hero' }, words: ['é', '"', '\\'] }] };
}

export function describeContent(name: string, open: () => Promise<ContentWorld>): void {
  describe(`content on ${name}`, () => {
    let world: ContentWorld;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.close());
    const english = { fascia: 'aldermoor', locale: 'en-GB' };

    test('a saved page is found as it was saved, and replaced as a whole', async () => {
      await world.content.savePage(english, page('home', 'Home'));
      expect(await world.content.findPage(english, 'home')).toEqual(page('home', 'Home'));
      const next = { ...page('home', 'New'), sections: [] };
      await world.content.savePage(english, next);
      expect(await world.content.findPage(english, 'home')).toEqual(next);
    });

    test('a language has its own page, else the English one, else the first saved', async () => {
      const at = (locale: string) => ({ ...english, locale });
      await world.content.savePage(at('de-DE'), page('returns', 'Rückgabe'));
      expect(await world.content.findPage(at('ar'), 'returns')).toMatchObject({ title: 'Rückgabe' });
      await world.content.savePage(english, page('returns', 'Returns'));
      await world.content.savePage(at('fr-FR'), page('returns', 'Retours'));
      expect(await world.content.findPage(at('ar'), 'returns')).toMatchObject({ title: 'Returns' });
      expect(await world.content.findPage(at('fr-FR'), 'returns')).toMatchObject({ title: 'Retours' });
    });

    test('a page belongs to its fascia, and an unknown path has none', async () => {
      await world.content.savePage(english, page('about', 'About'));
      expect(await world.content.findPage({ ...english, fascia: 'nightjar' }, 'about')).toBeNull();
      expect(await world.content.findPage(english, 'nothing')).toBeNull();
    });
  });
}
