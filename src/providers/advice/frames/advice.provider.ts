/**
 * Third-party recommendation widgets, one page in an iframe for each service; the built-in page
 * serves the others.
 */
import { z } from 'zod';
import type { Advice } from '#features/advice/advice.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { advice as embedded } from '../embedded/advice.provider.ts';

const configSchema = z.object({
  /**
   * Page address by service; `{locale}`, `{productKey}` and `{sizes}` are replaced with the query's
   * values.
   */
  pages: z.record(z.string().regex(/^[\w-]{1,40}$/), z.url({ protocol: /^https$/ })),
});

/** @throws ZodError for an address that is not https. */
export function createIframeAdvice(config: unknown): Advice {
  const pages = new Map(Object.entries(configSchema.parse(config).pages));
  return {
    iframeOrigins: [...new Set([...pages.values()].map((page) => new URL(page).origin))],
    findIframeUrl(question) {
      const { service, locale, productKey, sizes } = question;
      const values: Readonly<Record<string, string>> = {
        locale,
        productKey,
        sizes: sizes.join(','),
      };
      const page = pages.get(service);
      if (page === undefined) return embedded.findIframeUrl(question);
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
