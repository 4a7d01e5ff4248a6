/** Tests of masters that several sizes are rendered from at the same time. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { plainMaster } from '../pictures.fixtures.server.ts';
import type { Pictures } from '../pictures.port.ts';
import { handlePictureRequest } from '../pictures.server.ts';

const CARD_SIZES = ['w80-1x1-n', 'w160-1x1-n', 'w320-2x3-n', 'w320-2x3-z', 'w480-2x3-n'];

/**
 * A source with the master `file.a`. Its first read calls `respond` once every size has been
 * requested; `requestSizes` returns the statuses.
 */
async function openSource(respond: () => Promise<null>, sizes = CARD_SIZES) {
  const cacheDir = await mkdtemp(join(tmpdir(), 'masters-'));
  onTestFinished(() => rm(cacheDir, { recursive: true, force: true }));
  const master = await plainMaster(800, 1_200);
  const { promise: allRequested, resolve } = Promise.withResolvers<void>();
  const [reads, requests]: [string[], string[]] = [[], []];
  const pictures: Pictures = {
    async find(id, width) {
      reads.push(`${id} ${width}`);
      await allRequested;
      return (reads.length === 1 && (await respond())) || master;
    },
    isGenerated(id) {
      if (requests.push(id) === sizes.length) resolve();
      return false;
    },
    save: async () => '',
    idOf: () => '',
    delete: async () => {},
  };
  const requestSize = (size: string) =>
    handlePictureRequest(new Request(`http://shop.example/media/file.a/${size}.jpg`), {
      ...{ pictures, cacheDir },
    });
  const requestSizes = async () =>
    (await Promise.all(sizes.map(requestSize))).map(({ status }) => status);
  return { reads, requestSizes };
}

test('a master is read once for all sizes that are rendered from it at once', async () => {
  const { reads, requestSizes } = await openSource(async () => null);
  expect(await requestSizes()).toEqual([200, 200, 200, 200, 200]);
  expect(reads).toEqual(['file.a 800']);
});

test('a failed read of a master fails all sizes, and the next request reads it again', async () => {
  const { reads, requestSizes } = await openSource(() =>
    Promise.reject(new Error('It does not answer.')),
  );
  expect(await requestSizes()).toEqual([500, 500, 500, 500, 500]);
  expect(await requestSizes()).toEqual([200, 200, 200, 200, 200]);
  expect(reads.length).toBeGreaterThan(1);
});

test('sizes that need masters of different widths read one each', async () => {
  const { reads, requestSizes } = await openSource(async () => null, ['w320-2x3-n', 'w1600-2x3-n']);
  expect(await requestSizes()).toEqual([200, 200]);
  expect(reads.sort()).toEqual(['file.a 1600', 'file.a 800']);
});
