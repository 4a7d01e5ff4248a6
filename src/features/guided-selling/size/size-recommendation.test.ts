/** Tests of PDP-12: pages of the built-in size recommendation. */
import { describe, expect, test } from 'vitest';
import { createMemoryContent } from '#features/content/memory-content.fixtures.ts';
import { createTestShop } from '#test/create-test-shop.ts';
import { readSizeRequest, writeSizeRecommendation } from './size-recommendation.server.tsx';

const GUIDE = '/pages/brands/plain/informational/size-guide';
const { content, publish } = createMemoryContent();
publish(
  { fascia: 'aldermoor', locale: 'en-GB' },
  {
    ...{ path: GUIDE.slice(1), title: 'Sizes', description: '' },
    sections: [
      {
        _type: 'html',
        html: `<table><tr><th>Size</th><th>Bust</th></tr>${['S', 'M', 'L']
          .map((size, step) => `<tr><th scope="row">${size}</th><td>${80 + step * 6} cm</td></tr>`)
          .join('')}</table>`,
      },
    ],
  },
);
const shop = createTestShop({ ports: { content } });
const writePage = async (query: string) =>
  writeSizeRecommendation(shop, readSizeRequest(new URLSearchParams(query)));
const guided = `sizes=S~M~L&guide=${encodeURIComponent(GUIDE)}`;

test('requests the usual size, then the fit, and answers with a button and the reason', async () => {
  const first = await writePage('sizes=S~M~L');
  expect(first).toContain('href="/_api/advice/size?sizes=S~M~L&amp;usual=M&amp;locale=en-GB"');
  expect(first).toContain('usual=-&amp;');
  expect(await writePage('sizes=S~M~L&usual=M')).toContain('fit=roomy');
  const answer = await writePage('sizes=S~M~L&usual=M&fit=roomy');
  expect(answer).toMatch(/<button type="button"[^>]* value="L"/);
  expect(answer).toContain('You usually wear M and like a loose fit: one size larger.');
});

test('requests measurements where the size guide has them; they can be skipped', async () => {
  const form = await writePage(`${guided}&usual=M&fit=made`);
  expect(form).toContain('Bust (cm)');
  expect(form).toContain('measured=-');
  expect(await writePage(`${guided}&usual=M&fit=made&measured=-`)).toContain('size M');
  expect(await writePage(`${guided}&usual=-&fit=made&measured=91`)).toContain(
    'Your measurements match size L in the size guide.',
  );
});

test('what is no measurement is requested again, and kept in its field', async () => {
  const form = await writePage(`${guided}&usual=M&fit=made&measured=9`);
  expect(form).toContain('Enter numbers from 20 to 250.');
  expect(form).toMatch(/<input[^>]*aria-invalid="true"[^>]*value="9"/);
});

test('says that it is unsure, why, and where the size guide is', async () => {
  const page = await writePage(`${guided}&usual=S&fit=made&measured=92`);
  expect(page).toContain('We are not sure of your size');
  expect(page).toContain('You usually wear S, but your measurements match size L.');
  expect(page).toContain(`href="${GUIDE}"`);
  expect(page).not.toContain('<button');
});

test('is unsure where shopper and guide tell nothing', async () => {
  const page = await writePage('sizes=S~M~L&usual=-&fit=made');
  expect(page).toContain('We have no measurements of this product’s sizes');
  expect(page).not.toContain('<button');
});

test('goes on without measurements while the guide cannot be loaded', async () => {
  const broken = createTestShop({
    ports: { content: { findPage: () => Promise.reject(new Error('down')) } },
  });
  const request = readSizeRequest(new URLSearchParams(`${guided}&usual=M&fit=made`));
  expect(await writeSizeRecommendation(broken, request)).toContain('We suggest size M');
});

test('writes names of sizes as text', async () => {
  expect(await writePage(`sizes=${encodeURIComponent('<b>~M')}`)).not.toContain('<b>');
});

describe('a query that cannot be read', () => {
  test.each([
    '',
    'sizes=',
    'sizes=S&usual=M',
    'sizes=S&fit=tight',
    'sizes=S&guide=https://elsewhere.example',
    'sizes=S&guide=//elsewhere.example/pages/sizes',
    `sizes=S&${'measured=1&'.repeat(13)}`,
    `sizes=${'x'.repeat(41)}`,
    `sizes=${'S~'.repeat(61)}`,
  ])('"%s" is refused with the name of the field', async (query) => {
    await expect(writePage(query)).rejects.toMatchObject({
      status: 400,
      details: { field: expect.stringMatching(/sizes|usual|fit|guide|measured/) },
    });
  });
});
