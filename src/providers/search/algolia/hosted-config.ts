/** Configuration of a hosted application; the browser receives all of it. */
import { z } from 'zod';
import { parseInput } from '#kit/parse-input.ts';

const hostSchema = z.strictObject({
  url: z.string().min(1),
  protocol: z.enum(['http', 'https']),
  accept: z.enum(['read', 'readWrite']),
});

const configSchema = z.object({
  applicationId: z.string().regex(/^\w{1,64}$/),
  /** Must allow searches only, since every browser receives it. */
  searchKey: z.string().min(1).max(256),
  /** Replaces the default hosts, for a proxy or a test. */
  hosts: z.array(hostSchema).max(10).default([]),
});

export type HostedConfig = Readonly<z.infer<typeof configSchema>>;

/** @throws Error that names the missing or invalid field. */
export function parseHostedConfig(given: unknown): HostedConfig {
  return parseInput(
    configSchema,
    given,
    (field, reason) => new Error(`The search provider "algolia" needs ${field}: ${reason}`),
    'configuration',
  );
}

/** Hosts for the browser: the configured ones, or the service's defaults, nearest first. */
export function hostsOf({ applicationId, hosts }: HostedConfig): HostedConfig['hosts'] {
  if (hosts.length > 0) return hosts;
  const id = applicationId.toLowerCase();
  const fallbacks = [1, 2, 3].map(
    (n) => ({ url: `${id}-${n}.algolianet.com`, protocol: 'https', accept: 'readWrite' }) as const,
  );
  return [{ url: `${id}-dsn.algolia.net`, protocol: 'https', accept: 'read' }, ...fallbacks];
}

/** Address of the service for events, which its search hosts do not accept. */
const SERVICE_EVENTS = 'https://insights.algolia.io';

/** The configured host that is not the service's own, else the service's address for events. */
export function eventsUrlOf(config: HostedConfig): string {
  const own = hostsOf(config).find(({ url }) => !/\.(algolia\.net|algolianet\.com)$/.test(url));
  return own ? `${own.protocol}://${own.url}` : SERVICE_EVENTS;
}
