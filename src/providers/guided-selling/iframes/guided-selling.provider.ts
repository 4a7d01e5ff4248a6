/**
 * Third-party recommendation widgets, one page in an iframe for each service; the built-in page
 * serves the others.
 */
import { z } from 'zod';
import type { GuidedSelling } from '#features/guided-selling/guided-selling.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { embeddedGuidedSelling } from '../embedded/guided-selling.provider.ts';

const configSchema = z.object({
  /**
   * Page URL by service; `{locale}`, `{productKey}` and `{sizes}` are replaced with the query's
   * values.
   */
  pages: z.record(z.string().regex(/^[\w-]{1,40}$/), z.url({ protocol: /^https$/ })),
});

/** @throws ZodError for a URL that is not https. */
export function createIframeWidgets(config: unknown): GuidedSelling {
  const pages = new Map(Object.entries(configSchema.parse(config).pages));
  return {
    iframeOrigins: [...new Set([...pages.values()].map((page) => new URL(page).origin))],
    findIframeUrl(request) {
      const { service, locale, productKey, sizes } = request;
      const values: Readonly<Record<string, string>> = {
        locale,
        productKey,
        sizes: sizes.join(','),
      };
      const page = pages.get(service);
      if (page === undefined) return embeddedGuidedSelling.findIframeUrl(request);
      return page.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(values[name] ?? ''),
      );
    },
  };
}

export const provider = defineProvider({
  port: 'guidedSelling',
  name: 'iframes',
  create: (_, config) => createIframeWidgets(config),
});
