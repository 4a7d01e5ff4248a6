/** Contract tests for every provider of size recommendation and product finder. */
import { describe, expect, test } from 'vitest';
import type { GuidedSelling, WidgetRequest } from './guided-selling.port.ts';

const request: WidgetRequest = {
  service: 'truefit',
  locale: 'de-DE',
  productKey: 'ABC 12/3',
  sizes: ['S', 'M & L', '8'],
};

export function describeGuidedSelling(name: string, guidedSelling: GuidedSelling): void {
  describe(`guided selling by ${name}`, () => {
    test('the size widget’s page is on this shop or on a listed origin', () => {
      const iframe = guidedSelling.findIframeUrl(request);
      if (iframe === null) throw new Error('No size recommendation page found.');
      const { origin } = new URL(iframe, 'https://shop.example');
      expect(['https://shop.example', ...guidedSelling.iframeOrigins]).toContain(origin);
      expect(iframe).not.toMatch(/[\s"<>{}]/);
    });

    test('the URL has the locale', () => {
      const { searchParams } = new URL(
        guidedSelling.findIframeUrl(request) ?? '',
        'https://shop.example',
      );
      expect([...searchParams.values()].join(' ')).toContain('de-DE');
    });

    test('an unknown service has no page', () => {
      expect(guidedSelling.findIframeUrl({ ...request, service: 'tarot' })).toBeNull();
    });
  });
}
