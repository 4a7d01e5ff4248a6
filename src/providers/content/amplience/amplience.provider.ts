/** Pages in Amplience; falls back to the last response, then to the embedded provider. */

import { z } from 'zod';
import type { Content, ContentScope } from '#features/content/content.port.ts';
import type { ContentPage } from '#features/content/content.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { createBreaker } from '#kit/limits/breaker.ts';
import type { Log } from '#kit/log.ts';
import { createProviderFetch } from '#kit/monitoring/provider-fetch.server.ts';
import { provider as embedded } from '../embedded/content.provider.ts';
import { createCachedPages, type PageQuery } from './cached-pages.ts';
import { deliverContent } from './delivery.ts';
import { mapDeliveredPage } from './map-delivered-page.ts';

/** Timeout of a hub request, in milliseconds; after it, shoppers get the fallback page. */
const TIMEOUT_MS = 700;

const configSchema = z.object({
  /** Base URL: `https://{hub}.cdn.content.amplience.net`. */
  url: z.url({ protocol: /^https$/ }),
  /** Prefix of every delivery key: `{keyPrefix}{fascia}/{path}`. */
  keyPrefix: z
    .string()
    .regex(/^[\w/-]*$/)
    .default(''),
});

export type AmplienceOptions = {
  readonly url: string;
  readonly keyPrefix?: string;
  /** Embedded provider, for pages that the hub does not have or cannot deliver. */
  readonly own: Content;
  readonly log: Log;
  readonly fetch?: typeof fetch;
  readonly timeoutMs?: number;
  readonly now?: () => number;
};

export function createAmplience(options: AmplienceOptions): Content {
  const {
    own,
    log,
    keyPrefix = '',
    url,
    fetch: fetchUrl = createProviderFetch(url),
    timeoutMs = TIMEOUT_MS,
    now = Date.now,
  } = options;
  const cache = createCachedPages(now);
  const circuitBreaker = createBreaker(now);

  async function fetchPage({ fascia, locale, path }: PageQuery): Promise<ContentPage | null> {
    const item = await deliverContent(
      { url, fetch: fetchUrl, timeoutMs },
      `${keyPrefix}${fascia}/${path}`,
      locale,
    );
    return item && mapDeliveredPage(item, path, locale);
  }

  /** Returns `undefined` if the hub could not be queried. */
  async function queryHub(query: PageQuery): Promise<ContentPage | null | undefined> {
    try {
      return await circuitBreaker.run(() => fetchPage(query));
    } catch (error) {
      log.warn(
        { path: query.path, reason: String(error) },
        'The content service failed; cached content is shown.',
      );
      return undefined;
    }
  }

  return {
    async findPage(scope: ContentScope, path, at) {
      const query = { ...scope, path };
      const response = await queryHub(query);
      const page = response === undefined ? cache.postpone(query) : cache.set(query, response);
      return page ?? own.findPage(scope, path, at);
    },
    /** Pages of the embedded provider only: the delivery API cannot list pages. */
    listPublished: own.listPublished,
    /** Polls a few cached pages: Amplience sends no change notifications. */
    async listScheduled(after, until) {
      const dueQueries = cache.listDue();
      const areChanged = await Promise.all(
        dueQueries.map(async (query) => {
          const response = await queryHub(query);
          if (response !== undefined) return cache.update(query, response);
          cache.postpone(query);
          return false;
        }),
      );
      const changedPages = dueQueries.filter((_query, index) => areChanged[index]);
      return [...changedPages, ...(await own.listScheduled(after, until))];
    },
  };
}

export const provider = defineProvider({
  port: 'content',
  name: 'amplience',
  async create(deps, config) {
    const { url, keyPrefix } = configSchema.parse(config);
    return createAmplience({ url, keyPrefix, own: await embedded.create(deps, {}), log: deps.log });
  },
});
