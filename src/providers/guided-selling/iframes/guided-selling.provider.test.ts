/** Tests of third-party recommendation widgets. */
import { expect, test } from 'vitest';
import { describeGuidedSelling } from '#features/guided-selling/guided-selling.contract.ts';
import { createIframeWidgets } from './guided-selling.provider.ts';

const pages = {
  truefit: 'https://fit.example/iframe?locale={locale}&style={productKey}&sizes={sizes}',
  consultation: 'https://beauty.example/finder?product={productKey}&in={locale}',
};

describeGuidedSelling('other sites', createIframeWidgets({ pages }));

test('each service has a page of its own', () => {
  const widgets = createIframeWidgets({ pages });
  const request = { locale: 'en-GB', productKey: 'A&B', sizes: [] };
  expect(widgets.findIframeUrl({ ...request, service: 'consultation' })).toBe(
    'https://beauty.example/finder?product=A%26B&in=en-GB',
  );
  expect(widgets.iframeOrigins).toEqual(['https://fit.example', 'https://beauty.example']);
});

test('a service without a configured site is provided by the shop itself', () => {
  const { findIframeUrl } = createIframeWidgets({ pages: { consultation: pages.consultation } });
  const request = { locale: 'en-GB', productKey: 'A', sizes: ['S', 'M'] };
  expect(findIframeUrl({ ...request, service: 'truefit' })).toBe(
    '/_api/advice/size?sizes=S~M&locale=en-GB',
  );
  expect(findIframeUrl({ ...request, service: 'tarot' })).toBeNull();
});

test.each(['http://fit.example/', 'javascript:alert(1)', '/own'])(
  '%s is refused as the URL of an iframe',
  (page) => {
    expect(() => createIframeWidgets({ pages: { truefit: page } })).toThrow();
  },
);
