/** Advisers of other houses, each a page in a frame; what none of them does, the shop does itself. */
import { z } from 'zod';
import type { Advice } from '#features/advice/advice.port.ts';
import { findFasciaIframe } from '#features/advice/advice.ts';
import { defineProvider } from '#kit/define-provider.ts';

const configSchema = z.object({
  /** By service. `{locale}`, `{productKey}` and `{sizes}` stand for what is asked. */
  pages: z.record(z.string().regex(/^[\w-]{1,40}$/), z.url({ protocol: /^https$/ })),
});

/** @throws ZodError for an address that is not https. */
export function createIframeAdvice(config: unknown): Advice {
  const pages = new Map(Object.entries(configSchema.parse(config).pages));
  return {
    iframeOrigins: [...new Set([...pages.values()].map((page) => new URL(page).origin))],
    findIframe(question) {
      const { service, locale, productKey, sizes } = question;
      const values: Readonly<Record<string, string>> = {
        locale,
        productKey,
        sizes: sizes.join(','),
      };
      const page = pages.get(service);
      if (page === undefined) return findFasciaIframe(question);
      return page.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(values[name] ?? ''),
      );
    },
  };
}

export const provider = defineProvider({
  port: 'advice',
  name: 'frames',
  create: (_, config) => createIframeAdvice(config),
});
