/** Makes one size of a picture: master, crop, scale, encode. */
import sharp, { type Region, type Sharp } from 'sharp';
import type { PictureFormat, PictureQuality } from '#links';
import type { PictureMaster, Pictures } from '../pictures.port.ts';
import { aspectRatio, type PictureVariant } from '../pictures.ts';
import type { PictureStore } from './picture-store.server.ts';
import { transformQueue } from './transform-queue.server.ts';

/** The house's limit for any picture; what is stored has been checked against it before. */
const limitInputPixels = 40_000_000;

/** Widths at which a drawing is rasterised and a studio picture composed. A card needs no more than the first, at a quarter of the work. */
const rasterWidths = [800, 1600, 2000] as const;

// The queue is the limit on work; a second layer of threads would only take the processor from the pages.
sharp.concurrency(1);
sharp.cache({ memory: 32, files: 0, items: 20 });

/** null when the source does not have the picture. */
export async function createVariant(
  variant: PictureVariant,
  pictures: Pictures,
  store: PictureStore,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const raster = await loadRaster(variant, pictures, store);
  return (
    raster && transformQueue.run(() => encodeVariant(raster, variant, framingOf(variant, pictures)))
  );
}

async function loadRaster(
  { id, width }: PictureVariant,
  pictures: Pictures,
  store: PictureStore,
): Promise<Uint8Array | null> {
  const rasterWidth = rasterWidths.find((known) => known >= width) ?? 2000;
  const name = `raster-${rasterWidth}.jpg`;
  const kept = await store.find(id, name);
  if (kept) return kept.body;
  // Under the queue too: finding a drawing is making it.
  const master = await transformQueue.run(() => pictures.find(id, rasterWidth));
  if (!master) return null;
  if (master.isMadeToWidth)
    return (await store.load(id, name, async () => new Uint8Array(master.body)))?.body ?? null;
  if (master.type !== 'image/svg+xml') return master.body;
  const stored = await store.load(id, name, () =>
    transformQueue.run(() => rasterise(master, rasterWidth)),
  );
  return stored?.body ?? null;
}

async function rasterise({ body }: PictureMaster, width: number): Promise<Uint8Array<ArrayBuffer>> {
  const { width: own = width } = await sharp(body, { limitInputPixels }).metadata();
  const density = Math.min(288, Math.max(18, (72 * width) / own));
  const raster = sharp(body, { density, limitInputPixels })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' });
  return bytes(raster);
}

type Framing = { readonly focus: number; readonly isWhole: boolean };

const MIDDLE = 0.5;
/** Height by width. Beyond it, a thing would be lost in its ground. */
const WIDEST_WHOLE = 2 / 3;

function framingOf({ id }: PictureVariant, pictures: Pictures): Framing {
  return {
    focus: pictures.focusOf?.(id) ?? MIDDLE,
    isWhole: pictures.showsWholeThing?.(id) ?? false,
  };
}

async function encodeVariant(
  raster: Uint8Array,
  { width, aspect, quality, format }: PictureVariant,
  { focus, isWhole }: Framing,
): Promise<Uint8Array<ArrayBuffer>> {
  const source = sharp(raster, { limitInputPixels, failOn: 'error' });
  const { width: sourceWidth, height: sourceHeight, hasAlpha } = await source.metadata();
  const ratio = aspectRatio(aspect) ?? sourceHeight / sourceWidth;
  const isWidened = isWhole && ratio >= WIDEST_WHOLE && ratio < sourceHeight / sourceWidth;
  // Never larger than the widest cut of that shape the master has: enlarging adds bytes, not detail.
  const across = Math.max(
    1,
    Math.min(width, isWidened ? width : sourceWidth, Math.floor(sourceHeight / ratio)),
  );
  const down = Math.max(1, Math.round(across * ratio));
  const opaque = hasAlpha ? source.flatten({ background: '#ffffff' }) : source;
  if (isWidened)
    return bytes(encode(widen(opaque, across, down, sourceWidth / sourceHeight), format, quality));
  const cut =
    focus === MIDDLE ? opaque : opaque.extract(cutAround(focus, sourceWidth, sourceHeight, ratio));
  const sized = cut.resize(across, down, { fit: 'cover', position: 'centre' });
  return bytes(encode(sized, format, quality));
}

/** All of it, its edges drawn out to both sides. */
function widen(picture: Sharp, across: number, down: number, widthByHeight: number): Sharp {
  const own = Math.min(across, Math.max(1, Math.round(down * widthByHeight)));
  const left = Math.floor((across - own) / 2);
  return picture
    .resize(own, down, { fit: 'fill' })
    .extend({ left, right: across - own - left, extendWith: 'copy' });
}

/** The full height around the focus, as wide as the frame asks and no further than the edges. */
function cutAround(
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

/** S§9: quality 80, and 95 for zoom, by JPEG's scale; AVIF and WebP reach the same look lower on theirs. */
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

/** sharp's buffer as plain bytes of its own, which a Response takes as they are. */
async function bytes(picture: Sharp): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await picture.toBuffer());
}
