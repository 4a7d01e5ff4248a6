/** Tests of videos of an Amplience account, with other ids from the embedded provider. */
import { expect, test } from 'vitest';
import {
  createMemoryVideos,
  readVideo,
  sampleMp4,
  sampleWebm,
} from '#features/videos/memory-videos.fixtures.ts';
import { describeVideos } from '#features/videos/videos.contract.ts';
import { isVideoPath } from '#features/videos/videos.server.ts';
import { encodeAmplienceId } from '#providers/vendors/amplience/media-id.ts';
import { createAmplienceVideos } from './videos.provider.ts';

const { body: WEBM } = sampleWebm;
const { body: MP4 } = sampleMp4;
const fallback = createMemoryVideos({ 'film.abc/webm_720p': sampleWebm });
const id = encodeAmplienceId({ account: 'northshop', name: 'Coats walking', kind: 'video' }) ?? '';

function open(response: (url: string) => Response) {
  const requests: string[] = [];
  const fetchVideo: typeof fetch = async (input) => {
    requests.push(String(input));
    return response(String(input));
  };
  const videos = createAmplienceVideos({
    accounts: ['northshop'],
    host: 'media.example',
    fallback,
    fetch: fetchVideo,
  });
  return { requests, videos };
}

describeVideos('an Amplience account', {
  open: async () =>
    open((url) =>
      url.endsWith('/webm_720p') ? new Response(WEBM) : new Response('', { status: 404 }),
    ).videos,
  known: { id, profile: 'webm_720p' },
});

test.each([
  ['webm_720p', WEBM, 'video/webm'],
  ['mp4_480p', MP4, 'video/mp4'],
])(
  '%s is fetched from its account once, however many parts are requested',
  async (profile, body, type) => {
    const { requests, videos } = open(() => new Response(body));
    const [first, second] = await Promise.all([videos.find(id, profile), videos.find(id, profile)]);
    for (const file of [first, second, await videos.find(id, profile)]) {
      expect(file?.type).toBe(type);
      expect(await readVideo(file ?? null)).toEqual(body);
      expect(await readVideo(file ?? null, 1, 2)).toEqual(body.slice(1, 3));
    }
    expect(requests).toEqual([`https://media.example/v/northshop/Coats%20walking/${profile}`]);
    expect(isVideoPath(`/media/${id}/${profile}`)).toBe(true);
  },
);

test('foreign accounts, pictures and odd profiles are never requested; other ids are passed to the fallback', async () => {
  const { requests, videos } = open(() => new Response(WEBM));
  const foreign = encodeAmplienceId({ account: 'elsewhere', name: 'coats', kind: 'video' }) ?? '';
  const picture = encodeAmplienceId({ account: 'northshop', name: 'coats' }) ?? '';
  expect([
    await videos.find(foreign, 'mp4_480p'),
    await videos.find(picture, 'mp4_480p'),
    await videos.find(id, 'mp4_480p/..'),
  ]).toEqual([...[null, null, null]]);
  expect(await readVideo(await videos.find('film.abc', 'webm_720p'))).toEqual(WEBM);
  expect(requests).toEqual([]);
});

test('null for a video that is not in the account; failures throw and are retried', async () => {
  const empty = open(() => new Response('', { status: 404 }));
  for (const _turn of [1, 2]) expect(await empty.videos.find(id, 'mp4_480p')).toBeNull();
  expect(empty.requests, 'looked up once').toHaveLength(1);
  await expect(open(() => new Response('<html>')).videos.find(id, 'mp4_480p')).rejects.toThrow(
    'did not return a video',
  );
  const { requests, videos } = open(() => new Response('', { status: 500 }));
  for (const _turn of [1, 2]) await expect(videos.find(id, 'mp4_480p')).rejects.toThrow('500');
  expect(requests).toHaveLength(2);
});
