/** Computes descriptors of the first picture of each colour of a product, and stores them. */
import { setTimeout } from 'node:timers/promises';
import type { Database } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';
import type { Pictures } from '#features/pictures/pictures.port.ts';
import type {
  DescriptorCounts,
  DescriptorLimits,
} from '#features/recommendations/recommendations.port.ts';
import { DESCRIPTOR_VERSION } from '#features/recommendations/visual/picture-descriptor.ts';
import { computeDescriptor, isDecodeError } from './compute-descriptor.ts';

/** Requested width in px; the descriptor needs much less. */
const WIDTH = 160;
/** Pictures that are listed at once. */
const BATCH = 100;
/** Failures of the source in a row after which the other pictures wait for the next run. */
const MAX_FAILURES = 5;

/**
 * Consecutive ids, since a source may make those at less cost together, from a random one on, so
 * that pictures that fail do not keep others waiting.
 */
const listMissing = defineStatement<{ id: string }>(
  'recommendation.listMissing',
  `with missing as (
     select distinct pictures->0->>'id' as id from product_colour c
     where not (pictures->0->>'id' = any($2::text[])) and not exists (
       select 1 from picture_descriptor d
       where d.picture_id = c.pictures->0->>'id' and d.version = $1)
   ), start as (select id from missing order by random() limit 1)
   select missing.id from missing, start
   order by missing.id < start.id, missing.id limit ${BATCH}`,
);

const saveDescriptor = defineStatement<never>(
  'recommendation.saveDescriptor',
  `insert into picture_descriptor (picture_id, version, descriptor)
   values ($1, $2, decode($3, 'base64'))
   on conflict (picture_id) do update set version = excluded.version,
     descriptor = excluded.descriptor, measured_at = now()`,
);

const removeUnused = defineStatement<never>(
  'recommendation.removeDescriptors',
  `delete from picture_descriptor d where not exists (
     select 1 from product_colour c where c.pictures->0->>'id' = d.picture_id)`,
);

export type PictureSource = {
  readonly pictures: Pictures;
  /** Shop whose version of a picture is used, where they differ in their background. */
  readonly fascia: string;
};

/** One picture after the other. */
export async function computeDescriptors(
  database: Database,
  source: PictureSource,
  { limit = Number.POSITIVE_INFINITY, pauseMs = 0, signal, onPicture }: DescriptorLimits,
): Promise<DescriptorCounts> {
  let [computed, unreadable, failuresInRow] = [0, 0, 0];
  const failed: string[] = [];
  const count = () => ({ computed, unreadable, failed });
  for (;;) {
    const pictures = await database.rows(listMissing, [DESCRIPTOR_VERSION, failed]);
    for (const { id } of pictures) {
      if (computed + unreadable + failed.length >= limit || signal?.aborted) return count();
      const result = await computeOf(source, id);
      failuresInRow = result === 'source failed' ? failuresInRow + 1 : 0;
      if (typeof result === 'string') failed.push(id);
      else {
        if (result) computed += 1;
        else unreadable += 1;
        const stored = result && Buffer.from(result).toString('base64');
        await database.rows(saveDescriptor, [id, DESCRIPTOR_VERSION, stored]);
      }
      onPicture?.(count());
      if (failuresInRow >= MAX_FAILURES) return count();
      if (pauseMs > 0) await setTimeout(pauseMs, undefined, { ref: false });
    }
    if (pictures.length > 0) continue;
    if (computed + unreadable > 0) await database.rows(removeUnused);
    return count();
  }
}

/** null for bytes that cannot be decoded, which stays so; anything else may pass. */
async function computeOf(
  { pictures, fascia }: PictureSource,
  id: string,
): Promise<Uint8Array | null | 'source failed' | 'failed'> {
  try {
    const master = await pictures.find(pictures.idFor?.(id, fascia) ?? id, WIDTH);
    if (!master) return 'failed';
    return await computeDescriptor(master).catch((error: unknown) => {
      return isDecodeError(error) ? null : 'failed';
    });
  } catch {
    return 'source failed';
  }
}
