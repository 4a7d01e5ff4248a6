/** Tests of error texts. */
import { afterEach, expect, test } from 'vitest';
import { provideMessages } from '#i18n/find-messages.ts';
import type { Text } from '#i18n/text.tsx';
import { Problem } from '#kit/problem.ts';
import { formatProblem } from './problem-text.server.ts';

const german: Text = (id, values) =>
  String(id) === 'basket.notEnough' ? `Nur noch ${values?.available}.` : id;
afterEach(() => provideMessages(() => (id) => id));

test('the text of a problem is translated, with the number still available', () => {
  provideMessages((tag) => (tag === 'de-DE' ? german : (id) => id));
  const problem = new Problem(409, 'basket.notEnough', '2 more of X are available', {
    available: 2,
  });
  expect(formatProblem(problem, 'de-DE')).toBe('Nur noch 2.');
});

test('the text is the English message of the problem where the shop has no translation', () => {
  expect(
    formatProblem(new Problem(400, 'request.badField', 'data: this is not JSON.'), 'de-DE'),
  ).toBe('data: this is not JSON.');
});

test('the text shows no internal error of the shop', () => {
  provideMessages(() => (id) => (String(id) === 'error.busy' ? 'Please try again.' : id));
  const problem = new Problem(503, 'database.unavailable', 'connect ECONNREFUSED 127.0.0.1:5432', {
    retryAfter: 2,
  });
  expect(formatProblem(problem, 'en-GB')).toBe('Please try again.');
});
