/** Contract tests for every provider of size and product advice. */
import { describe, expect, test } from 'vitest';
import type { Advice, AdviceRequest } from './advice.port.ts';

const request: AdviceRequest = {
  service: 'truefit',
  locale: 'de-DE',
  productKey: 'ABC 12/3',
  sizes: ['S', 'M & L', '8'],
};

export function describeAdvice(name: string, advice: Advice): void {
  describe(`advice by ${name}`, () => {
    test('the size widget’s page is on this shop or on a listed origin', () => {
      const iframe = advice.findIframeUrl(request);
      if (iframe === null) throw new Error('No size advice page found.');
      const { origin } = new URL(iframe, 'https://shop.example');
      expect(['https://shop.example', ...advice.iframeOrigins]).toContain(origin);
      expect(iframe).not.toMatch(/[\s"<>{}]/);
    });

    test('the URL has the locale', () => {
      const { searchParams } = new URL(advice.findIframeUrl(request) ?? '', 'https://shop.example');
      expect([...searchParams.values()].join(' ')).toContain('de-DE');
    });

    test('an unknown service has no page', () => {
      expect(advice.findIframeUrl({ ...request, service: 'tarot' })).toBeNull();
    });
  });
}
