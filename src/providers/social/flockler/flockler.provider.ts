/** Social posts from Flockler's API; the key stays on the server. */

import { z } from 'zod';
import { parsePost } from '#features/social/parse-post.ts';
import type { PostQuery, Social } from '#features/social/social.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { readBytes } from '#kit/limits/fetch-bytes.server.ts';
import { createProviderFetch } from '#kit/monitoring/provider-fetch.server.ts';

const TIMEOUT_MS = 700;
const MAX_POSTS = 40;
/** Response limit, in bytes. */
const MAX_BYTES = 2 * 2 ** 20;

const originSchema = z
  .url({ protocol: /^https$/ })
  .refine((url) => new URL(url).origin === url, 'is more than an origin');

const configSchema = z.object({
  /** URL of the posts API: `…/posts`. Plain http is allowed for this machine only. */
  url: z.url({ protocol: /^https?$/ }).refine(isSafe, 'is neither https nor on this machine'),
  /** Origins of the posts' pictures, added to the content security policy. */
  pictureOrigins: z.array(originSchema).default([]),
  /** Environment variable with the API key. */
  keyVariable: z.string().min(1).default('FLOCKLER_API_KEY'),
});

const responseSchema = z.object({ posts: z.array(z.unknown()) });

export type FlocklerOptions = {
  readonly url: string;
  readonly key: string;
  readonly pictureOrigins?: readonly string[];
  readonly fetch?: typeof fetch;
};

export function createFlockler({
  url,
  key,
  pictureOrigins = [],
  fetch: request = createProviderFetch(url),
}: FlocklerOptions): Social {
  return {
    pictureOrigins,
    async listPosts(query) {
      const response = await request(buildUrl(url, query), {
        headers: { key, accept: 'application/json' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`The social service answered ${response.status}.`);
      const text = new TextDecoder().decode(await readBytes(response, 'social service', MAX_BYTES));
      const { posts } = responseSchema.parse(JSON.parse(text));
      return posts.flatMap((post) => parsePost(post) ?? []).slice(0, MAX_POSTS);
    },
  };
}

function isSafe(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

function buildUrl(base: string, { channel, tags = [] }: PostQuery): URL {
  const url = new URL(base);
  if (channel) url.searchParams.set('channel', channel);
  if (tags.length > 0) url.searchParams.set('tags', tags.join(','));
  return url;
}

export const provider = defineProvider({
  port: 'social',
  name: 'flockler',
  create(_deps, config) {
    const { url, pictureOrigins, keyVariable } = configSchema.parse(config);
    const key = process.env[keyVariable];
    if (!key)
      throw new Error(
        `The social provider needs its key in the environment variable ${keyVariable}.`,
      );
    return createFlockler({ url, key, pictureOrigins });
  },
});
