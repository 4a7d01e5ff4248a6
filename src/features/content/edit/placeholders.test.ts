/** Tests of the placeholders of pages, and that no page is published with one. */
import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryContent, type MemoryContent } from '../memory-content.fixtures.ts';
import { listPlaceholders } from './placeholders.ts';
import { publishVersion, rollBack } from './publish-page.server.ts';
import { saveBasedOn } from './save-page.server.ts';

const scope = { fascia: 'aldermoor', locale: 'en-GB' };
const name = { ...scope, path: 'pages/about' };
const now = new Date('2027-01-01T00:00:00Z');
const page = (...paragraphs: readonly string[]) => ({
  path: name.path,
  title: 'About us',
  description: '',
  sections: [{ paragraphs }],
});

test('placeholders are found in every text, each with its field', () => {
  const incomplete = { ...page('Whole.', 'From [[year]] on, in [[town]].'), title: '[[title]]' };
  expect(listPlaceholders(incomplete)).toEqual([
    { path: 'title', placeholder: '[[title]]' },
    { path: 'sections.0.paragraphs.1', placeholder: '[[year]]' },
    { path: 'sections.0.paragraphs.1', placeholder: '[[town]]' },
  ]);
});

test.each(['[link](/pages/about)', 'a [[] b', '[ [x] ]', '\\[literal]'])(
  '%s is no placeholder',
  (text) => {
    expect(listPlaceholders(page(text))).toEqual([]);
  },
);

describe('a page with a placeholder', () => {
  const rejection = {
    status: 422,
    code: 'content.placeholder',
    message: expect.stringMatching(
      /^sections\.0\.paragraphs\.0: aldermoor\/en-GB\/pages\/about has the placeholder \[\[year\]\]/,
    ),
    details: { field: 'sections.0.paragraphs.0' },
  };
  let editing: MemoryContent['editing'];
  const save = (text: string, isDraft: boolean) =>
    saveBasedOn(editing, scope, page(text), { base: null, isForced: true, isDraft }, now);
  beforeEach(() => {
    editing = createMemoryContent().editing;
  });

  test('is not saved and published at once', async () => {
    await expect(save('Since [[year]].', false)).rejects.toMatchObject(rejection);
    expect(await editing.listVersions(name)).toEqual([]);
  });

  test('is saved as a draft, which is not published', async () => {
    const { version } = await save('Since [[year]].', true);
    const times = { from: null, until: null };
    for (const selected of [version, null])
      await expect(publishVersion(editing, name, selected, times, () => now)).rejects.toMatchObject(
        rejection,
      );
    await save('Since 1999.', true);
    expect(await publishVersion(editing, name, null, times, () => now)).toBe(version + 1);
  });

  test('is not published by a rollback', async () => {
    const { version } = await save('Since [[year]].', true);
    await expect(rollBack(editing, name, version, () => now)).rejects.toMatchObject(rejection);
    expect(await editing.listVersions(name)).toHaveLength(1);
  });
});
