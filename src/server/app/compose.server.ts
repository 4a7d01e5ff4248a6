/**
 * Composition root: the only module that connects ports with the providers that a fascia selects.
 */
import { isLowestPriceShown } from '#features/price/eea-locale.ts';
import type { Fascia, ProviderChoice } from '#kit/define-fascia.ts';
import type { FasciaScope, ProviderDeps } from '#kit/define-provider.ts';
import type { Ports } from '#request/shop.ts';
import type { Registry } from './registry.server.ts';

/** Folder of a port's providers: `catalogueImport` is in `providers/catalogue-import`. */
function folderOf(port: string): string {
  return port.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Inverse of `folderOf`; a folder without a port of its name fails when its port is opened. */
function portOf(folder: string): keyof Ports {
  const name = folder.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return name as keyof Ports;
}

/**
 * Creates the ports of each fascia. Fascias that select the same provider with the same
 * configuration share one instance. `choices` selects providers by port for the whole deployment.
 * The default is the sample's provider, else `embedded`.
 * @throws Error if a choice is for an unknown port, a provider is missing or rejects its
 *   configuration.
 */
export function createComposer(
  registry: Registry,
  deps: Omit<ProviderDeps, 'port' | 'defaultPort' | 'scopes'>,
  choices: Readonly<Record<string, ProviderChoice>> = {},
) {
  const portNames = registry.portFolders.map(portOf);
  const unknownPort = Object.keys(choices).find(
    (name) => !portNames.some((portName) => portName === name),
  );
  if (unknownPort !== undefined)
    throw new Error(`PROVIDERS names the port ${unknownPort}; there are ${portNames.join(', ')}.`);
  const instances = new Map<string, Promise<unknown>>();
  const scopes = listScopes(registry.fascias);

  const defaultOf = (port: keyof Ports): ProviderChoice =>
    registry.sample?.providers[port] ?? { name: 'embedded' };

  function open<P extends keyof Ports>(
    fascia: Fascia,
    port: P,
    choice: ProviderChoice = fascia.providers?.[port] ?? choices[port] ?? defaultOf(port),
  ): Promise<Ports[P]> {
    const config = choice.config ?? {};
    const key = `${port}|${choice.name}|${JSON.stringify(config)}`;
    let instance = instances.get(key);
    if (!instance) {
      instance = registry.loadProvider(folderOf(port), choice.name).then((provider) =>
        provider.create(
          {
            ...{ ...deps, scopes },
            port: (name) => open(fascia, name),
            defaultPort: (name) => open(fascia, name, defaultOf(name)),
          },
          config,
        ),
      );
      instances.set(key, instance);
    }
    return instance as Promise<Ports[P]>;
  }

  async function composePorts(fascia: Fascia): Promise<Ports> {
    const entries = await Promise.all(
      portNames.map(async (name) => [name, await open(fascia, name)] as const),
    );
    return Object.fromEntries(entries) as unknown as Ports;
  }

  return {
    composePorts,
    openPort: <P extends keyof Ports>(fascia: Fascia, port: P) => open(fascia, port),
  };
}

/** Every scope of the deployment: fascia, locale and currency. */
export function listScopes(fascias: readonly Fascia[]): FasciaScope[] {
  return fascias.flatMap((fascia) =>
    fascia.locales.map(({ tag, currency }) => ({
      ...{ fascia: fascia.code, locale: tag, currency },
      ...(fascia.listingOrder && { listingOrder: fascia.listingOrder }),
      ...(isLowestPriceShown(fascia, tag) && { readsLowestPrices: true }),
    })),
  );
}
