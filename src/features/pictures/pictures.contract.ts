/** Contract tests for every provider of pictures. */
import { describe, expect, test } from 'vitest';
import type { Pictures } from './pictures.port.ts';

export type PicturesSubject = {
  readonly create: () => Promise<Pictures>;
  /** An id that a new source has, for sources with built-in pictures. */
  readonly knownId?: string;
  /** Valid ids that the source does not have. */
  readonly unknownIds: readonly string[];
  /** Bytes that it can save; undefined for sources that generate their pictures. */
  readonly savable?: Uint8Array;
};

export function picturesContract(
  name: string,
  { create, knownId, unknownIds, savable }: PicturesSubject,
) {
  describe(`pictures: ${name}`, () => {
    test.each([...unknownIds, '', '.', 'draw.', 'file.', '../../etc/passwd', 'file.../../x'])(
      'finds no picture for %j',
      async (id) => {
        expect(await (await create()).find(id)).toBeNull();
      },
    );

    if (knownId !== undefined)
      test('finds the same master every time', async () => {
        const pictures = await create();
        const [first, second] = [await pictures.find(knownId), await pictures.find(knownId)];
        expect(first?.body.byteLength).toBeGreaterThan(100);
        expect(first?.type).toMatch(/^image\/(svg\+xml|jpeg|png|webp)$/);
        expect(second).toEqual(first);
      });

    if (savable) describeDeletion(create, savable);

    if (savable)
      test('saves the same bytes under one id, however often', async () => {
        const pictures = await create();
        const ids = await Promise.all([
          pictures.save(savable),
          pictures.save(savable),
          pictures.save(Uint8Array.from(savable)),
        ]);
        expect(new Set(ids).size).toBe(1);
        expect(ids[0]).toMatch(/^[a-z]+\.[a-z0-9._-]+$/);
        expect((await pictures.find(ids[0] ?? ''))?.body.byteLength).toBeGreaterThan(0);
      });

    test.each([...unknownIds, '', '../../etc/passwd', 'file.../../x'])(
      'deletes nothing for %j',
      async (id) => {
        const pictures = await create();
        await pictures.delete(id);
        if (knownId === undefined) return;
        expect(await pictures.find(knownId)).not.toBeNull();
      },
    );

    test('refuses bytes that are not a picture with a problem that names the field', async () => {
      const pictures = await create();
      await expect(
        pictures.save(new TextEncoder().encode('<svg onload="alert(1)"/>')),
      ).rejects.toMatchObject({
        name: 'Problem',
        details: { field: 'picture' },
      });
    });
  });
}

function describeDeletion(create: PicturesSubject['create'], savable: Uint8Array): void {
  test('a deleted picture is gone, and can be saved again', async () => {
    const pictures = await create();
    const id = await pictures.save(savable);
    await pictures.delete(id);
    await pictures.delete(id);
    expect(await pictures.find(id)).toBeNull();
    expect(await pictures.save(savable)).toBe(id);
    expect(await pictures.find(id)).not.toBeNull();
  });

  test('equal pictures of two owners have different ids: deleting one keeps the others', async () => {
    const pictures = await create();
    const common = await pictures.save(savable);
    const ids = [await pictures.save(savable, 'ann'), await pictures.save(savable, 'ben')];
    expect(await pictures.save(savable, 'ann')).toBe(ids[0]);
    expect([pictures.idOf(savable), pictures.idOf(savable, 'ann')]).toEqual([common, ids[0]]);
    expect(new Set([common, ...ids]).size).toBe(3);
    await pictures.delete(ids[0] ?? '');
    expect(await pictures.find(ids[0] ?? '')).toBeNull();
    expect(await pictures.find(ids[1] ?? '')).not.toBeNull();
    expect(await pictures.find(common)).not.toBeNull();
  });
}
