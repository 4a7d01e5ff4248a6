/** Validates and re-encodes an uploaded picture. */
import sharp, { type Metadata, type Sharp } from 'sharp';
import { Problem } from '#kit/problem.ts';

export const MAX_UPLOAD_BYTES = 20 * 1024 * 1024;
export const MAX_UPLOAD_PIXELS = 40_000_000;

/**
 * The result is rotated upright, without metadata, and in the format of the upload.
 * @throws Problem with the field `picture`: 413 over 20 MB, 415 unless JPEG, PNG or WebP, 422 if it
 *   is damaged or over 40 megapixels.
 */
export async function reencodeUpload(body: Uint8Array): Promise<Uint8Array> {
  if (body.byteLength > MAX_UPLOAD_BYTES)
    throw uploadProblem(413, 'tooLarge', 'is larger than 20 MB');
  const metadata = await readMetadata(body);
  if (metadata.width * metadata.height > MAX_UPLOAD_PIXELS)
    throw uploadProblem(422, 'tooManyPixels', 'has more than 40 megapixels');
  try {
    // Re-encoding proves that every byte decodes, and drops metadata such as location and camera.
    return await encodeAs(
      sharp(body, { limitInputPixels: MAX_UPLOAD_PIXELS, failOn: 'error' }).rotate(),
      metadata.format,
    ).toBuffer();
  } catch {
    throw uploadProblem(422, 'damaged', 'is damaged');
  }
}

async function readMetadata(body: Uint8Array): Promise<Metadata> {
  // sharp can also read SVG, TIFF and PDF; checking the first bytes keeps those away from its
  // decoders.
  if (!hasKnownSignature(body))
    throw uploadProblem(415, 'unknownFormat', 'is not a JPEG, PNG or WebP');
  try {
    return await sharp(body, { limitInputPixels: false }).metadata();
  } catch {
    throw uploadProblem(422, 'damaged', 'is damaged');
  }
}

function hasKnownSignature(body: Uint8Array): boolean {
  const start = Buffer.from(body.subarray(0, 12)).toString('latin1');
  return (
    start.startsWith('\xff\xd8\xff') ||
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    (start.startsWith('RIFF') && start.endsWith('WEBP'))
  );
}

function encodeAs(picture: Sharp, format: Metadata['format']): Sharp {
  if (format === 'png') return picture.png();
  if (format === 'webp') return picture.webp({ quality: 95 });
  return picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' });
}

function uploadProblem(status: number, code: string, message: string): Problem {
  return new Problem(status, `pictures.${code}`, `The picture ${message}`, { field: 'picture' });
}
