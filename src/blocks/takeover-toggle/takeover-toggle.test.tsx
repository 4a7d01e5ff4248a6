/** Tests of the takeover switch. */
import { expect, test } from 'vitest';
import { blockContents } from '../render/block-contents.vite.server.ts';

test('a takeover is one switch between two sets of sections', () => {
  const sets = { takeover: [{ title: 'Sale' }], usual: [{ title: 'Usual' }] };
  const sections = (isOn: boolean) =>
    blockContents.get('takeover-toggle')?.parse({ isOn, ...sets });
  expect([sections(true), sections(false)]).toMatchObject([
    { content: { sections: sets.takeover } },
    { content: { sections: sets.usual } },
  ]);
});
