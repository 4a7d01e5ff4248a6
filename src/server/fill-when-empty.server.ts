/** Fills an empty deployment with the sample shop, unless `SAMPLE` is `none`. */
import { fillSample } from '#sample/sample.ts';
import { createProgress } from '#tools/progress.ts';
import type { AppServices } from './app-services.server.ts';
import type { Environment } from './environment.server.ts';

/** Does nothing if there are products already. */
export async function fillWhenEmpty(
  { ports }: AppServices,
  { sample }: Environment,
): Promise<void> {
  if (sample === 'none' || (await ports.catalogueImport.countProducts()) > 0) return;
  const progress = createProgress(process.stdout);
  await fillSample({
    catalogueImport: ports.catalogueImport,
    contentEditing: ports.contentEditing,
    now: new Date(),
    customisations: ports.customisations,
    onProgress: (done, total) => progress.show('Filling the sample shop', done, total),
  });
  progress.end();
}
