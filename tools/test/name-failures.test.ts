/** Tests that failed tests are listed by name. */
import { expect, test } from 'vitest';
import { namePlaywrightFailures, nameVitestFailures } from './name-failures.ts';

test('a failed test is listed with its file and the first line of the reason', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'is well', failureMessages: [] },
    {
      status: 'failed',
      fullName: 'a price is right',
      failureMessages: ['AssertionError: 3 is not 4\n    at price.test.ts:3'],
    },
  ];
  expect(
    nameVitestFailures(
      { testResults: [{ name: '/shop/src/price.test.ts', status: 'failed', assertionResults }] },
      '/shop',
    ),
  ).toEqual(['src/price.test.ts: a price is right: AssertionError: 3 is not 4']);
});

test('a file that cannot be loaded is listed without a test', () => {
  const testResults = [
    {
      name: '/shop/src/price.test.ts',
      status: 'failed',
      message: '\nNo such module',
      assertionResults: [],
    },
  ];
  expect(nameVitestFailures({ testResults }, '/shop')).toEqual([
    'src/price.test.ts: No such module',
  ]);
});

test('a failed journey is listed with its project, at any depth', () => {
  const spec = (ok: boolean, title: string) => ({
    ...{ title, ok, file: 'product.journey.ts' },
    tests: [
      {
        projectName: 'phone, 390 px',
        results: [ok ? {} : { error: { message: 'Error: not visible\nlog' } }],
      },
    ],
  });
  expect(
    namePlaywrightFailures({
      suites: [{ suites: [{ specs: [spec(true, 'opens'), spec(false, 'buys')] }] }],
    }),
  ).toEqual(['product.journey.ts: buys (phone, 390 px): Error: not visible']);
});
