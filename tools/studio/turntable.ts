/** npm run turntable -- [model...]: renders films of changed models with Blender and ffmpeg. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProgressBar } from '#kit/progress-bar.server.ts';
import type { ModelName } from '#sample/models.ts';
import {
  FILMS_FOLDER,
  findFilm,
  type TurntableView,
  turntableViews,
} from '#sample/studio/films.ts';
import { modelScripts } from '#sample/studio/model-scripts.ts';
import { computeTurntableVersion, readDefinitions } from '#sample/studio/version.ts';
import { fail } from '../fail.ts';
import { encodeFilm, isEncoderInstalled } from './encode-film.ts';
import { photographTurn } from './photograph.ts';
import { howToInstall, isBlenderInstalled, SCRIPTS } from './run-blender.ts';
import { saveFilm } from './save-files.ts';

/** One full turn in steps of ten degrees. */
const FRAMES = 36;

const requested = process.argv.slice(2);
const turntables = Object.entries(turntableViews) as [ModelName, TurntableView][];
const unknown = requested.filter((name) => !Object.hasOwn(turntableViews, name));
if (unknown.length > 0)
  fail(
    `There is no film of ${unknown.join(', ')}. Available: ${Object.keys(turntableViews).join(', ')}.`,
  );
const definitions = await readDefinitions(SCRIPTS);
const changed = turntables.flatMap(([model, turn]) => {
  const modelScript = modelScripts[model];
  if (!modelScript || (requested.length > 0 && !requested.includes(model))) return [];
  const version = computeTurntableVersion(model, turn, FRAMES, definitions);
  return findFilm(model)?.version === version ? [] : [{ model, modelScript, turn, version }];
});
if (changed.length > 0 && !(isBlenderInstalled() && isEncoderInstalled())) {
  fail(
    `Blender or ffmpeg is not installed, and ${changed.length} models need new films. ${howToInstall} ffmpeg`,
  );
}

await mkdir(FILMS_FOLDER, { recursive: true });
const bar = createProgressBar(process.stdout);
for (const [index, { model, modelScript, turn, version }] of changed.entries()) {
  const folder = await mkdtemp(join(tmpdir(), 'turntable-'));
  const label = `${model} (${index + 1} of ${changed.length})`;
  await photographTurn({ model, modelScript, folder }, FRAMES, (done, total) =>
    bar.update(label, done, total),
  );
  const bytes = await encodeFilm(folder, FILMS_FOLDER, model, turn);
  await saveFilm(model, { ...turn, version });
  await rm(folder, { recursive: true });
  bar.clear();
  console.log(`${model}: ${turn.colour}, ${FRAMES} frames; ${Math.round(bytes / 1000)} kB`);
}
if (changed.length === 0) console.log('Nothing changed since the last films.');
