/** Tests of layout shift windows and of the choice of an interaction. */
import { expect, test } from 'vitest';
import { createInteractions, createLayoutShiftScore } from './web-vitals.browser.ts';

const entry = (startTime: number, rest: object) =>
  ({ name: '', entryType: '', startTime, duration: 0, toJSON: () => '', ...rest }) as const;
const shift = (startTime: number, value: number, hadRecentInput = false) => ({
  ...entry(startTime, {}),
  value,
  hadRecentInput,
});

test('shifts within a second of each other add up, for five seconds; those after an input do not', () => {
  const sum = createLayoutShiftScore();
  sum.add(shift(0, 0.1));
  sum.add(shift(900, 0.1));
  sum.add(shift(1000, 5, true));
  sum.add(shift(3000, 0.15));
  expect(sum.worst()).toBeCloseTo(0.2);
  const long = createLayoutShiftScore();
  for (let at = 0; at < 10_000; at += 500) long.add(shift(at, 0.01));
  expect(long.worst()).toBeCloseTo(0.1);
});

test('the longest interaction counts; of fifty the second longest', () => {
  const interactions = createInteractions();
  expect(interactions.longest()).toBeNull();
  interactions.add({ ...entry(0, {}), duration: 500, interactionId: 0 });
  interactions.add({ ...entry(0, {}), duration: 120, interactionId: 1 });
  interactions.add({ ...entry(0, {}), duration: 90, interactionId: 1 });
  expect(interactions.longest()).toBe(120);
  for (let id = 2; id <= 50; id += 1)
    interactions.add({ ...entry(0, {}), duration: 40 + id, interactionId: id });
  expect(interactions.longest()).toBe(90);
});
