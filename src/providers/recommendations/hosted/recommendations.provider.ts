/** Recommendations of a hosted engine, whose answers have the form of the storefront's own calls. */

import { z } from 'zod';
import type { CatalogueScope } from '#features/catalogue/catalogue.port.ts';
import { parseRecommendationItems } from '#features/recommendations/recommendation-item.ts';
import type {
  Recommendations,
  SimilarProduct,
} from '#features/recommendations/recommendations.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { readBytes } from '#kit/limits/fetch-bytes.server.ts';
import { createProviderFetch } from '#kit/monitoring/provider-fetch.server.ts';

const TIMEOUT_MS = 2_000;
/** Response limit, in bytes. */
const MAX_BYTES = 2 * 2 ** 20;
const MAX_KEYS = 40;

const configSchema = z.object({
  /** Address below which `productRecommendations` and `visuallySimilar` are. */
  url: z.url({ protocol: /^https?$/ }).refine(isSafe, 'is neither https nor on this machine'),
  /** Environment variable with the API key, which is sent as a bearer token. */
  keyVariable: z.string().min(1).default('RECOMMENDATIONS_API_KEY'),
});

const relatedSchema = z.object({
  productRecommendations: z.object({ related: z.array(z.unknown()) }),
});
/** A list of keys or of groups, or an object of either. */
const similarSchema = z.object({
  visualSimilar: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]),
});

export type HostedRecommendationsOptions = { readonly url: string; readonly key: string };

export function createHostedRecommendations({
  url,
  key,
}: HostedRecommendationsOptions): Recommendations {
  const fetch = createProviderFetch(url);
  const fetchJson = async (call: string, query: Readonly<Record<string, string>>) => {
    const address = new URL(`${url.replace(/\/$/, '')}/${call}`);
    for (const [name, value] of Object.entries(query))
      if (value !== '') address.searchParams.set(name, value);
    const response = await fetch(address, {
      headers: {
        accept: 'application/json',
        ...(key !== '' && { authorization: `Bearer ${key}` }),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The recommendation service answered ${response.status}.`);
    const bytes = await readBytes(response, 'recommendation service', MAX_BYTES);
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  };
  return {
    async recommend(scope, { model, limit, ...lists }) {
      const answer = await fetchJson('productRecommendations', {
        ...describeScope(scope),
        skus: lists.skus.join(','),
        productKeys: lists.productKeys.join(','),
        categoriesTaxonomies: lists.categoriesTaxonomies.join(','),
        ...(model !== 'related' && { model }),
      });
      const { related } = relatedSchema.parse(answer).productRecommendations;
      return parseRecommendationItems(related)
        .slice(0, limit)
        .map((item, position) => ({ item, reason: null, score: 1 / (position + 1) }));
    },
    async findVisuallySimilar(scope, { productKey, colour = '', limit }) {
      const query = { ...describeScope(scope), key: productKey, colour };
      const { visualSimilar } = similarSchema.parse(await fetchJson('visuallySimilar', query));
      return Object.values(visualSimilar).flatMap(parseSimilar).slice(0, Math.min(limit, MAX_KEYS));
    },
    explain: async () => null,
    importSessions: async () => ({ sessions: 0, events: 0, unknown: 0 }),
    computeDescriptors: async () => ({ computed: 0, unreadable: 0, failed: [] }),
  };
}

function describeScope({ fascia, locale }: CatalogueScope) {
  return { fascia, locale };
}

function parseSimilar(given: unknown): SimilarProduct[] {
  const key =
    typeof given === 'object' && given !== null && 'item_group_id' in given
      ? given.item_group_id
      : given;
  return typeof key === 'string' && key !== '' ? [{ productKey: key }] : [];
}

function isSafe(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

/** @throws ZodError for a configuration that is not valid. */
export const provider = defineProvider({
  port: 'recommendations',
  name: 'hosted',
  create: (_, given) => {
    const { url, keyVariable } = configSchema.parse(given);
    return createHostedRecommendations({ url, key: process.env[keyVariable] ?? '' });
  },
});
