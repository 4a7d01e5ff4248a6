/** Tests that URLs in content can be parsed by browsers. */
import { is } from 'valibot';
import { describe, expect, test } from 'vitest';
import { parsePost } from '#features/social/parse-post.ts';
import { hrefField, videoField } from './content-fields.ts';

const post = (sourceUrl: string) => ({
  flocklerId: 'one',
  channel: 'instagram',
  sourceUrl,
  images: [{ url: '/media/one.jpg' }],
});

describe.each([
  'https://',
  'https://[::1',
  'https://%',
  'https://:443/',
  'https://shop.example:99999/',
  'https://a^b.example/',
  'https:///?',
])('no browser opens %s', (address) => {
  test('as a link', () => expect(is(hrefField, address)).toBe(false));
  test('as a film', () =>
    expect(is(videoField, { desktop_url: address, display_images: [{ id: 'one.jpg' }] })).toBe(
      false,
    ));
  test('as a post', () => expect(parsePost(post(address))).toBeNull());
});

test.each([
  '/',
  '/pages/care?a=1#b',
  'https://shop.example/é',
  'https://bücher.example',
  'mailto:care@shop.example',
  'tel:+442079460000',
])('browsers open %s', (address) => expect(is(hrefField, address)).toBe(true));

test('a film whose file can be fetched is shown', () =>
  expect(
    is(videoField, {
      desktop_url: 'https://films.example/one',
      display_images: [{ id: 'one.jpg' }],
    }),
  ).toBe(true));

test('a post with a source that opens is shown', () =>
  expect(parsePost(post('https://social.example/one'))).not.toBeNull());
