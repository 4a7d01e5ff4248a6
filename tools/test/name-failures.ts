/** Lists failed tests of each runner's report with the first line of the reason. */
import { relative } from 'node:path';

/** Format of vitest's JSON reporter. */
export type VitestFailures = {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
};

/** Format of Playwright's JSON reporter: nested suites. */
export type PlaywrightFailures = { readonly suites?: readonly PlaywrightSuite[] };
type PlaywrightSuite = PlaywrightFailures & {
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly projectName: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
};

export function nameVitestFailures(
  { testResults }: VitestFailures,
  root = process.cwd(),
): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (status === 'failed' && assertionResults.length === 0)
      return [`${file}: ${firstLine(message)}`];
    return failed.map(
      ({ fullName, failureMessages }) => `${file}: ${fullName}: ${firstLine(failureMessages?.[0])}`,
    );
  });
}

export function namePlaywrightFailures({ suites = [] }: PlaywrightFailures): string[] {
  return suites.flatMap((suite) => {
    const failed = (suite.specs ?? []).filter(({ ok }) => !ok);
    return [
      ...failed.flatMap(({ title, file, tests }) =>
        tests.flatMap(({ projectName, results }) =>
          results.flatMap(({ error }) =>
            error ? [`${file}: ${title} (${projectName}): ${firstLine(error.message)}`] : [],
          ),
        ),
      ),
      ...namePlaywrightFailures(suite),
    ];
  });
}

const MAX_MESSAGE_LENGTH = 300;

function firstLine(message = 'no message'): string {
  return (message.split('\n').find((line) => line.trim() !== '') ?? '')
    .trim()
    .slice(0, MAX_MESSAGE_LENGTH);
}
