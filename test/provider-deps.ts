/** Dependencies of a provider that uses no other service of the app. */
import type { ProviderDeps } from '#kit/define-provider.ts';
import { silentLog } from '#kit/log.ts';

const refuse = () => Promise.reject(new Error('The test passes no services to this provider.'));

export const providerDeps: ProviderDeps = {
  ...{ dataDir: '', log: silentLog, scopes: [] },
  ...{ database: refuse, port: refuse, defaultPort: refuse },
};
