/** Pages that editors keep in Amplience; when it is away, the last word heard of them, else the house's own pages. */

import { z } from 'zod';
import type { Content, ContentScope } from '#features/content/content.port.ts';
import type { ContentPage } from '#features/content/content.ts';
import { defineProvider } from '#kit/define-provider.ts';
import type { Log } from '#kit/log.ts';
import { provider as embedded } from '../embedded/content.provider.ts';
import { createBreaker } from './breaker.ts';
import { deliverContent } from './delivery.ts';
import { createKeptPages, type PageQuestion } from './kept-pages.ts';
import { readDeliveredPage } from './read-delivered.ts';

/** A shopper waits this long for the hub before they see what is kept. */
const LIMIT_MS = 700;

const configSchema = z.object({
  /** `https://{hub}.cdn.content.amplience.net`. */
  url: z.url({ protocol: /^https$/ }),
  /** In front of every delivery key: `{keyPrefix}{fascia}/{path}`. */
  keyPrefix: z
    .string()
    .regex(/^[\w/-]*$/)
    .default(''),
});

export type AmplienceOptions = {
  readonly url: string;
  readonly keyPrefix?: string;
  /** Pages of the house, for what the hub does not have or cannot say. */
  readonly own: Content;
  readonly log: Log;
  readonly fetch?: typeof fetch;
  readonly limitMs?: number;
  readonly now?: () => number;
};

export function createAmplience(options: AmplienceOptions): Content {
  const {
    own,
    log,
    keyPrefix = '',
    url,
    fetch: ask = fetch,
    limitMs = LIMIT_MS,
    now = Date.now,
  } = options;
  const kept = createKeptPages(now);
  const isWilling = createBreaker(now);

  async function askHub({ fascia, locale, path }: PageQuestion): Promise<ContentPage | null> {
    const item = await deliverContent(
      { url, fetch: ask, limitMs },
      `${keyPrefix}${fascia}/${path}`,
      locale,
    );
    return item && readDeliveredPage(item, path, locale);
  }

  /** `undefined`: the hub has not said anything. */
  async function hear(question: PageQuestion): Promise<ContentPage | null | undefined> {
    try {
      return await isWilling.run(() => askHub(question));
    } catch (error) {
      log.warn(
        { path: question.path, reason: String(error) },
        'The content service could not be asked; what is kept is shown.',
      );
      return undefined;
    }
  }

  return {
    async findPage(scope: ContentScope, path, at) {
      const question = { ...scope, path };
      const heard = await hear(question);
      const page = heard === undefined ? kept.postpone(question) : kept.keep(question, heard);
      return page ?? own.findPage(scope, path, at);
    },
    /** The hub delivers pages by their names and lists none: those that the house has too are listed, as the house has them. */
    listPublished: own.listPublished,
    /** The hub tells nobody of a change, so that pages are asked for again: few at a time, the longest unasked first. */
    async listScheduled(after, until) {
      const due = kept.listDue();
      const changed = await Promise.all(
        due.map(async (question) => {
          const heard = await hear(question);
          if (heard !== undefined) return kept.update(question, heard);
          kept.postpone(question);
          return false;
        }),
      );
      const turned = due.filter((_question, index) => changed[index]);
      return [...turned, ...(await own.listScheduled(after, until))];
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
