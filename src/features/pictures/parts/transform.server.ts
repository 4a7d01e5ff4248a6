/** Renders a variant of a picture: rasterise, crop, scale, encode. */
import sharp, { type Region, type Sharp } from 'sharp';
import type { PictureFormat, PictureQuality } from '#links';
import type { PictureMaster, Pictures } from '../pictures.port.ts';
import { heightPerWidth, type PictureVariant, SHARE_ASPECT } from '../pictures.ts';
import type { PictureStore } from './picture-store.server.ts';
import { extendEdges, hasPlainEdges } from './plain-edges.server.ts';
import { framePictureToShare } from './share-picture.server.ts';
import { runTransform, sharedMasters } from './transform-queue.server.ts';

/** Limit for decoding; stored uploads were checked against it when they were saved. */
const MAX_INPUT_PIXELS = 40_000_000;

/**
 * Widths at which drawings are rasterised and studio pictures composed. Cards need only the first,
 * at a quarter of the work.
 */
const RASTER_WIDTHS = [800, 1600, 2000] as const;

// The queue limits the work; more threads per picture would take CPU from pages.
sharp.concurrency(1);
sharp.cache({ memory: 32, files: 0, items: 20 });

/** `ground`: background colour beside a shared picture. null if the source lacks the picture. */
export async function createVariant(
  variant: PictureVariant & { readonly ground: string },
  pictures: Pictures,
  store: PictureStore,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const rasterWidth = RASTER_WIDTHS.find((available) => available >= variant.width) ?? 2000;
  const encode = (raster: Uint8Array) =>
    runTransform(() => encodeVariant(raster, variant, findFraming(variant, pictures)));
  const stored = await store.find(variant.id, rasterName(rasterWidth));
  if (stored) return await encode(stored.body);
  const create = async (master: PictureMaster | null) => {
    const raster = master && (await createRaster(master, variant.id, rasterWidth, store));
    return raster && (await encode(raster));
  };
  const find = () => pictures.find(variant.id, rasterWidth);
  // Generated pictures do not wait for a slow storage.
  return pictures.isGenerated?.(variant.id)
    ? await create(await runTransform(find))
    : await sharedMasters.use(`${variant.id} ${rasterWidth}`, find, create);
}

function rasterName(width: number): string {
  return `raster-${width}.jpg`;
}

async function createRaster(
  master: PictureMaster,
  id: string,
  rasterWidth: number,
  store: PictureStore,
): Promise<Uint8Array | null> {
  const name = rasterName(rasterWidth);
  if (master.isGeneratedForWidth)
    return (await store.load(id, name, async () => new Uint8Array(master.body)))?.body ?? null;
  if (master.type !== 'image/svg+xml') return master.body;
  const stored = await store.load(id, name, () =>
    runTransform(() => rasterise(master, rasterWidth)),
  );
  return stored?.body ?? null;
}

async function rasterise({ body }: PictureMaster, width: number): Promise<Uint8Array<ArrayBuffer>> {
  const limits = { limitInputPixels: MAX_INPUT_PIXELS };
  const { width: sourceWidth = width } = await sharp(body, limits).metadata();
  const density = Math.min(288, Math.max(18, (72 * width) / sourceWidth));
  const raster = sharp(body, { density, ...limits })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' });
  return toBytes(raster);
}

type Framing = { readonly focus: number; readonly isWhole: boolean; readonly ground: string };

const DEFAULT_FOCUS = 0.5;
/** Lowest ratio of height to width: in a wider crop a whole product would be too small. */
const MIN_WHOLE_RATIO = 2 / 3;

function findFraming(
  { id, ground }: PictureVariant & { readonly ground: string },
  pictures: Pictures,
): Framing {
  return {
    ground,
    focus: pictures.focusOf?.(id) ?? DEFAULT_FOCUS,
    isWhole: pictures.showsWholeObject?.(id) ?? false,
  };
}

async function encodeVariant(
  raster: Uint8Array,
  { width, aspect, quality, format }: PictureVariant,
  { focus, isWhole, ground }: Framing,
): Promise<Uint8Array<ArrayBuffer>> {
  if (aspect === SHARE_ASPECT) {
    const limits = { limitInputPixels: MAX_INPUT_PIXELS };
    const framed = await framePictureToShare({ raster, ...limits, focus, ground });
    return toBytes(encode(framed, format, quality));
  }
  const source = sharp(raster, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' });
  const { width: sourceWidth, height: sourceHeight, hasAlpha } = await source.metadata();
  const ratio = heightPerWidth(aspect) ?? sourceHeight / sourceWidth;
  const isWidened =
    isWhole &&
    ratio >= MIN_WHOLE_RATIO &&
    ratio < sourceHeight / sourceWidth &&
    (await hasPlainEdges(raster, MAX_INPUT_PIXELS));
  // Never enlarged beyond the widest crop that the master allows: that adds bytes, not detail.
  const across = Math.max(
    1,
    Math.min(width, isWidened ? width : sourceWidth, Math.floor(sourceHeight / ratio)),
  );
  const down = Math.max(1, Math.round(across * ratio));
  const opaque = hasAlpha ? source.flatten({ background: '#ffffff' }) : source;
  if (isWidened)
    return toBytes(
      encode(extendEdges(opaque, across, down, sourceWidth / sourceHeight), format, quality),
    );
  const cropped =
    focus === DEFAULT_FOCUS
      ? opaque
      : opaque.extract(cropAround(focus, sourceWidth, sourceHeight, ratio));
  const sized = cropped.resize(across, down, { fit: 'cover', position: 'centre' });
  return toBytes(encode(sized, format, quality));
}

/** Crop of full height around the focus, as wide as the ratio needs, within the edges. */
function cropAround(
  focus: number,
  sourceWidth: number,
  sourceHeight: number,
  ratio: number,
): Region {
  const width = Math.min(sourceWidth, Math.round(sourceHeight / ratio));
  const left = Math.round(
    Math.min(sourceWidth - width, Math.max(0, focus * sourceWidth - width / 2)),
  );
  return { left, top: 0, width, height: sourceHeight };
}

/**
 * JPEG quality is 80, and 95 for zoom. AVIF and WebP reach the same visual quality with lower
 * numbers.
 */
function encode(picture: Sharp, format: PictureFormat, quality: PictureQuality): Sharp {
  const zoom = quality === 'z';
  if (format === 'avif')
    return picture.avif({
      quality: zoom ? 75 : 55,
      effort: 1,
      chromaSubsampling: zoom ? '4:4:4' : '4:2:0',
    });
  if (format === 'webp') return picture.webp({ quality: zoom ? 92 : 80, effort: 2 });
  return picture.jpeg({
    quality: zoom ? 95 : 80,
    progressive: true,
    chromaSubsampling: zoom ? '4:4:4' : '4:2:0',
  });
}

/** Copies sharp's buffer, so that its type fits a Response. */
async function toBytes(picture: Sharp): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await picture.toBuffer());
}
