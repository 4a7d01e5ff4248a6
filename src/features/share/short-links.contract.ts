/** Contract tests that every provider of short links passes. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isShortCode, SHORT_LINK_DAYS } from './short-code.ts';
import type { ShortLinks } from './short-links.port.ts';

export type ShortLinksSetup = {
  readonly shortLinks: ShortLinks;
  readonly close: () => Promise<void>;
};

const now = new Date('2026-11-25T12:00:00Z');
const page = { fascia: 'aldermoor', path: '/fr/product/coat?colour=moss' };
const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000);

export function describeShortLinks(name: string, open: () => Promise<ShortLinksSetup>): void {
  describe(`short links from ${name}`, () => {
    let setup: ShortLinksSetup;
    beforeAll(async () => {
      setup = await open();
    });
    afterAll(() => setup.close());

    test('SHARE-1: a code leads to its page', async () => {
      const code = await setup.shortLinks.shorten(page, now);
      expect(isShortCode(code)).toBe(true);
      expect(await setup.shortLinks.resolve(page.fascia, code)).toBe(page.path);
    });

    test('SHARE-1: the same page has one code, also for concurrent requests', async () => {
      const path = '/product/shared-by-many';
      const requests = Array.from({ length: 20 }, () =>
        setup.shortLinks.shorten({ ...page, path }, now),
      );
      expect(new Set(await Promise.all(requests)).size).toBe(1);
    });

    test('SHARE-1: each page and fascia has its own code', async () => {
      const { shortLinks } = setup;
      const code = await shortLinks.shorten(page, now);
      const others = [
        await shortLinks.shorten({ ...page, path: '/product/coat' }, now),
        await shortLinks.shorten({ ...page, fascia: 'nightjar' }, now),
      ];
      expect(new Set([code, ...others]).size).toBe(3);
      expect(await shortLinks.resolve('nightjar', code)).toBeNull();
      expect(await shortLinks.resolve('aldermoor', 'hG4k9QzT2b')).toBeNull();
    });

    test('old links are deleted, others stay', async () => {
      const { shortLinks } = setup;
      const old = await shortLinks.shorten({ ...page, path: '/product/old' }, now);
      const young = await shortLinks.shorten({ ...page, path: '/product/young' }, daysLater(2));
      const again = { ...page, path: '/product/shared-again' };
      const renewed = await shortLinks.shorten(again, now);
      await shortLinks.shorten(again, daysLater(2));
      await shortLinks.cleanUp(daysLater(SHORT_LINK_DAYS + 1));
      expect(await shortLinks.resolve('aldermoor', renewed)).toBe(again.path);
      expect(await shortLinks.resolve('aldermoor', old)).toBeNull();
      expect(await shortLinks.resolve('aldermoor', young)).toBe('/product/young');
    });
  });
}
