/** Tests of `/_api/shopper`: the data of the header does not wait for the counts of experiments. */
import { expect, test } from 'vitest';
import { createTestShop, routeArgs } from '#test/create-test-shop.ts';
import { loader } from './shopper.route.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0';

test('the basket is loaded while an exposure is counted', async () => {
  const reading = Promise.withResolvers<void>();
  const experiment = { name: 'hero', pages: ['home'], variants: [{ name: 'control', share: 1 }] };
  const shop = createTestShop({
    fascia: { experiments: [experiment] },
    ...{ basketToken: 'token', guestBasketToken: 'token' },
    visitor: { network: '', ipHash: 'shopper call', userAgent: FIREFOX },
    readCookie: (name) => (name === 'visitor' ? 'abcdefghijklmnop' : null),
    ports: {
      baskets: {
        async find() {
          reading.resolve();
          return null;
        },
      },
      experiments: { addCounts: () => reading.promise },
    },
  });
  const headers = { referer: 'https://shop.example/', host: 'shop.example', 'user-agent': FIREFOX };
  const request = new Request('https://shop.example/_api/shopper', { headers });
  const response = await loader(routeArgs(shop, request));
  expect(await response.json()).toMatchObject({ status: 'guest', basketCount: 0 });
});
