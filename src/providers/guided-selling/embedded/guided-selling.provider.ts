/** Built-in provider: size recommendation only. */
import type { GuidedSelling } from '#features/guided-selling/guided-selling.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { links } from '#links';

export const embeddedGuidedSelling: GuidedSelling = {
  iframeOrigins: [],
  findIframeUrl: ({ service, locale, sizes, guide }) =>
    service === 'truefit'
      ? links.api.sizeRecommendation({ sizes, ...(guide !== undefined && { guide }) }, locale)
      : null,
};

export const provider = defineProvider({
  port: 'guidedSelling',
  name: 'embedded',
  create: () => embeddedGuidedSelling,
});
