/** Tests of the drawings' ids. */
import { expect, test } from 'vitest';
import { createDrawings } from './drawings.ts';

test.each([
  'draw.mug.sage',
  'draw.mug.no-such-colour.front',
  'draw.mug.sage.back',
  'draw.constructor.sage.front',
  'draw.mug.toString.front',
  'file.abc',
])('has nothing for %j', async (id) => {
  expect(await createDrawings().find(id)).toBeNull();
});

test('a drawing is the same every time', async () => {
  const drawings = createDrawings();
  const first = await drawings.find('draw.mug.sage.front');
  expect(first?.type).toBe('image/svg+xml');
  expect(await drawings.find('draw.mug.sage.front')).toEqual(first);
});
