/** Tests of the layout, also while the content source fails. */

import { expect, test } from 'vitest';
import { type LogFields, silentLog } from '#kit/log.ts';
import { createValueCache } from '#server/pages/value-cache.server.ts';
import { createTestShop } from '#test/create-test-shop.ts';
import { loadShell } from './shell.server.tsx';

test('a footer rendered while its pages could not be looked up has its links back when they can', async () => {
  const warned: LogFields[] = [];
  const valueCache = createValueCache();
  let isUnavailable = true;
  const found = { title: 'Returns', description: '', sections: [] };
  const findPage = async (_scope: unknown, path: string) => {
    if (isUnavailable) throw new Error('content is unavailable');
    return path.endsWith('returns') ? { ...found, path } : null;
  };
  const openShop = () =>
    createTestShop({
      ports: { content: { findPage }, catalogue: { listCategories: async () => [] } },
      cached: valueCache.forRequest(),
      log: { ...silentLog, warn: (fields: LogFields) => void warned.push(fields) },
    });

  expect((await loadShell(openShop())).footerPages).not.toContain('returns');
  expect(warned).toHaveLength(1);
  isUnavailable = false;
  expect((await loadShell(openShop())).footerPages).toContain('/pages/informational/returns');
});
