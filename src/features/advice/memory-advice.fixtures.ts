/** Recommendations for tests: a page of the shop's own for each known service. */
import type { Advice, AdviceRequest } from './advice.port.ts';

/** `requests` lists the questions, oldest first. */
export function createMemoryAdvice(
  services: readonly string[] = ['truefit', 'consultation'],
): Advice & { readonly requests: readonly AdviceRequest[] } {
  const requests: AdviceRequest[] = [];
  return {
    requests,
    iframeOrigins: [],
    findIframeUrl(question) {
      requests.push(question);
      const { service, locale } = question;
      return services.includes(service)
        ? `/advice/${service}?${new URLSearchParams({ locale })}`
        : null;
    },
  };
}
