/**
 * npm run studio -- [model...]: renders the sample's changed models with Blender. With `check`, it
 * measures the pictures of each listing.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProgressBar } from '#kit/progress-bar.server.ts';
import { PICTURES_FOLDER } from '#sample/studio/develop-picture.ts';
import { listScriptedModels, modelScripts } from '#sample/studio/model-scripts.ts';
import { findShot } from '#sample/studio/shots.ts';
import { computePictureVersion, readDefinitions } from '#sample/studio/version.ts';
import { fail } from '../fail.ts';
import { checkListings } from './check-listings.ts';
import { photograph } from './photograph.ts';
import { howToInstall, isBlenderInstalled, SCRIPTS } from './run-blender.ts';
import { savePictures, saveShot } from './save-files.ts';

const requested = process.argv.slice(2);
if (requested[0] === 'check') {
  await checkListings();
  process.exit();
}
const unknown = requested.filter((name) => !listScriptedModels().some((known) => known === name));
if (unknown.length > 0)
  fail(`There are no models ${unknown.join(', ')}. Available: ${listScriptedModels().join(', ')}.`);
const definitions = await readDefinitions(SCRIPTS);
const changed = listScriptedModels().flatMap((model) => {
  const modelScript = modelScripts[model];
  if (!modelScript || (requested.length > 0 && !requested.includes(model))) return [];
  const version = computePictureVersion(model, modelScript, definitions);
  return findShot(model)?.version === version ? [] : [{ model, modelScript, version }];
});
if (changed.length > 0 && !isBlenderInstalled()) {
  fail(`Blender is not installed, and ${changed.length} models must be rendered. ${howToInstall}`);
}

const bar = createProgressBar(process.stdout);
for (const [index, { model, modelScript, version }] of changed.entries()) {
  const folder = await mkdtemp(join(tmpdir(), 'studio-'));
  const label = `${model} (${index + 1} of ${changed.length})`;
  await photograph({ model, modelScript, folder }, (done, total) => bar.update(label, done, total));
  const bytes = await savePictures(folder, PICTURES_FOLDER, model);
  await saveShot(model, { version, views: modelScript.views, prints: modelScript.prints });
  await rm(folder, { recursive: true });
  bar.clear();
  console.log(`${model}: ${modelScript.views.join(', ')}; ${Math.round(bytes / 1000)} kB`);
}
console.log(
  changed.length > 0
    ? 'To view them: node sample/studio/contact-sheet.ts SHEET.png'
    : 'Nothing changed since the last pictures.',
);
