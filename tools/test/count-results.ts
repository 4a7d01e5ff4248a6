/** Turns test runner reports into counts; a runner that crashed or ran no test counts as failed. */

export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };
/** Outcome of a suite: its runner's exit code, and its report or null. */
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

/** A test file that cannot be loaded reports no tests: it counts as one failure. */
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

/** Flaky browser tests count as failed. */
export function countPlaywright({ stats }: PlaywrightReport): Counts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

/** Counts of a suite, and any fault of the run itself. */
export function checkReport<Report>(
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
