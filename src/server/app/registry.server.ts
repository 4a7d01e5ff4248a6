/** Registry of fascias, locales and the sample shop, with a loader of providers by name. */
import type { Fascia, ProviderChoice, TagSettings } from '#kit/define-fascia.ts';
import type { Locale } from '#kit/define-locale.ts';
import type { Provider } from '#kit/define-provider.ts';
import type { Ports } from '#request/shop.ts';

/** Sample shop: its providers and products, registered by `sample/registration.ts`. */
export type SampleRegistration = {
  /** Default providers in place of `embedded`, by port. */
  readonly providers: Readonly<Partial<Record<keyof Ports, ProviderChoice>>>;
  /** Fills an empty shop, after installation; `onProgress` gets numbers of products. */
  readonly seed: (
    ports: Pick<Ports, 'catalogueImport' | 'contentEditing' | 'customisations' | 'recommendations'>,
    now: Date,
    onProgress: (done: number, total: number) => void,
  ) => Promise<void>;
};

export type Registry = {
  readonly fascias: readonly Fascia[];
  readonly locales: ReadonlyMap<string, Locale>;
  /** Undefined in a deployment without the folder `sample`. */
  readonly sample?: SampleRegistration | undefined;
  /** Names of the folders in `src/providers`, one for each port. */
  readonly portFolders: readonly string[];
  /** @throws Error that names the missing folder. */
  readonly loadProvider: (port: string, name: string) => Promise<Provider>;
};

/**
 * Sets the fascias' public origins in this deployment, and adds their host names.
 * @throws Error for an unknown fascia code.
 */
export function withOrigins(
  registry: Registry,
  origins: Readonly<Record<string, string>>,
): Registry {
  checkCodes(registry, 'ORIGINS', origins);
  const fascias = registry.fascias.map((fascia) => {
    const origin = origins[fascia.code];
    if (origin === undefined) return fascia;
    return { ...fascia, origin, hosts: [...new Set([...fascia.hosts, new URL(origin).hostname])] };
  });
  return { ...registry, fascias };
}

/**
 * Sets the fascias' tags of other companies in this deployment.
 * @throws Error for an unknown fascia code.
 */
export function withTags(
  registry: Registry,
  tags: Readonly<Record<string, TagSettings>>,
): Registry {
  checkCodes(registry, 'TAGS', tags);
  const fascias = registry.fascias.map((fascia) => {
    const own = tags[fascia.code];
    return own === undefined ? fascia : { ...fascia, tags: own };
  });
  return { ...registry, fascias };
}

/** @throws Error for a key of the variable's JSON that is no fascia. */
function checkCodes({ fascias }: Registry, variable: string, byFascia: object): void {
  const codes = fascias.map(({ code }) => code);
  const unknown = Object.keys(byFascia).find((code) => !codes.includes(code));
  if (unknown !== undefined)
    throw new Error(`${variable} names the fascia ${unknown}; there are ${codes.join(', ')}.`);
}

/**
 * Checks what types cannot: locales exist, app ids are numbers, hosts are unique.
 * @throws Error for the first fault.
 */
export function checkRegistry({ fascias, locales }: Registry): void {
  const hosts = new Map<string, string>();
  if (fascias.length === 0)
    throw new Error('No fascia found: add a folder under src/fascias with a fascia.ts.');
  for (const fascia of fascias) {
    for (const { tag } of fascia.locales) {
      if (!locales.has(tag))
        throw new Error(
          `Fascia ${fascia.code} names the language ${tag}, but src/locales/${tag}/locale.ts does not exist.`,
        );
    }
    if (fascia.iosAppId !== undefined && !/^\d{6,12}$/.test(fascia.iosAppId)) {
      throw new Error(
        `Fascia ${fascia.code}: iosAppId is the number of an app, 6 to 12 digits (given: ${fascia.iosAppId}).`,
      );
    }
    for (const host of fascia.hosts) {
      const owner = hosts.get(host);
      if (owner)
        throw new Error(
          `The host ${host} belongs to both ${owner} and ${fascia.code}; give each fascia its own.`,
        );
      hosts.set(host, fascia.code);
    }
  }
}

/** Names of the folders in `providers`, from paths of files in them. */
export function listPortFolders(paths: readonly string[]): readonly string[] {
  const names = paths.map((path) => /(?:^|[\\/])providers[\\/]([^\\/]+)[\\/]/.exec(path)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))];
}

export function missingProvider(port: string, name: string): Error {
  const folder = `src/providers/${port}/${name}/`;
  return new Error(`No provider "${name}" for ${port}: ${folder} has no *.provider.ts.`);
}

/** Sorts fascias by `order`; the first answers unknown hosts on loopback. */
export function compareFascias(a: Fascia, b: Fascia): number {
  return a.order - b.order || a.code.localeCompare(b.code);
}
