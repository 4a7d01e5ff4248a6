/** Tests of the labels on beauty products: their ids, their words, and what is printed where. */
import { expect, test } from 'vitest';
import { buildSampleCatalogue } from '../catalogue/catalogue.ts';
import { drawLabel } from './draw-label.ts';
import { labelledModels, labelPlace, onLabel } from './label-places.ts';
import { appendLabel, linesOf, parseLabel } from './label-text.ts';
import { parseStudioId } from './picture-id.ts';
import { printLabel } from './print-label.ts';

const text = { maker: 'mrn', formula: 'oat', detail: 'night' } as const;

test('a label is part of the look in an id, and is parsed back', () => {
  const look = appendLabel('rose', text);
  expect(look).toBe('rose-by-mrn-oat-night');
  expect(parseLabel(look)).toEqual({ look: 'rose', label: text });
  expect(parseLabel('rose')).toEqual({ look: 'rose', label: null });
});

test.each(['rose-by-xyz-oat-night', 'rose-by-mrn-constructor-night', 'rose-by-mrn-oat-toString'])(
  '%s has words that no label has',
  (look) => {
    expect(parseLabel(look)).toBeNull();
    expect(parseStudioId(`studio.jar-cream.${look}.front.shop.0a1b2c`)).toBeNull();
  },
);

test('only bottles and jars have labels', () => {
  expect(parseStudioId('studio.mug.rose-by-mrn-oat-night.front.shop.0a1b2c')).toBeNull();
});

test('a label names the maker, the substance, the product and its finish', () => {
  expect(linesOf('jar-cream', text)).toEqual(['MAREN', 'OAT MILK', 'FACE CREAM', 'OVERNIGHT']);
});

test.each(labelledModels())(
  'the middle of the label of %s is in the middle of its place',
  (model) => {
    const place = labelPlace(model, 'front');
    if (!place) throw new Error('no place');
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = place.box;
    const [u, v] = onLabel(place, (x0 + x1) / 2, (y0 + y1) / 2);
    expect(Math.abs(u - 0.5)).toBeLessThan(0.2);
    expect(Math.abs(v - 0.5)).toBeLessThan(0.2);
  },
);

test('ink is printed within the place of the label only', async () => {
  const place = labelPlace('pump-bottle', 'front');
  if (!place) throw new Error('no place');
  const planes = await drawLabel('pump-bottle', text, [0.5, 0.5, 0.5]);
  const size = { width: 400, height: 600 };
  const prints = printLabel(size, { place, planes });
  const places = Array.from({ length: size.width * size.height }, (_, index) => index).filter(
    (index) => prints(index, [0.5, 0.5, 0.5]),
  );
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = place.box;
  expect(places.length).toBeGreaterThan(300);
  for (const index of places) {
    const [x, y] = [(index % size.width) / size.width, index / size.width / size.height];
    expect(x > x0 - 0.01 && x < x1 + 0.01 && y > y0 - 0.01 && y < y1 + 0.01).toBe(true);
  }
});

test('no two beauty products show the same label of the same model', () => {
  const shown = buildSampleCatalogue().products.flatMap(({ colours }) => {
    const picture = parseStudioId(colours[0]?.pictures[0]?.id ?? '');
    return picture?.label
      ? [[picture.model, picture.colour, ...Object.values(picture.label)].join(' ')]
      : [];
  });
  expect(shown.length).toBeGreaterThan(250);
  expect(shown.filter((label) => shown.indexOf(label) !== shown.lastIndexOf(label))).toEqual([]);
});

test('ids of all labelled pictures are ids that the media route serves', () => {
  const ids = buildSampleCatalogue().products.flatMap(({ colours }) =>
    colours.flatMap(({ pictures }) => pictures.map(({ id }) => id)),
  );
  const labelled = ids.filter((id) => id.includes('-by-'));
  expect(labelled.length).toBeGreaterThan(250);
  expect(labelled.filter((id) => !/^[a-z0-9._-]+$/.test(id))).toEqual([]);
  expect(labelled.filter((id) => !parseStudioId(id)?.label)).toEqual([]);
});
