/** No CDN: browsers and proxies revalidate pages with this server. */
import { defineProvider } from '#kit/define-provider.ts';

export const provider = defineProvider({
  port: 'cdn',
  name: 'embedded',
  create: () => ({
    ...{ maxTags: Number.POSITIVE_INFINITY, respectsVary: false },
    ...{ describe: () => [], purge: async () => {} },
  }),
});
