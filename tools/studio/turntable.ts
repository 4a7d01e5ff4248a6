/** npm run turntable -- [model...]: renders films of changed models with Blender and ffmpeg. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProgress } from '#kit/progress.server.ts';
import type { ModelName } from '#sample/models.ts';
import { readDefinitions, turnEditionOf } from '#sample/studio/edition.ts';
import { FILMS_FOLDER, findFilm, type Turn, turns } from '#sample/studio/films.ts';
import { repertoire } from '#sample/studio/repertoire.ts';
import { fail } from '../fail.ts';
import { encodeFilm, isEncoderInstalled } from './encode-film.ts';
import { photographTurn } from './photograph.ts';
import { howToInstall, isBlenderInstalled, SCRIPTS } from './run-blender.ts';
import { saveFilm } from './save-files.ts';

/** One full turn in steps of ten degrees. */
const FRAMES = 36;

const requested = process.argv.slice(2);
const known = Object.entries(turns) as [ModelName, Turn][];
const unknown = requested.filter((name) => !Object.hasOwn(turns, name));
if (unknown.length > 0)
  fail(`There is no film of ${unknown.join(', ')}. Available: ${Object.keys(turns).join(', ')}.`);
const definitions = await readDefinitions(SCRIPTS);
const changed = known.flatMap(([model, turn]) => {
  const sitting = repertoire[model];
  if (!sitting || (requested.length > 0 && !requested.includes(model))) return [];
  const edition = turnEditionOf(model, turn, FRAMES, definitions);
  return findFilm(model)?.edition === edition ? [] : [{ model, sitting, turn, edition }];
});
if (changed.length > 0 && !(isBlenderInstalled() && isEncoderInstalled())) {
  fail(
    `Blender or ffmpeg is not installed, and ${changed.length} models need new films. ${howToInstall} ffmpeg`,
  );
}

await mkdir(FILMS_FOLDER, { recursive: true });
const bar = createProgress(process.stdout);
for (const [index, { model, sitting, turn, edition }] of changed.entries()) {
  const folder = await mkdtemp(join(tmpdir(), 'turntable-'));
  const label = `${model} (${index + 1} of ${changed.length})`;
  await photographTurn({ model, sitting, folder }, FRAMES, (done, total) =>
    bar.show(label, done, total),
  );
  const bytes = await encodeFilm(folder, FILMS_FOLDER, model, turn);
  await saveFilm(model, { ...turn, edition });
  await rm(folder, { recursive: true });
  bar.end();
  console.log(`${model}: ${turn.colour}, ${FRAMES} frames; ${Math.round(bytes / 1000)} kB`);
}
if (changed.length === 0) console.log('Nothing changed since the last films.');
