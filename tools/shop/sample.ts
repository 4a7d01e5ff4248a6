/** `npm run sample [-- --products N]`: fills an empty shop with the sample catalogue. */
import { parseArgs } from 'node:util';
import { silentLog } from '#kit/log.ts';
import { createProgressBar, type ProgressOutput } from '#kit/progress-bar.server.ts';
import type { Ports } from '#request/shop.ts';
import { MAX_PRODUCTS, MIN_PRODUCTS, SAMPLE_PRODUCTS } from '#sample/catalogue/catalogue.ts';
import { fillSample, type SampleTarget } from '#sample/sample.ts';

const USAGE = `npm run sample [-- --products N]

  Loads the sample into an empty shop. The shop must not be running; npm run reset empties it.
  --products  how many, ${MIN_PRODUCTS} to ${MAX_PRODUCTS} (default: ${SAMPLE_PRODUCTS})
`;

type OpenTarget = Pick<SampleTarget, 'contentEditing' | 'customisations' | 'recommendations'> & {
  readonly catalogueImport: SampleTarget['catalogueImport'] &
    Pick<Ports['catalogueImport'], 'countProducts'>;
  readonly close: () => Promise<void>;
};

export type SampleCommand = {
  readonly args: readonly string[];
  /** @throws `FolderInUseError` while a server uses the data folder. */
  readonly openTarget: () => Promise<OpenTarget>;
  readonly output: ProgressOutput;
  readonly now: Date;
};

/** Resolves to the exit code. A shop that has products is not changed. */
export async function runSampleCommand({
  args,
  openTarget,
  output,
  now,
}: SampleCommand): Promise<number> {
  const count = parseCount(args);
  if (count === null) {
    output.write(USAGE);
    return 1;
  }
  const { close, ...ports } = await openTarget();
  try {
    const present = await ports.catalogueImport.countProducts();
    if (present > 0) {
      output.write(
        `The shop has ${present} products, and nothing was changed. npm run reset empties it.\n`,
      );
      return 1;
    }
    const bar = createProgressBar(output);
    const showProgress = (done: number, total: number) =>
      bar.update('Filling the sample shop', done, total, { count: done, unit: 'products' });
    await fillSample({ ...ports, now, count, onProgress: showProgress });
    bar.clear();
    output.write(`The shop has ${count} products.\n`);
    return 0;
  } finally {
    await close();
  }
}

/** null for an invalid number. */
function parseCount(args: readonly string[]): number | null {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { products: { type: 'string', default: String(SAMPLE_PRODUCTS) } },
    });
    const count = /^\d+$/.test(values.products) ? Number(values.products) : Number.NaN;
    return count >= MIN_PRODUCTS && count <= MAX_PRODUCTS ? count : null;
  } catch {
    return null;
  }
}

async function main(): Promise<number> {
  const [{ parseEnvironment }, { openSampleTarget }] = await Promise.all([
    import('#server/app/environment.server.ts'),
    import('#server/app/ports.server.ts'),
  ]);
  const environment = parseEnvironment(process.env);
  return runSampleCommand({
    args: process.argv.slice(2),
    openTarget: () => openSampleTarget(environment, silentLog),
    output: process.stdout,
    now: new Date(),
  });
}

if (import.meta.main) {
  process.exitCode = await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  });
}
