/** Tests that a product named for a detail is shown by a model that has it. */
import { expect, test } from 'vitest';
import { variants } from '../../models.ts';
import { modelScripts } from '../../studio/model-scripts.ts';
import { buildSampleCatalogue, kinds } from '../catalogue.ts';
import { isPhotographed } from '../pictures.ts';

const { products } = buildSampleCatalogue();
const shown = kinds.flatMap((kind) =>
  Object.entries(kind.shownBy ?? {}).map(([detail, model]) => ({ kind, detail, model })),
);

test.each(shown)('$model is a variant of its kind that the studio knows', (example) => {
  expect(variants[example.model]).toBe(example.kind.model);
  expect(modelScripts[example.model]?.views).toEqual(expect.arrayContaining(['front', 'detail']));
  expect(example.kind.details).toContain(example.detail);
});

test.each([
  ['Hammered', /bangle$/, 'bangle-hammered'],
  ['Slim', /hoop earrings$/, 'earrings-hoop-slim'],
  ['Turned', /side table$/, 'side-table-turned'],
] as const)('%s … %s: its pictures are of %s, once it is photographed', (look, noun, model) => {
  const named = products.filter(
    ({ name }) => name['en-GB'].startsWith(look) && noun.test(name['en-GB']),
  );
  expect(named.length).toBeGreaterThan(0);
  const expected = isPhotographed(model) ? model : variants[model];
  for (const { colours } of named)
    for (const { pictures } of colours)
      for (const { id } of pictures) expect(id.split('.')[1]).toBe(expected);
});
