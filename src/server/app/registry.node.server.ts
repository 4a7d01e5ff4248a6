/** Registry for commands that run unbundled: reads the folders from disk. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Fascia } from '#kit/define-fascia.ts';
import type { Locale } from '#kit/define-locale.ts';
import type { Provider } from '#kit/define-provider.ts';
import {
  compareFascias,
  listPortFolders,
  missingProvider,
  type Registry,
  type SampleRegistration,
} from './registry.server.ts';

const ROOT = join(import.meta.dirname, '../../..');

const PROVIDERS = 'src/providers/*/*/*.provider.ts';

export async function readRegistry(): Promise<Registry> {
  const fascias = await importAll<{ fascia: Fascia }>('src/fascias/*/fascia.ts');
  const locales = await importAll<{ locale: Locale }>('src/locales/*/locale.ts');
  const [registration] = await importAll<{ sample: SampleRegistration }>('sample/registration.ts');
  return {
    fascias: fascias.map(({ fascia }) => fascia).toSorted(compareFascias),
    locales: new Map(locales.map(({ locale }) => [locale.tag, locale])),
    sample: registration?.sample,
    portFolders: listPortFolders(globSync(PROVIDERS, { cwd: ROOT })),
    async loadProvider(port, name) {
      const [providerModule] = await importAll<{ provider: Provider }>(
        `{src,sample}/providers/${port}/${name}/*.provider.ts`,
      );
      if (!providerModule) throw missingProvider(port, name);
      return providerModule.provider;
    },
  };
}

async function importAll<T>(pattern: string): Promise<T[]> {
  const files = globSync(pattern, { cwd: ROOT }).toSorted();
  return await Promise.all(
    files.map(async (file) => (await import(pathToFileURL(join(ROOT, file)).href)) as T),
  );
}
