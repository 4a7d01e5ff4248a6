/** `npm run recommend`: counts events of another system, and measures pictures. */
import { resolve } from 'node:path';
import { groupEventLines } from '#features/recommendations/counts/event-lines.ts';
import type { Recommendations } from '#features/recommendations/recommendations.port.ts';
import { silentLog } from '#kit/log.ts';
import type { ProgressOutput } from '#kit/progress.server.ts';
import { readEventLines } from './read-event-lines.ts';

const USAGE = `npm run recommend -- import EVENTS
npm run recommend -- measure-pictures

  EVENTS  JSON Lines: {"session":"s1","item":"TEE1","time":"2026-11-01T12:00:00Z","kind":"view"}
          item: product key or sku; time: ISO date, or seconds or milliseconds since 1970;
          kind: view or click; buy, purchase, cart or addtocart

import adds to the counts: a file that is imported twice counts twice. measure-pictures measures the
colours and shapes of all products that are not measured yet; a running shop does it by itself, some
pictures at a time. The shop must not run on the same data folder; with PostgreSQL it may.
`;

type RecommendationTasks = Pick<Recommendations, 'importSessions' | 'measurePictures'>;

export type RecommendCommand = {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly open: () => Promise<{
    readonly recommendations: RecommendationTasks;
    readonly close: () => Promise<void>;
  }>;
  readonly output: ProgressOutput;
};

/** Resolves to the exit code. */
export async function runRecommendCommand({
  args,
  cwd,
  open,
  output,
}: RecommendCommand): Promise<number> {
  const [verb, file, ...more] = args;
  if (verb === 'measure-pictures' && file === undefined) return await measureAll(open, output);
  if (verb !== 'import' || file === undefined || more.length > 0) {
    output.write(USAGE);
    return 1;
  }
  const { events, refused } = await readEventLines(resolve(cwd, file));
  const { recommendations, close } = await open();
  try {
    const counted = await recommendations.importSessions(groupEventLines(events));
    output.write(
      `${counted.events} events of ${counted.sessions} sessions counted, ` +
        `${counted.unknown} of unknown products, ${refused} lines refused\n`,
    );
    return counted.events > 0 ? 0 : 1;
  } finally {
    await close();
  }
}

/** Pictures that are measured between two lines of progress. */
const MEASURED_AT_ONCE = 200;

async function measureAll(open: RecommendCommand['open'], output: ProgressOutput): Promise<number> {
  const { recommendations, close } = await open();
  try {
    for (let total = 0; ; ) {
      const { measured, unreadable, failed } =
        await recommendations.measurePictures(MEASURED_AT_ONCE);
      total += measured;
      output.write(
        `${total} pictures measured; ${unreadable} cannot be read, ${failed} did not arrive\n`,
      );
      if (failed > 0) return 1;
      if (measured + unreadable === 0) return 0;
    }
  } finally {
    await close();
  }
}

async function main(): Promise<number> {
  const [{ readEnvironment }, { openRecommendations }] = await Promise.all([
    import('#server/app/environment.server.ts'),
    import('#server/app/ports.server.ts'),
  ]);
  const environment = readEnvironment(process.env);
  return runRecommendCommand({
    args: process.argv.slice(2),
    cwd: process.env.INIT_CWD ?? process.cwd(),
    open: () => openRecommendations(environment, silentLog),
    output: process.stdout,
  });
}

if (import.meta.main) {
  process.exitCode = await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  });
}
