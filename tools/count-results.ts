/** Turns each runner's report into counts; a runner that crashed or ran nothing counts as a failure. */

export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };
/** What came of a suite: its runner's exit code, and its report where it wrote one. */
export type Outcome<Report> = { readonly status: number; readonly report: Report | null };

export type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly unknown[];
  }[];
};
export type PlaywrightReport = {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
};

/** A test file that cannot even be loaded has no tests to fail: it counts as one. */
export function countVitest(report: VitestReport): Counts {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** A journey that passes only now and then has failed. */
export function countPlaywright({ stats }: PlaywrightReport): Counts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

/** The counts of a suite, and what is wrong with the suite itself. */
export function judge<Report>(
  { status, report }: Outcome<Report>,
  count: (report: Report) => Counts,
): Counts & { readonly fault?: string } {
  const counts = report ? count(report) : { passed: 0, failed: 0, skipped: 0 };
  if (counts.passed + counts.failed === 0) return { ...counts, failed: 1, fault: 'no test ran' };
  if (status !== 0 && counts.failed === 0)
    return { ...counts, failed: 1, fault: `the runner ended with code ${status}` };
  return counts;
}

export function addCounts(all: readonly Counts[]): Counts {
  const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

export function formatCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
