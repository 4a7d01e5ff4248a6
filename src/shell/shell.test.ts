/** Tests of the layout, also while the content source fails. */
import { expect, test } from 'vitest';
import type { LogFields } from '#kit/log.ts';
import { testShop } from '#request/shop.fixtures.ts';
import type { Shop } from '#request/shop.ts';
import { createRequestCache } from '#server/request-cache.server.ts';
import { loadShell } from './shell.server.tsx';

test('a foot drawn while its pages could not be looked up has its links back when they can', async () => {
  const warned: LogFields[] = [];
  const memory = createRequestCache();
  let isAway = true;
  const findPage = async (_scope: unknown, path: string) => {
    if (isAway) throw new Error('content is away');
    return path.endsWith('returns') ? {} : null;
  };
  const openShop = () =>
    ({
      fascia: { code: 'aldermoor', freeDeliveryFrom: {} },
      ...{ locale: testShop.locale, currency: 'GBP', public: testShop, otherFascias: [] },
      ports: { content: { findPage }, catalogue: { listCategories: async () => [] } },
      ...{ cached: memory.open(), log: { warn: (fields: LogFields) => warned.push(fields) } },
    }) as unknown as Shop;

  expect((await loadShell(openShop())).footerPages).not.toContain('returns');
  expect(warned).toHaveLength(1);
  isAway = false;
  expect((await loadShell(openShop())).footerPages).toContain('/pages/informational/returns');
});
