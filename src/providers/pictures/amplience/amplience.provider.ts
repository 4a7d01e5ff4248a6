/**
 * Masters from Amplience's media service; the app scales and encodes them, so that browsers contact
 * no third party.
 */

import { parse } from 'valibot';
import { delegateOptionalMethods } from '#features/pictures/delegate-optional-methods.ts';
import type { Pictures } from '#features/pictures/pictures.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { fetchBytes } from '#kit/limits/fetch-bytes.server.ts';
import { createMissingKeys } from '#kit/limits/missing-keys.ts';
import { createProviderFetch } from '#kit/monitoring/provider-fetch.server.ts';
import {
  type AmplienceAccount,
  amplienceAccountSchema,
  amplienceUrl,
} from '#providers/vendors/amplience/account.ts';
import { decodeAmplienceId } from '#providers/vendors/amplience/media-id.ts';

const TIMEOUT_MS = 8_000;
const MAX_BYTES = 20 * 2 ** 20;
const MASTER_WIDTH = 2_000;

export type AmplienceMedia = AmplienceAccount & {
  readonly fallback: Pictures;
  readonly fetch?: typeof fetch;
};

export function createAmplienceMedia({
  fallback,
  fetch: given,
  ...account
}: AmplienceMedia): Pictures {
  const hosted = {
    fetch: given ?? createProviderFetch(`https://${account.host}`),
    service: 'media service',
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
  };
  const missing = createMissingKeys();
  return {
    async find(id, width) {
      const asset = decodeAmplienceId(id);
      if (!asset) return fallback.find(id, width);
      const url = amplienceUrl(account, asset);
      if (url === null) return null;
      const body = await missing.find(url, () =>
        fetchBytes(`${url}?w=${MASTER_WIDTH}&fmt=jpg&qlt=92`, hosted),
      );
      if (!body) return null;
      if (body[0] !== 0xff || body[1] !== 0xd8)
        throw new Error('The media service did not return a picture.');
      return { body, type: 'image/jpeg' };
    },
    ...delegateOptionalMethods(fallback),
    save: (body, owner) => fallback.save(body, owner),
    idOf: (body, owner) => fallback.idOf(body, owner),
    delete: (id) => fallback.delete(id),
  };
}

export const provider = defineProvider({
  port: 'pictures',
  name: 'amplience',
  create: async (deps, config) =>
    createAmplienceMedia({
      ...parse(amplienceAccountSchema, config),
      fallback: await deps.defaultPort('pictures'),
    }),
});
