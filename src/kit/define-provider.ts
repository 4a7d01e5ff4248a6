/** How an adapter for a port is registered: a folder under `providers/<port>/<name>/` with `<name>.provider.ts`. */

import type { Ports } from '#request/shop.ts';
import type { Log } from './log.ts';

/** What the composition root hands to every provider. */
export type ProviderDeps = {
  /** Absolute path of the data folder. */
  readonly dataDir: string;
  readonly log: Log;
  /** Opens the house's own database on first use. Typed where it is known: `database/database.ts`. */
  readonly database: () => Promise<unknown>;
  /** Another port of the same fascia, for providers built on one. */
  readonly port: <P extends keyof Ports>(name: P) => Promise<Ports[P]>;
};

export type Provider<P extends keyof Ports = keyof Ports> = {
  readonly port: P;
  readonly name: string;
  readonly create: (
    deps: ProviderDeps,
    config: Record<string, unknown>,
  ) => Ports[P] | Promise<Ports[P]>;
};

export function defineProvider<P extends keyof Ports>(provider: Provider<P>): Provider<P> {
  return provider;
}
