/** Tests of the sample's videos. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readVideo } from '#features/videos/memory-videos.fixtures.ts';
import { describeVideos } from '#features/videos/videos.contract.ts';
import { drawFilm } from '../../../drawings/film/draw-film.ts';
import { createSampleVideos } from './sample.provider.ts';

const shared = await mkdtemp(join(tmpdir(), 'videos-'));
afterAll(() => rm(shared, { recursive: true }));

describeVideos('the sample', {
  open: async () => createSampleVideos(shared),
  known: { id: 'film.scene-table.stone', profile: 'webm_480p' },
});

test('a film of the sample is rendered once, however many requests come at once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'videos-'));
  let rendered = 0;
  const videos = createSampleVideos(folder, (picture, profile) => {
    rendered += 1;
    return drawFilm(picture, profile);
  });
  const films = await Promise.all(
    [1, 2, 3].map(() => videos.find('film.scene-table.stone', 'webm_480p')),
  );
  const bodies = await Promise.all(films.map((film) => readVideo(film)));
  expect(rendered).toBe(1);
  expect(bodies[2]).toEqual(bodies[0]);
  expect([...(bodies[0] ?? []).slice(0, 4)]).toEqual([0x1a, 0x45, 0xdf, 0xa3]);
  expect(await readdir(join(folder, 'film.scene-table.stone'))).toEqual(['webm_480p']);
  await rm(folder, { recursive: true });
});
