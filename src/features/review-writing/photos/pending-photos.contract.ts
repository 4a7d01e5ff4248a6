/** Contract tests that every provider of the pendingPhotos port passes. */
import { describe, expect, test } from 'vitest';
import type { PendingPhotos } from './pending-photos.port.ts';

const photo = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2, 3);
const HOUR_MS = 3_600_000;
const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds);

/** `open` returns a store without photos. */
export function describePendingPhotos(name: string, open: () => Promise<PendingPhotos>): void {
  describe(`pending photos: ${name}`, () => {
    test('a saved photo is found; an identical one gets its own id', async () => {
      const photos = await open();
      const [first, second] = [await photos.save(photo), await photos.save(photo)];
      expect(first).toMatch(/^pending\.[0-9a-f-]{36}$/);
      expect(second).not.toBe(first);
      for (const id of [first, second])
        expect(new Uint8Array((await photos.find(id)) ?? [])).toEqual(photo);
    });

    test.each([
      ...['', 'pending.', 'pending.00000000-0000-0000-0000-000000000000', 'file.a'],
      ...['pending.../../../etc/passwd', 'pending.constructor', '../pending-photos/a'],
    ])('%j is not a photo, and deleting it changes nothing', async (id) => {
      const photos = await open();
      const saved = await photos.save(photo);
      expect(await photos.find(id)).toBeNull();
      await photos.delete([id]);
      expect(await photos.find(saved)).not.toBeNull();
      expect(await photos.count()).toBe(1);
    });

    test('photos are counted until they are deleted; deleting them again changes nothing', async () => {
      const photos = await open();
      expect(await photos.count()).toBe(0);
      const ids: string[] = [];
      for (let saved = 0; saved < 5; saved += 1) ids.push(await photos.save(photo));
      expect(await photos.count()).toBe(5);
      await photos.delete([]);
      await photos.delete(ids.slice(1, 4));
      await photos.delete(ids.slice(1, 4));
      expect(await photos.count()).toBe(2);
      const bodies = await Promise.all(ids.map((id) => photos.find(id)));
      expect(bodies.map((body) => body !== null)).toEqual([true, false, false, false, true]);
    });

    test('photos are listed by the time at which they were saved', async () => {
      const photos = await open();
      expect(await photos.listBefore(fromNow(HOUR_MS))).toEqual([]);
      const ids: string[] = [];
      for (let saved = 0; saved < 5; saved += 1) ids.push(await photos.save(photo));
      expect(await photos.listBefore(fromNow(-HOUR_MS))).toEqual([]);
      expect((await photos.listBefore(fromNow(HOUR_MS))).toSorted()).toEqual(ids.toSorted());
    });
  });
}
