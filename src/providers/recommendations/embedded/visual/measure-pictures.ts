/** Describes the first picture of each colour of a product, once for all processes. */
import { setTimeout } from 'node:timers/promises';
import type { Database } from '#database/database.ts';
import { defineStatement } from '#database/statement.ts';
import type { Pictures } from '#features/pictures/pictures.port.ts';
import type { MeasuredPictures } from '#features/recommendations/recommendations.port.ts';
import { DESCRIPTOR_VERSION } from '#features/recommendations/visual/picture-descriptor.ts';
import { measurePicture } from './measure-picture.ts';

/** Width in px that is asked for; the measured one is much smaller. */
const WIDTH = 160;
/** Pictures that are listed at once. */
const BATCH = 100;
/** Failures of the source in a row after which the others wait for the next turn. */
const MAX_FAILURES = 5;

/**
 * Consecutive ids, since a source may make those at less cost together, from a random one on, so
 * that processes at the same work seldom measure the same pictures.
 */
const listUnmeasured = defineStatement<{ id: string }>(
  'recommendation.listUnmeasured',
  `with unmeasured as (
     select distinct pictures->0->>'id' as id from product_colour c
     where not (pictures->0->>'id' = any($2::text[])) and not exists (
       select 1 from picture_descriptor d
       where d.picture_id = c.pictures->0->>'id' and d.version = $1)
   ), start as (select id from unmeasured order by random() limit 1)
   select unmeasured.id from unmeasured, start
   order by unmeasured.id < start.id, unmeasured.id limit ${BATCH}`,
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
  /** Shop whose version of a picture is measured, where they differ in their background. */
  readonly fascia: string;
};

export type MeasureLimits = {
  readonly limit: number;
  /** Between two pictures, so that pages have the processor. */
  readonly pauseMs?: number;
};

/** One after the other. */
export async function measurePictures(
  database: Database,
  source: PictureSource,
  { limit, pauseMs = 0 }: MeasureLimits,
): Promise<MeasuredPictures> {
  let [measured, unreadable] = [0, 0];
  const failed = new Set<string>();
  for (;;) {
    const pictures = await database.rows(listUnmeasured, [DESCRIPTOR_VERSION, [...failed]]);
    for (const { id } of pictures) {
      if (measured + unreadable >= limit) return { measured, unreadable, failed: failed.size };
      const master = await findMaster(source, id);
      if (master === 'failed') {
        failed.add(id);
        if (failed.size >= MAX_FAILURES) return { measured, unreadable, failed: failed.size };
        continue;
      }
      const descriptor = master && (await measurePicture(master).catch(() => null));
      if (descriptor) measured += 1;
      else unreadable += 1;
      const stored = descriptor && Buffer.from(descriptor).toString('base64');
      await database.rows(saveDescriptor, [id, DESCRIPTOR_VERSION, stored]);
      if (pauseMs > 0) await setTimeout(pauseMs, undefined, { ref: false });
    }
    if (pictures.length > 0) continue;
    if (measured + unreadable > 0) await database.rows(removeUnused);
    return { measured, unreadable, failed: failed.size };
  }
}

async function findMaster({ pictures, fascia }: PictureSource, id: string) {
  try {
    return await pictures.find(pictures.idFor?.(id, fascia) ?? id, WIDTH);
  } catch {
    return 'failed';
  }
}
