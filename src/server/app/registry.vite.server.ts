/** Registry of the bundled server: Vite finds the folders at build time. */
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

const fascias = import.meta.glob<Fascia>('../../fascias/*/fascia.ts', {
  eager: true,
  import: 'fascia',
});
const locales = import.meta.glob<Locale>('../../locales/*/locale.ts', {
  eager: true,
  import: 'locale',
});
const samples = import.meta.glob<SampleRegistration>('../../../sample/registration.ts', {
  eager: true,
  import: 'sample',
});
const providers = import.meta.glob<Provider>(
  ['../../providers/*/*/*.provider.ts', '../../../sample/providers/*/*/*.provider.ts'],
  { import: 'provider' },
);

export const registry: Registry = {
  fascias: Object.values(fascias).toSorted(compareFascias),
  locales: new Map(Object.values(locales).map((locale) => [locale.tag, locale])),
  sample: Object.values(samples)[0],
  portFolders: listPortFolders(Object.keys(providers)),
  async loadProvider(port, name) {
    const folder = `/providers/${port}/${name}/`;
    const [, load] = Object.entries(providers).find(([path]) => path.includes(folder)) ?? [];
    if (!load) throw missingProvider(port, name);
    return await load();
  },
};
