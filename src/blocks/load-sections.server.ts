/** Runs the loads of all sections side by side, each with a time limit; a failure is no data, never no page. */
import type { BlockLoad } from '#kit/define-block-load.ts';
import { INCOMPLETE_TAG, type Shop } from '#kit/shop.ts';
import { type LoadedSection, readSection } from './loaded-section.ts';

/** A page waits this long for a section's data. */
const LIMIT_MS = 800;

export async function loadSections(
  shop: Shop,
  sections: readonly unknown[],
  loads: ReadonlyMap<string, BlockLoad>,
  limit = LIMIT_MS,
): Promise<LoadedSection[]> {
  const known = sections.map(readSection).filter((section) => section !== null);
  return await Promise.all(
    known.map(async (section) => {
      const load = loads.get(section.schema);
      return load ? { ...section, loaded: await loadInTime(shop, load, section.content, limit) } : section;
    }),
  );
}

async function loadInTime(shop: Shop, { type, load }: BlockLoad, content: unknown, limit: number): Promise<unknown> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`took longer than ${limit} ms`)), limit);
  try {
    return await Promise.race([load(shop, content), late]);
  } catch (error) {
    shop.tag(INCOMPLETE_TAG);
    shop.log.warn({ block: type, error: String(error) }, 'A section is shown without its data.');
    return null;
  } finally {
    clearTimeout(timer);
  }
}
