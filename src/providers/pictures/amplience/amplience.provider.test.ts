/** Tests of pictures from Amplience, and of the fallback to the embedded source. */
import { expect, test } from 'vitest';
import type { Pictures } from '#features/pictures/pictures.port.ts';
import { parsePicturePath } from '#features/pictures/pictures.ts';
import { decodeAmplienceId, encodeAmplienceId } from '#providers/vendors/amplience/media-id.ts';
import { createAmplienceMedia } from './amplience.provider.ts';

const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
const deleted: string[] = [];
const fallback: Pictures = {
  find: async (id) => ({ body: new TextEncoder().encode(id), type: 'image/png' }),
  idFor: (id, fascia) => (id.startsWith('file.') ? `${id}-${fascia}` : id),
  save: async (_body, owner) => `file.${owner}`,
  idOf: (_body, owner) => `file.${owner}`,
  delete: async (id) => {
    deleted.push(id);
  },
};

function open(response: () => Response) {
  const requests: string[] = [];
  const fetchPicture = async (url: URL | RequestInfo) => {
    requests.push(String(url));
    return response();
  };
  return {
    requests,
    media: createAmplienceMedia({
      accounts: ['northshop'],
      host: 'media.example',
      fallback,
      fetch: fetchPicture,
    }),
  };
}

test('a picture is fetched from its account under its own name', async () => {
  const { requests, media } = open(() => new Response(JPEG));
  const id = encodeAmplienceId({ account: 'northshop', name: 'Coats Öffner' }) ?? '';
  expect(await media.find(id)).toEqual({ body: JPEG, type: 'image/jpeg' });
  expect(requests).toEqual([
    'https://media.example/i/northshop/Coats%20%C3%96ffner?w=2000&fmt=jpg&qlt=92',
  ]);
});

test('the poster of a video is fetched from the path of its files', async () => {
  const { requests, media } = open(() => new Response(JPEG));
  await media.find(encodeAmplienceId({ account: 'northshop', name: 'coats', kind: 'video' }) ?? '');
  expect(requests).toEqual(['https://media.example/v/northshop/coats?w=2000&fmt=jpg&qlt=92']);
});

test('foreign accounts are never requested; other ids are passed to the fallback', async () => {
  const { requests, media } = open(() => new Response(JPEG));
  expect(await media.find('amplience.elsewhere.coats')).toBeNull();
  expect((await media.find('file.abc'))?.type).toBe('image/png');
  expect(requests).toEqual([]);
});

test('pictures of the fallback that differ between fascias keep their own ids', async () => {
  const { media } = open(() => new Response(JPEG));
  expect(media.idFor?.('file.abc', 'nightjar')).toBe('file.abc-nightjar');
  expect(media.idFor?.('amplience.northshop.coats', 'nightjar')).toBe('amplience.northshop.coats');
});

test('uploads are saved and deleted by the fallback, with their owner', async () => {
  const { media, requests } = open(() => new Response(JPEG));
  expect(await media.save(JPEG, 'ann')).toBe('file.ann');
  await media.delete('file.ann');
  expect(deleted).toEqual(['file.ann']);
  expect(requests).toEqual([]);
});

test('null for a picture that is not in the account; throws for other content', async () => {
  expect(
    await open(() => new Response('', { status: 404 })).media.find('amplience.northshop.coats'),
  ).toBeNull();
  await expect(
    open(() => new Response('<svg/>')).media.find('amplience.northshop.coats'),
  ).rejects.toThrow('did not return a picture');
  await expect(
    open(() => new Response('', { status: 500 })).media.find('amplience.northshop.coats'),
  ).rejects.toThrow('500');
});

test('a picture that the account does not have is looked up once', async () => {
  const { requests, media } = open(() => new Response('', { status: 404 }));
  expect(await media.find('amplience.northshop.coats')).toBeNull();
  expect(await media.find('amplience.northshop.coats')).toBeNull();
  expect(requests).toHaveLength(1);
});

test.each(['coats', 'Coats Öffner', '0xab', 'a/b?c', '5f9199e0_1280'])(
  '%j has an id that is valid in an address and leads back to it',
  (name) => {
    const id = encodeAmplienceId({ account: 'northshop', name }) ?? '';
    expect(decodeAmplienceId(id)).toEqual({ account: 'northshop', name });
    expect(parsePicturePath(`/media/${id}/w320-2x3-n.avif`)?.id).toBe(id);
  },
);

test.each([
  { account: 'North Shop', name: 'a' },
  { account: 'northshop', name: '' },
  { account: 'northshop', name: 'ä'.repeat(60) },
])('%j has no id', (asset) => {
  expect(encodeAmplienceId(asset)).toBeNull();
});
