/** Tests of the other fascias that a fascia's pages link to. */
import { expect, test } from 'vitest';
import { listOtherFascias } from './other-fascias.ts';

const shop = {
  code: 'shop',
  name: 'Shop',
  hosts: ['localhost'],
  origin: 'https://www.shop.example',
};
const night = {
  code: 'night',
  name: 'Night',
  hosts: ['n.localhost'],
  origin: 'https://n.shop.example',
};
const fern = { code: 'fern', name: 'Fern', hosts: ['fern.localhost'] };
const home = { code: 'home', name: 'Home', hosts: ['home.localhost'] };

const originsFor = (fascia: typeof fern) =>
  listOtherFascias([shop, night, fern, home], fascia, 3000).map(({ origin }) => origin);

test('a fascia with a public URL does not link to URLs of this machine', () => {
  expect(originsFor(shop)).toEqual(['https://n.shop.example']);
});

test('a fascia that is only on this machine links to all others', () => {
  expect(originsFor(fern)).toEqual([
    'https://www.shop.example',
    'https://n.shop.example',
    'http://home.localhost:3000',
  ]);
});
