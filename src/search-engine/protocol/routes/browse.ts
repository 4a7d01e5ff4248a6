/** Iterates over all matching records of an index page by page, in slot order, without a limit. */
import { hasBit } from '../../engine/structures/bits.ts';
import { buildQuery, type NamedIndex } from '../parameters/build-query.ts';
import {
  createParameterProblem,
  type Parameters,
  parseIntegerParameter,
  parseNamesParameter,
  parseTextParameter,
} from '../parameters/parameter.ts';
import { selectAttributes } from '../response/hits.ts';

export type BrowsePage = {
  readonly hits: readonly Readonly<Record<string, unknown>>[];
  /** Cursor of the next page; absent on the last. */
  readonly cursor?: string;
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly query: string;
  readonly params: string;
  readonly processingTimeMS: number;
};

/**
 * A record that is not changed meanwhile appears exactly once, whatever else is written between two
 * pages.
 */
export function browse(named: NamedIndex, request: Parameters): BrowsePage {
  const started = performance.now();
  const { index, unretrievable } = named;
  const { parameters, query, requestParameters } = buildQuery(
    { ...named, defaults: {}, rules: [] },
    request,
  );
  const hitsPerPage = parseIntegerParameter(requestParameters, 'hitsPerPage', 1000, 1000);
  const cursor = parseTextParameter(requestParameters, 'cursor', '0', 20);
  if (!/^\d{1,9}$/.test(cursor) || hitsPerPage === 0)
    throw createParameterProblem('cursor', 'is not a cursor of a previous page');
  index.refreshSortOrders();
  const filtered = index.select(query.filter);
  const match = index.match({ ...query.text, enoughHits: 0 });
  const fits = (slot: number) =>
    (!filtered || hasBit(filtered, slot)) && (!match || hasBit(match.bits, slot));
  const slots = [...index.list(index.allRecords)].filter(fits);
  const pageSlots = slots.filter((slot) => slot >= Number(cursor)).slice(0, hitsPerPage);
  const lastSlot = pageSlots.at(-1);
  const isMore = lastSlot !== undefined && lastSlot !== slots.at(-1);
  const names = parseNamesParameter(requestParameters, 'attributesToRetrieve', 100) ?? ['*'];
  return {
    hits: pageSlots.map((slot) => selectAttributes(index.at(slot), names, unretrievable)),
    ...(isMore ? { cursor: String(lastSlot + 1) } : {}),
    nbHits: slots.length,
    page: 0,
    nbPages: Math.ceil(slots.length / hitsPerPage),
    hitsPerPage,
    query: parameters.query,
    params: '',
    processingTimeMS: Math.round(performance.now() - started),
  };
}
