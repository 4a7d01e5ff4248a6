/** Tests of the totals that `npm test` prints. */
import { describe, expect, test } from 'vitest';
import {
  addCounts,
  checkReport,
  countPlaywright,
  countVitest,
  formatCounts,
  type VitestReport,
} from './count-results.ts';

const report: VitestReport = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [],
};

describe('a suite', () => {
  test('that passed counts its tests, with todo among the skipped', () => {
    expect(checkReport({ status: 0, report }, countVitest)).toEqual({
      passed: 3,
      failed: 0,
      skipped: 2,
    });
  });

  test('without a report has failed', () => {
    expect(checkReport({ status: 0, report: null }, countVitest)).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
      fault: 'no test ran',
    });
  });

  test('whose tests are all skipped has failed', () => {
    expect(
      checkReport({ status: 0, report: { ...report, numPassedTests: 0 } }, countVitest),
    ).toMatchObject({ failed: 1, fault: 'no test ran' });
  });

  test('whose runner failed counts as failed, even when every test passed', () => {
    expect(checkReport({ status: 1, report }, countVitest)).toMatchObject({
      passed: 3,
      failed: 1,
      fault: 'the runner ended with code 1',
    });
  });

  test('with a file that cannot be loaded counts that file once', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
    ];
    expect(countVitest({ ...report, numFailedTests: 1, testResults }).failed).toBe(2);
  });

  test('with a flaky journey has failed', () => {
    expect(
      countPlaywright({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 } }),
    ).toEqual({ passed: 4, failed: 2, skipped: 2 });
  });
});

test('the last line sums all suites', () => {
  const all = [
    { passed: 8, failed: 0, skipped: 0 },
    { passed: 120, failed: 1, skipped: 2 },
  ];
  expect(formatCounts(addCounts(all))).toBe('128 passed, 1 failed, 2 skipped');
});
