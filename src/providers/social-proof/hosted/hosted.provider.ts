/** Social proof of a hosted service, as entries of product ids and messages. */

import { z } from 'zod';
import type { SocialProof } from '#features/social-proof/social-proof.port.ts';
import { isProofCode, type ProofMessage } from '#features/social-proof/social-proof.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { decodeEntities } from '#kit/html/decode-entities.ts';
import { readBytes } from '#kit/limits/fetch-bytes.server.ts';
import { createProviderFetch } from '#kit/monitoring/provider-fetch.server.ts';

const TIMEOUT_MS = 2_000;
/** Response limit, in bytes. */
const MAX_BYTES = 2 ** 17;
const MAX_MESSAGES = 20;
/** In characters. */
const MAX_MESSAGE_LENGTH = 200;

const configSchema = z.object({
  /** URL of the service. Plain http is allowed for this machine only. */
  url: z.url({ protocol: /^https?$/ }).refine(isSafe, 'is neither https nor on this machine'),
});

const entriesSchema = z.array(
  z.object({
    productIds: z.array(z.string()),
    messages: z.array(z.object({ code: z.string(), message: z.string() })),
  }),
);

/** `timeoutMs` is shorter in tests. */
export function createHostedSocialProof(url: string, timeoutMs = TIMEOUT_MS): SocialProof {
  const fetch = createProviderFetch(url);
  return {
    countsHere: false,
    async list({ fascia, locale, productKey }) {
      const requestUrl = new URL(url);
      for (const [name, value] of Object.entries({ productId: productKey, fascia, locale }))
        requestUrl.searchParams.set(name, value);
      const response = await fetch(requestUrl, {
        headers: { accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw new Error(`The social proof service answered ${response.status}.`);
      const bytes = await readBytes(response, 'social proof service', MAX_BYTES);
      const entries = entriesSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
      return entries
        .filter(({ productIds }) => productIds.includes(productKey))
        .flatMap(({ messages }) => messages.flatMap(parseMessage))
        .slice(0, MAX_MESSAGES);
    },
    addCounts: async () => undefined,
    cleanUp: async () => undefined,
  };
}

/** Leaves out unknown codes and messages that are empty or too long. */
function parseMessage({ code, message }: { code: string; message: string }): ProofMessage[] {
  const text = sanitiseEmphasis(message);
  const isShown = text.length > 0 && text.length <= MAX_MESSAGE_LENGTH;
  return isProofCode(code) && isShown ? [{ code, message: text }] : [];
}

/** Removes all markup but `<strong>`, with the text of scripts and styles. */
function sanitiseEmphasis(message: string): string {
  const plain = message
    .replace(/<(script|style)\b.*?(<\/\1\s*>|$)/gis, '')
    .replace(/<(\/?)strong\b[^>]*>/gi, '<$1strong>')
    .replace(/<(?!\/?strong>)[^>]*(>|$)/g, '');
  return decodeEntities(plain).replace(/\s+/g, ' ').trim();
}

function isSafe(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

export const provider = defineProvider({
  port: 'socialProof',
  name: 'hosted',
  create: (_deps, config) => createHostedSocialProof(configSchema.parse(config).url),
});
