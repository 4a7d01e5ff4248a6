/** Tests of third-party recommendation widgets. */
import { expect, test } from 'vitest';
import { describeAdvice } from '#features/advice/advice.contract.ts';
import { createIframeAdvice } from './advice.provider.ts';

const pages = {
  truefit: 'https://fit.example/frame?locale={locale}&style={productKey}&sizes={sizes}',
  consultation: 'https://beauty.example/desk?product={productKey}&in={locale}',
};

describeAdvice('other sites', createIframeAdvice({ pages }));

test('each service has a page of its own', () => {
  const advice = createIframeAdvice({ pages });
  const question = { locale: 'en-GB', productKey: 'A&B', sizes: [] };
  expect(advice.findIframeUrl({ ...question, service: 'consultation' })).toBe(
    'https://beauty.example/desk?product=A%26B&in=en-GB',
  );
  expect(advice.iframeOrigins).toEqual(['https://fit.example', 'https://beauty.example']);
});

test('what no other site does, the shop does itself', () => {
  const { findIframeUrl } = createIframeAdvice({ pages: { consultation: pages.consultation } });
  const question = { locale: 'en-GB', productKey: 'A', sizes: ['S', 'M'] };
  expect(findIframeUrl({ ...question, service: 'truefit' })).toBe(
    '/_api/advice/size?sizes=S~M&locale=en-GB',
  );
  expect(findIframeUrl({ ...question, service: 'tarot' })).toBeNull();
});

test.each(['http://fit.example/', 'javascript:alert(1)', '/own'])(
  '%s is not an address for an iframe',
  (page) => {
    expect(() => createIframeAdvice({ pages: { truefit: page } })).toThrow();
  },
);
