/** R§5: who sees a section with a rule. */
import { expect, test } from 'vitest';
import { isVisibleTo } from './loaded-section.ts';

const rule = (hideForLoggedInUsers: boolean, hideForGuestUsers: boolean) => ({ hideForLoggedInUsers, hideForGuestUsers });

test('nobody while the status is unknown', () => {
  expect([rule(true, false), rule(false, true), rule(false, false)].map((one) => isVisibleTo('unknown', one))).toEqual([
    false,
    false,
    false,
  ]);
});

test.each([
  ['guest', rule(true, false), true],
  ['guest', rule(false, true), false],
  ['customer', rule(true, false), false],
  ['customer', rule(false, true), true],
] as const)('a %s under %j: %s', (status, given, isVisible) => {
  expect(isVisibleTo(status, given)).toBe(isVisible);
});
