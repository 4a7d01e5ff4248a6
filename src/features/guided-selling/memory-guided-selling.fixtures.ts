/** Recommendations for tests: a page of the shop's own for each known service. */
import type { GuidedSelling, WidgetRequest } from './guided-selling.port.ts';

/** `requests` lists the requests, oldest first. */
export function createMemoryGuidedSelling(
  services: readonly string[] = ['truefit', 'consultation'],
): GuidedSelling & { readonly requests: readonly WidgetRequest[] } {
  const requests: WidgetRequest[] = [];
  return {
    requests,
    iframeOrigins: [],
    findIframeUrl(request) {
      requests.push(request);
      const { service, locale } = request;
      return services.includes(service)
        ? `/widgets/${service}?${new URLSearchParams({ locale })}`
        : null;
    },
  };
}
