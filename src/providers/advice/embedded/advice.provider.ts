/** Built-in provider: size recommendation only. */
import type { Advice } from '#features/advice/advice.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { links } from '#links';

export const advice: Advice = {
  iframeOrigins: [],
  findIframeUrl: ({ service, locale, sizes }) =>
    service === 'truefit' ? links.api.sizeAdvice({ sizes }, locale) : null,
};

export const provider = defineProvider({ port: 'advice', name: 'embedded', create: () => advice });
