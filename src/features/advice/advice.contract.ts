/** Contract tests for every recommendation provider. */
import { describe, expect, test } from 'vitest';
import type { Advice, AdviceQuestion } from './advice.port.ts';

const question: AdviceQuestion = {
  service: 'truefit',
  locale: 'de-DE',
  productKey: 'ABC 12/3',
  sizes: ['S', 'M & L', '8'],
};

export function describeAdvice(name: string, advice: Advice): void {
  describe(`advice by ${name}`, () => {
    test('a size is advised on by a page of this shop, or of an origin that is named', () => {
      const iframe = advice.findIframe(question);
      if (iframe === null) throw new Error('There is no page that advises on sizes.');
      const { origin } = new URL(iframe, 'https://shop.example');
      expect(['https://shop.example', ...advice.iframeOrigins]).toContain(origin);
      expect(iframe).not.toMatch(/[\s"<>{}]/);
    });

    test('what it needs to know is in the address', () => {
      const { searchParams } = new URL(advice.findIframe(question) ?? '', 'https://shop.example');
      expect([...searchParams.values()].join(' ')).toContain('de-DE');
    });

    test('a service that nobody has is none', () => {
      expect(advice.findIframe({ ...question, service: 'tarot' })).toBeNull();
    });
  });
}
