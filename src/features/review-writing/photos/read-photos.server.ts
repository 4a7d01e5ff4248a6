/** Photos of a posted review: new files, and those that an earlier answer of the form has kept. */
import { checkRateLimit, createRateLimiter } from '#kit/limits/rate-limiter.server.ts';
import { isProblem, Problem } from '#kit/problem.ts';
import { isSameSecret } from '#kit/secrets.server.ts';
import type { PrivateShop } from '#request/shop.ts';
import { MAX_PHOTOS } from '../written-review.ts';
import { decodePhoto } from './decode-photo.server.ts';

/** Begun megabytes of stored photos. */
const megabytes = createRateLimiter({ attempts: 60, seconds: 3_600 });

/** A stored photo that the form sends back; the signature proves that it came from here. */
export type KeptPhoto = { readonly id: string; readonly token: string };

export function signPhoto({ sign }: Pick<PrivateShop, 'sign'>, id: string): KeptPhoto {
  return { id, token: `${id} ${sign(`review photo ${id}`)}` };
}

/**
 * Stores the photos that are good, so that they need not be chosen again where another field is
 * wrong.
 */
export async function readPhotos(
  shop: Pick<PrivateShop, 'sign' | 'ports' | 'visitor' | 'now'>,
  form: FormData,
): Promise<{ readonly ids: readonly string[]; readonly problem: Problem | null }> {
  const tokens = form.getAll('keptPhoto').slice(0, MAX_PHOTOS + 1);
  const kept = tokens.flatMap((token) => readKept(shop, token));
  const files = form.getAll('photos').filter((file) => file instanceof File);
  const chosen = files.filter(({ size }) => size > 0);
  if (new Set(kept).size + chosen.length > MAX_PHOTOS)
    return { ids: [...new Set(kept)].slice(0, MAX_PHOTOS), problem: tooMany() };
  const ids = new Set(kept);
  let problem: Problem | null = null;
  for (const file of chosen) {
    try {
      checkRateLimit(
        megabytes,
        { caller: shop.visitor.caller, now: shop.now },
        { code: 'reviewForm.tooMany', message: 'photos: too many of this caller', field: 'photos' },
      );
      const photo = await decodePhoto(new Uint8Array(await file.arrayBuffer()));
      for (let left = photo.byteLength; left > 0; left -= 2 ** 20)
        megabytes.count(shop.visitor.caller, shop.now);
      ids.add(await shop.ports.reviewWriting.keepPhoto(photo));
    } catch (error) {
      if (!isProblem(error)) throw error;
      problem ??= error;
    }
  }
  return { ids: [...ids], problem };
}

function readKept(shop: Pick<PrivateShop, 'sign'>, token: unknown): string[] {
  if (typeof token !== 'string' || token.length > 400) return [];
  const id = token.split(' ')[0] ?? '';
  return isSameSecret(token, signPhoto(shop, id).token) ? [id] : [];
}

function tooMany(): Problem {
  return new Problem(422, 'reviewForm.photosMany', `photos: at most ${MAX_PHOTOS}`, {
    field: 'photos',
  });
}
