/** Photos of a posted review: new files, and those stored by an earlier post of the form. */
import {
  checkRateLimit,
  countAttempt,
  createRateLimiter,
} from '#kit/limits/rate-limiter.server.ts';
import { isProblem, Problem } from '#kit/problem.ts';
import { isSameSecret } from '#kit/secrets.server.ts';
import type { PrivateShop } from '#request/shop.ts';
import { isPendingPhoto, type KeptPhoto, MAX_PHOTOS } from '../submitted-review.ts';
import { decodePhoto, previewPhoto } from './decode-photo.server.ts';

const MEGABYTE = 2 ** 20;
/** Megabytes of stored photos by caller, each photo rounded up. */
const megabytes = createRateLimiter({ attempts: 60, seconds: 3_600 });

/**
 * Photos of one network without a review; they are kept for a day. A photo no longer counts once a
 * review with it is sent.
 */
const photosWithoutReview = createRateLimiter({ attempts: 100, seconds: 86_400 });

const MAX_TOKEN_LENGTH = 400;

const TOO_MANY = {
  ...{ code: 'reviewForm.tooMany', message: 'photos: too many of this caller', field: 'photos' },
};

/** Stored photos for a form, which sends their tokens back; a photo without a URL has a preview. */
export async function toKeptPhotos(
  shop: Pick<PrivateShop, 'sign' | 'ports'>,
  ids: readonly string[],
): Promise<readonly KeptPhoto[]> {
  return await Promise.all(
    ids.map(async (id) => ({ id, token: signPhoto(shop, id), preview: await preview(shop, id) })),
  );
}

async function preview({ ports }: Pick<PrivateShop, 'ports'>, id: string): Promise<string | null> {
  // Without its store the form still works, but shows no preview.
  const body = isPendingPhoto(id) ? await ports.pendingPhotos.find(id).catch(() => null) : null;
  return body && (await previewPhoto(body));
}

/** Token with a signature, which proves that the id came from this shop. */
function signPhoto({ sign }: Pick<PrivateShop, 'sign'>, id: string): string {
  return `${id} ${sign(`review photo ${id}`)}`;
}

/**
 * Stores the valid photos, so that they need not be selected again if another field is invalid.
 * `release` subtracts the stored ones from the count once their review is sent.
 */
export async function storePhotos(
  shop: Pick<PrivateShop, 'sign' | 'ports' | 'visitor' | 'now'>,
  form: FormData,
): Promise<{
  readonly ids: readonly string[];
  readonly problem: Problem | null;
  readonly release: () => void;
}> {
  const releases: (() => void)[] = [];
  const release = () => {
    for (const releasePhoto of releases) releasePhoto();
  };
  const keptIds = parseKeptPhotos(shop, form);
  const files = form.getAll('photos').filter((file) => file instanceof File);
  const newFiles = files.filter(({ size }) => size > 0);
  if (new Set(keptIds).size + newFiles.length > MAX_PHOTOS)
    return {
      ids: [...new Set(keptIds)].slice(0, MAX_PHOTOS),
      problem: createTooManyProblem(),
      release,
    };
  const ids = new Set(keptIds);
  let problem: Problem | null = null;
  for (const file of newFiles) {
    try {
      const stored = await storeFile(shop, file);
      ids.add(stored.id);
      releases.push(stored.release);
    } catch (error) {
      if (!isProblem(error)) throw error;
      problem ??= error;
    }
  }
  return { ids: [...ids], problem, release };
}

/** Ids of stored photos that the form sends back; at most one more than a review may have. */
export function parseKeptPhotos(
  shop: Pick<PrivateShop, 'sign'>,
  form: FormData,
): readonly string[] {
  const tokens = form.getAll('keptPhoto').slice(0, MAX_PHOTOS + 1);
  return tokens.flatMap((token) => parsePhotoToken(shop, token));
}

async function storeFile(
  { visitor: { ipHash, network }, now, ports }: Pick<PrivateShop, 'ports' | 'visitor' | 'now'>,
  file: File,
): Promise<{ readonly id: string; readonly release: () => void }> {
  checkRateLimit(megabytes, { caller: ipHash, now }, TOO_MANY);
  // Before the first await: otherwise concurrent posts would all pass the check.
  const release = countAttempt(photosWithoutReview, { caller: network, now }, TOO_MANY);
  try {
    const photo = await decodePhoto(new Uint8Array(await file.arrayBuffer()));
    for (let bytes = photo.byteLength; bytes > 0; bytes -= MEGABYTE) megabytes.count(ipHash, now);
    return { id: await ports.reviewWriting.storePhoto(photo), release };
  } catch (error) {
    release();
    throw error;
  }
}

function parsePhotoToken(shop: Pick<PrivateShop, 'sign'>, token: unknown): string[] {
  if (typeof token !== 'string' || token.length > MAX_TOKEN_LENGTH) return [];
  const id = token.split(' ')[0] ?? '';
  return isSameSecret(token, signPhoto(shop, id)) ? [id] : [];
}

function createTooManyProblem(): Problem {
  return new Problem(422, 'reviewForm.photosMany', `photos: at most ${MAX_PHOTOS}`, {
    field: 'photos',
  });
}
