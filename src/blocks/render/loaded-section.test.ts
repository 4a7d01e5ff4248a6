/** Tests of the visibility of sections by sign-in status. */
import { expect, test } from 'vitest';
import { dependsOnVisitor, isVisibleTo, type LoadedSection } from './loaded-section.ts';

const rule = (hideForLoggedInUsers: boolean, hideForGuestUsers: boolean) => ({
  hideForLoggedInUsers,
  hideForGuestUsers,
});

test('nobody while the status is unknown', () => {
  expect(
    [rule(true, false), rule(false, true), rule(false, false)].map((item) =>
      isVisibleTo('unknown', item),
    ),
  ).toEqual([false, false, false]);
});

test.each([
  ['guest', rule(true, false), true],
  ['guest', rule(false, true), false],
  ['customer', rule(true, false), false],
  ['customer', rule(false, true), true],
] as const)('a %s under %j: %s', (status, given, isVisible) => {
  expect(isVisibleTo(status, given)).toBe(isVisible);
});

test('a section depends on the visitor when one within it does, at any depth', () => {
  const live = (more: { sections?: readonly LoadedSection[] }): LoadedSection => ({
    id: 'a',
    block: 'section',
    isStatic: false,
    content: {},
    ...more,
  });
  const forGuests: LoadedSection = { ...live({}), visibility: rule(true, false) };
  const sections = [
    live({}),
    live({ sections: [forGuests] }),
    live({ sections: [live({ sections: [forGuests] })] }),
  ];
  expect(sections.map(dependsOnVisitor)).toEqual([false, true, true]);
});
