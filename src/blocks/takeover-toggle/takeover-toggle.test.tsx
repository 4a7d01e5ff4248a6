/** Tests of the takeover switch. */
import { expect, test } from 'vitest';
import { contentErrorOf, parseBlock } from '#test/components/render-block.tsx';

test('a takeover is one switch between two sets of sections', () => {
  const sets = { takeover: [{ title: 'Sale' }], usual: [{ title: 'Usual' }] };
  const sections = (isOn: boolean) => parseBlock('takeover-toggle', { isOn, ...sets }).sections;
  expect([sections(true), sections(false)]).toEqual([sets.takeover, sets.usual]);
});

test('a switch that is a word is rejected with the path of its field', () => {
  expect(contentErrorOf('takeover-toggle', { isOn: 'yes', takeover: [] })).toMatch(/^isOn: /);
});
