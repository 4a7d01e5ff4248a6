/** `npm run recommend`: counts events, computes descriptors of pictures, lists counts of ads. */
import { resolve } from 'node:path';
import { groupEventLines } from '#features/recommendations/counts/event-lines.ts';
import type { Recommendations } from '#features/recommendations/recommendations.port.ts';
import type { SponsoredProducts } from '#features/sponsored/sponsored.port.ts';
import { silentLog } from '#kit/log.ts';
import type { ProgressOutput } from '#kit/progress-bar.server.ts';
import { readEventLines } from './read-event-lines.ts';

const USAGE = `npm run recommend -- import EVENTS
npm run recommend -- compute-descriptors
npm run recommend -- sponsored DAY

  EVENTS  JSON Lines: {"session":"s1","item":"TEE1","time":"2026-11-01T12:00:00Z","kind":"view"}
          item: product key or sku; time: ISO date, or seconds or milliseconds since 1970;
          kind: view or click; buy, purchase, cart or addtocart
  DAY     such as 2026-11-01: prints views and clicks of ads since then, one line per day

import adds to the counts: a file that is imported twice counts twice. compute-descriptors
computes the colours and shapes of all pictures that have none yet, and prints the ids of those
that could not be loaded; a running shop does the same in the background, some pictures at a time. The shop must not run on the same data folder, unless it uses PostgreSQL.
`;

type RecommendationTasks = Pick<Recommendations, 'importSessions' | 'computeDescriptors'>;

export type RecommendCommand = {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly open: () => Promise<{
    readonly recommendations: RecommendationTasks;
    readonly sponsored: Pick<SponsoredProducts, 'listCounts'>;
    readonly fascias: readonly string[];
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
  const [subcommand, file, ...extraArguments] = args;
  if (subcommand === 'compute-descriptors' && file === undefined)
    return await computeAll(open, output);
  if (subcommand === 'sponsored' && isDay(file) && extraArguments.length === 0)
    return await listAdCounts(open, file, output);
  if (subcommand !== 'import' || file === undefined || extraArguments.length > 0) {
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

function isDay(value: string | undefined): value is string {
  const isDate = value !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(value);
  return isDate && !Number.isNaN(Date.parse(value));
}

async function listAdCounts(
  open: RecommendCommand['open'],
  since: string,
  output: ProgressOutput,
): Promise<number> {
  const { sponsored, fascias, close } = await open();
  try {
    output.write('day fascia ad views clicks\n');
    for (const fascia of fascias)
      for (const { day, ad, views, clicks } of await sponsored.listCounts(fascia, since))
        output.write(`${[day, fascia, ad, views, clicks].join(' ')}\n`);
    return 0;
  } finally {
    await close();
  }
}

/** Pictures between two lines of progress. */
const PROGRESS_INTERVAL = 200;

async function computeAll(open: RecommendCommand['open'], output: ProgressOutput): Promise<number> {
  const { recommendations, close } = await open();
  try {
    const { computed, unreadable, failed } = await recommendations.computeDescriptors({
      onPicture(counts) {
        const done = counts.computed + counts.unreadable + counts.failed.length;
        if (done % PROGRESS_INTERVAL === 0) output.write(`${done} pictures\n`);
      },
    });
    output.write(
      `${computed} descriptors computed; ${unreadable} pictures cannot be read, ` +
        `${failed.length} could not be loaded\n${failed.map((id) => `  ${id}\n`).join('')}`,
    );
    return failed.length > 0 ? 1 : 0;
  } finally {
    await close();
  }
}

async function main(): Promise<number> {
  const [{ parseEnvironment }, { openRecommendations }] = await Promise.all([
    import('#server/app/environment.server.ts'),
    import('#server/app/ports.server.ts'),
  ]);
  const environment = parseEnvironment(process.env);
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
