/** Tests of PDP-12: pages of the built-in size recommendation. */
import { describe, expect, test } from 'vitest';
import { createMemoryContent } from '#features/content/memory-content.fixtures.ts';
import { createTestShop } from '#test/create-test-shop.ts';
import { answerSizeRequest, parseSizeRequest } from './size-recommendation.server.tsx';

const GUIDE = '/pages/brands/plain/informational/size-guide';
const head = '<tr><th>Size</th><th>Bust</th><th>Hips</th></tr>';
const rows = ['S', 'M', 'L'].map(
  (size, step) =>
    `<tr><th scope="row">${size}</th><td>${80 + step * 6} cm</td><td>${88 + step * 6} cm</td></tr>`,
);
const { content, publish } = createMemoryContent();
publish(
  { fascia: 'aldermoor', locale: 'en-GB' },
  {
    ...{ path: GUIDE.slice(1), title: 'Sizes', description: '' },
    sections: [{ _type: 'html', html: `<table>${head}${rows.join('')}</table>` }],
  },
);
const shop = createTestShop({ ports: { content } });
const request = (query: string, at = shop) =>
  answerSizeRequest(at, parseSizeRequest(new URLSearchParams(query)));
const writePage = async (query: string) => (await request(query)).text();
const guided = `sizes=S~M~L&guide=${encodeURIComponent(GUIDE)}`;

test('requests the usual size, then the fit, and answers with a button and the reason', async () => {
  const first = await writePage('sizes=S~M~L');
  expect(first).toContain('href="/_api/advice/size?sizes=S~M~L&amp;usual=M&amp;locale=en-GB"');
  expect(first).toContain('usual=~&amp;');
  expect(await writePage('sizes=S~M~L&usual=M')).toContain('fit=loose');
  const html = await writePage('sizes=S~M~L&usual=M&fit=loose');
  expect(html).toMatch(/<button type="button"[^>]* value="L"/);
  expect(html).toContain('You usually wear M and like a loose fit: one size larger.');
});

test('requests measurements where the size guide has them; they can be skipped', async () => {
  const form = await writePage(`${guided}&usual=M&fit=regular`);
  expect(form).toContain('Bust (cm)');
  expect(form).toContain('measured=-');
  expect(await writePage(`${guided}&usual=M&fit=regular&measured=-`)).toContain('size M');
  expect(await writePage(`${guided}&usual=~&fit=regular&measured=91`)).toContain(
    'Your measurements match size L in the size guide.',
  );
});

test('what is no measurement is requested again, and kept in its field', async () => {
  const form = await writePage(`${guided}&usual=M&fit=regular&measured=9`);
  expect(form).toMatch(/<input[^>]*aria-invalid="true"[^>]*value="9"/);
  expect(form).toMatch(/<input[^>]*autofocus=""/);
  const [, id] = /aria-describedby="([^"]+)"/.exec(form) ?? [];
  expect(form).toContain(`<p id="${id}" class="invalid">Enter a number from 40 to 184 cm.</p>`);
});

test('says that it is unsure, why, and where the size guide is', async () => {
  const page = await writePage(`${guided}&usual=S&fit=regular&measured=92`);
  expect(page).toContain('We are not sure of your size');
  expect(page).toContain('You usually wear S, but your measurements match size L.');
  expect(page).toContain(`href="${GUIDE}"`);
  expect(page).not.toContain('<button');
});

test('leads to the part of the guide about the department', async () => {
  const guide = encodeURIComponent(`${GUIDE}#womens`);
  const page = await writePage(`sizes=S~M~L&guide=${guide}&usual=S&fit=regular&measured=92`);
  expect(page).toContain(`href="${GUIDE}#womens"`);
});

test('is unsure where neither the shopper nor the guide has measurements', async () => {
  const page = await writePage('sizes=S~M~L&usual=~&fit=regular');
  expect(page).toContain('We have no measurements of this product’s sizes');
  expect(page).not.toContain('<button');
});

test('goes on without measurements while the guide cannot be loaded', async () => {
  const broken = createTestShop({
    ports: { content: { findPage: () => Promise.reject(new Error('down')) } },
  });
  const query = `${guided}&usual=M&fit=regular`;
  const response = await request(query, broken);
  expect(await response.text()).toContain('We suggest size M');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect((await request(query)).headers.get('cache-control')).toBe('public, max-age=300');
});

test('measurements of a shopper are kept in no cache', async () => {
  const response = await request(`${guided}&usual=M&fit=regular&measured=91`);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('the first question names the size system of the labels, and leads to the guide', async () => {
  const letters = await writePage(guided);
  expect(letters).toContain('Which international size (S, M, L) do you usually wear?');
  expect(letters).toContain(`href="${GUIDE}"`);
  expect(await writePage('sizes=8~10')).toContain('going by the label?');
});

test('a size may be named like a skipped answer', async () => {
  expect(await writePage('sizes=-~M&usual=-&fit=regular')).toContain('We suggest size -');
});

test('measurements of different sizes get the larger size, with the reason', async () => {
  const page = await writePage(`${guided}&usual=~&fit=regular&measured=86&measured=100`);
  expect(page).toContain('Your measurements match sizes M and L. We suggest the larger one.');
});

test('a measurement halfway between two sizes is named, with what decides', async () => {
  const query = `${guided}&usual=M&fit=regular&measured=83`;
  expect(await writePage(query)).toContain(
    'Bust: halfway between S and M, and you usually wear M.',
  );
});

test('writes names of sizes as text', async () => {
  expect(await writePage(`sizes=${encodeURIComponent('<b>~M')}`)).not.toContain('<b>');
});

test('writes the name of the fascia as text', async () => {
  const named = createTestShop({ fascia: { name: 'Salt & <b>Stone' } });
  const page = await (await request('sizes=S~M', named)).text();
  expect(page).toContain('<title>Salt &amp; &lt;b&gt;Stone</title>');
});

describe('a query that cannot be read', () => {
  test.each([
    '',
    'sizes=',
    'sizes=S&usual=M',
    'sizes=S&fit=snug',
    'sizes=S&guide=https://elsewhere.example',
    'sizes=S&guide=//elsewhere.example/pages/sizes',
    'sizes=S&guide=/pages/../account',
    'sizes=S&guide=/pages/brands/%2e%2e/account',
    'sizes=S&guide=/pages/%252e%252e/sizes%2f..',
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
