/** Tests of the room between blocks. */
import { expect, test } from 'vitest';
import { drawBlock } from '#test/draw-block.tsx';

test('R§2: room between blocks is as much as was asked for', () => {
  const room = drawBlock('spacing', { mobile: 12, desktop: 88 });
  expect([room.property('--room'), room.property('--room-wide')]).toEqual(['12px', '88px']);
});
