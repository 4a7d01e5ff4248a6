/** Tests that the files of each listed film exist in the right format and size, and no others. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listKeys } from '#test/expect-defined.ts';
import list from './films.json' with { type: 'json' };
import {
  FILMS_FOLDER,
  filmProfiles,
  findFilm,
  findFilmFile,
  formatFilmId,
  turntableViews,
} from './films.ts';
import { findShot } from './shots.ts';

const MEGABYTE = 1_000_000;
const filmed = Object.keys(list).toSorted();
const files = await readdir(FILMS_FOLDER);

/** A WebM file begins with an EBML id; an MP4 file has `ftyp` at its fifth byte. */
const kindOf = (body: Uint8Array | null) =>
  body?.[0] === 0x1a
    ? 'webm'
    : Buffer.from(body?.subarray(4, 8) ?? []).toString() === 'ftyp' && 'mp4';

test('a dozen models turn, all of them photographed, each as it is meant to be', () => {
  expect(filmed).toEqual(Object.keys(turntableViews).toSorted());
  expect(filmed).toHaveLength(12);
  for (const model of listKeys(turntableViews)) {
    expect(findFilm(model)).toMatchObject(turntableViews[model] ?? {});
    expect(findShot(model)).not.toBeNull();
  }
});

test('every profile of every film is there, and no more, in less than 6 MB', async () => {
  expect(files.toSorted()).toEqual(
    filmed
      .flatMap((model) => Object.keys(filmProfiles).map((profile) => `${model}.${profile}`))
      .toSorted(),
  );
  const sizes = await Promise.all(
    files.map(async (name) => (await stat(join(FILMS_FOLDER, name))).size),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6 * MEGABYTE);
});

test('GAL-4: a film is found by its id in each profile, an older version too', async () => {
  const id =
    formatFilmId({ model: 'mug', colour: 'terracotta', print: null, setting: 'fernhollow' }) ?? '';
  expect(id).toMatch(/^turn\.mug\.terracotta\.fernhollow\.[0-9a-f]{6}$/);
  for (const profile of Object.keys(filmProfiles))
    expect(kindOf(await readFile(findFilmFile(id, profile) ?? ''))).toBe(profile.split('_')[0]);
  expect(findFilmFile(id.replace(/\w+$/, '000000'), 'mp4_480p')).not.toBeNull();
});

test.each([
  ['another colour', 'turn.mug.sage.fernhollow.000000', 'mp4_480p'],
  ['another wall', 'turn.mug.terracotta.nightjar.000000', 'mp4_480p'],
  ['no version', 'turn.mug.terracotta.fernhollow', 'mp4_480p'],
  ['more words', 'turn.mug.terracotta.fernhollow.000000.x', 'mp4_480p'],
  ['a profile that is not kept', 'turn.mug.terracotta.fernhollow.000000', 'mp4_1080p'],
  ['a name of every object', 'turn.mug.terracotta.fernhollow.000000', 'constructor'],
  ['another source', 'film.mug.terracotta.fernhollow.000000', 'mp4_480p'],
])('there is none of %s', (_, id, profile) => {
  expect(findFilmFile(id, profile)).toBeNull();
});

test('there is no id for another colour, another wall or a print', () => {
  const look = { model: 'mug', colour: 'terracotta', print: null, setting: 'fernhollow' } as const;
  expect(formatFilmId({ ...look, colour: 'sage' })).toBeNull();
  expect(formatFilmId({ ...look, setting: 'nightjar' })).toBeNull();
  expect(formatFilmId({ ...look, print: 'floral' })).toBeNull();
});
