/** Fills an empty deployment with the sample shop, if there is one and `SAMPLE` is not `none`. */
import { createProgressBar } from '#kit/progress-bar.server.ts';
import type { AppServices } from './app-services.server.ts';
import type { Environment } from './environment.server.ts';

/** Does nothing if there are products already. */
export async function importSampleWhenEmpty(
  { ports, registry }: Pick<AppServices, 'ports' | 'registry'>,
  { sample }: Pick<Environment, 'sample'>,
): Promise<void> {
  if (!registry.sample || sample === 'none') return;
  if ((await ports.catalogueImport.countProducts()) > 0) return;
  const progress = createProgressBar(process.stdout);
  await registry.sample.seed(ports, new Date(), (savedCount, total) =>
    progress.update('Filling the sample shop', savedCount, total),
  );
  progress.clear();
}
