/** Measures CPU time of the picture route and of drawings: `npm run bench -- pictures`. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { memoryPictures } from '#features/pictures/pictures.fixtures.server.ts';
import { handlePictureRequest } from '#features/pictures/pictures.server.ts';
import { drawPicture } from '#sample/drawings/draw-picture.ts';

const cacheDir = await mkdtemp(join(tmpdir(), 'bench-pictures-'));
const ids = [
  'draw.tee-crew.moss-green.front',
  'draw.dress-midi.navy-floral.front',
  'draw.jumper-crew.oat.front',
  'draw.perfume-tall.apricot.front',
  'draw.mug.sage.front',
];
const request = (id: string, width: number) =>
  new Request(`http://localhost/media/${id}/w${width}-2x3-n.avif`);

/** CPU milliseconds of all threads, so that other load on the machine does not count. */
async function measureCpuMs(work: () => unknown): Promise<number> {
  const started = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}
const median = (values: number[]) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);

const rendered = [];
const rasters = [];
const masters: Record<string, { body: Uint8Array; type: 'image/svg+xml' | 'image/jpeg' }> = {};
for (const id of [...ids, ...ids]) {
  let svg = '';
  rendered.push(await measureCpuMs(() => (svg = drawPicture(id) ?? '')));
  let jpeg = Buffer.alloc(0);
  rasters.push(
    await measureCpuMs(
      async () => (jpeg = await sharp(Buffer.from(svg)).jpeg({ quality: 95 }).toBuffer()),
    ),
  );
  masters[id] = { body: Buffer.from(svg), type: 'image/svg+xml' };
  masters[id.replace('draw.', 'file.')] = {
    body: await sharp(jpeg).resize(2000, 3000).jpeg({ quality: 95 }).toBuffer(),
    type: 'image/jpeg',
  };
}
console.log(
  `CPU time. Drawing: median ${median(rendered)} ms; rasterising 1600 x 2400: median ${median(rasters)} ms, worst ${Math.round(Math.max(...rasters))} ms`,
);

const pictures = memoryPictures(masters);
const timeFirstRequest = async (id: string) =>
  measureCpuMs(async () =>
    (await handlePictureRequest(request(id, 640), { pictures, cacheDir })).arrayBuffer(),
  );
const fromRaster = [];
const fromDrawing = [];
for (const id of ids) fromRaster.push(await timeFirstRequest(id.replace('draw.', 'file.')));
for (const id of ids) fromDrawing.push(await timeFirstRequest(id));
console.log(
  `640 px AVIF, first: from a 2000 x 3000 JPEG median ${median(fromRaster)} ms; from SVG (already drawn) median ${median(fromDrawing)} ms`,
);

const repeatedRequest = request(ids[0] ?? '', 640);
const rounds = 40_000;
const cpuBefore = process.cpuUsage();
for (let i = 0; i < rounds; i += 1)
  await (await handlePictureRequest(repeatedRequest, { pictures, cacheDir })).arrayBuffer();
const { user, system } = process.cpuUsage(cpuBefore);
console.log(
  `repeated requests: ${Math.round((rounds / (user + system)) * 1e6)} per second of one core`,
);
await rm(cacheDir, { recursive: true, force: true });
