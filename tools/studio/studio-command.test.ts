/** Tests of the studio command's progress, pictures and list of shots. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { sampleProgress } from './run-blender.ts';
import { savePictures, saveShot } from './save-files.ts';

async function makeFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'studio-test-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}

test('progress is read from Blender’s output, and other lines are ignored', () => {
  expect(sampleProgress('Fra:1 Mem:284M | Scene, ViewLayer | Sample 5/20')).toBe(0.25);
  expect(sampleProgress('Saved: /somewhere/albedo0001.exr')).toBe(0);
});

test('new pictures replace those of the same model, and no others', async () => {
  const [from, to] = [await makeFolder(), await makeFolder()];
  for (const name of ['mug.back.base.webp', 'mug-tall.front.base.webp'])
    await writeFile(join(to, name), 'old');
  await sharp({ create: { width: 8, height: 12, channels: 3, background: '#808080' } })
    .png()
    .toFile(join(from, 'mug.front.base.png'));
  expect(await savePictures(from, to, 'mug')).toBeGreaterThan(0);
  expect((await readdir(to)).toSorted()).toEqual([
    'mug-tall.front.base.webp',
    'mug.front.base.webp',
  ]);
});

test('the list of shots stays sorted, and a new shot replaces the old one', async () => {
  const list = join(await makeFolder(), 'shots.json');
  await writeFile(list, '{}');
  const shot = { version: 'abc123', views: ['front', 'detail'], prints: [] } as const;
  for (const model of ['vase', 'bowl', 'vase']) await saveShot(model, shot, list);
  const text = await readFile(list, 'utf8');
  expect(Object.keys(JSON.parse(text))).toEqual(['bowl', 'vase']);
  expect(JSON.parse(text).vase).toEqual(shot);
});
