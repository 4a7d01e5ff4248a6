/**
 * Registration of an adapter for a port: a folder `providers/<port>/<name>/` with
 * `<name>.provider.ts`.
 */

import type { Ports } from '#request/shop.ts';
import type { Fascia } from './define-fascia.ts';
import type { Log } from './log.ts';

/** One view of the catalogue: fascia, locale and currency. */
export type FasciaScope = Parameters<Ports['catalogue']['findProduct']>[0] &
  Pick<Fascia, 'listingOrder'>;

/** Passed to every provider by the composition root. */
export type ProviderDeps = {
  /** Absolute path of the data folder. */
  readonly dataDir: string;
  readonly log: Log;
  /** Every view of the catalogue in this deployment, that of the first fascia first. */
  readonly scopes: readonly FasciaScope[];
  /** Opens the app's PostgreSQL database on first use. `database/database.ts` narrows the type. */
  readonly database: () => Promise<unknown>;
  /** Another port of the same fascia, for providers that build on it. */
  readonly port: <P extends keyof Ports>(name: P) => Promise<Ports[P]>;
  /** The default provider of a port, as a fallback for a provider that lacks some of the data. */
  readonly defaultPort: <P extends keyof Ports>(name: P) => Promise<Ports[P]>;
};

export type Provider<P extends keyof Ports = keyof Ports> = {
  readonly port: P;
  readonly name: string;
  /** `config` is only what the fascia configures for this provider, so its schema may be strict. */
  readonly create: (
    deps: ProviderDeps,
    config: Record<string, unknown>,
  ) => Ports[P] | Promise<Ports[P]>;
};

export function defineProvider<P extends keyof Ports>(provider: Provider<P>): Provider<P> {
  return provider;
}
