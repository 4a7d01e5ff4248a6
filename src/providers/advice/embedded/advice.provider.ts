/** Built-in provider: size recommendation only. */
import type { Advice } from '#features/advice/advice.port.ts';
import { findFasciaIframe } from '#features/advice/advice.ts';
import { defineProvider } from '#kit/define-provider.ts';

export const advice: Advice = { iframeOrigins: [], findIframe: findFasciaIframe };

export const provider = defineProvider({ port: 'advice', name: 'embedded', create: () => advice });
