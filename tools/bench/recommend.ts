/**
 * `npm run bench -- recommend [FILE]`: hits of the held-back last items of sessions, and speed.
 * FILE has events in JSON Lines; without it, 1,000,000 generated events over 100,000 products.
 */
import { resolve } from 'node:path';
import { countPairs, type ItemCounts } from '#features/recommendations/counts/count-pairs.ts';
import { groupEventLines } from '#features/recommendations/counts/event-lines.ts';
import { rankCandidates } from '#features/recommendations/counts/rank-candidates.ts';
import { listViewed, type Session } from '#features/recommendations/counts/sessions.ts';
import { readEventLines } from '../import/read-event-lines.ts';
import { generateSessions } from './recommendations/generate-sessions.ts';

/** The newest sessions, whose last new item is held back. */
const TESTED_SHARE = 0.2;
const MAX_TESTED = 20_000;
/** Number of preceding items that a prediction is based on. */
const CONTEXT_LENGTH = 5;
const [SHORT, LONG] = [6, 20];
const [EVENTS, PRODUCTS] = [1_000_000, 100_000];

type Tested = { readonly context: readonly string[]; readonly next: string };
type Predict = (context: readonly string[]) => readonly string[];

const [file] = process.argv.slice(2);
const sessions = file === undefined ? generateSessions(EVENTS, PRODUCTS) : await readSessions(file);
measure(sessions);

async function readSessions(path: string): Promise<Session[]> {
  const { events, refused } = await readEventLines(resolve(process.env.INIT_CWD ?? '.', path));
  print(`${path}: ${events.length} events, ${refused} lines refused`);
  return groupEventLines(events);
}

function measure(all: readonly Session[]): void {
  const { counted, tested } = splitSessions(all);
  const before = process.memoryUsage().rss;
  const started = performance.now();
  const counts = new Map([...countPairs(counted)].map((item) => [item.item, item]));
  const seconds = (performance.now() - started) / 1000;
  const megabytes = (process.memoryUsage().rss - before) / 2 ** 20;
  const events = counted.reduce((sum, session) => sum + session.events.length, 0);
  print(`${counted.length} sessions with ${events} events of ${counts.size} items counted`);
  print(`in ${seconds.toFixed(1)} s, ${Math.round(megabytes)} MB more resident memory`);
  const popular = [...counts.values()]
    .toSorted((count, other) => other.views + other.buys - (count.views + count.buys))
    .map(({ item }) => item);
  const now = all.at(-1)?.events.at(-1)?.time ?? Date.now();
  const times: number[] = [];
  report('counts', tested, (context) => {
    const from = performance.now();
    const found = predict(counts, context, now);
    times.push(performance.now() - from);
    return fill(found, popular, context);
  });
  report('popularity', tested, (context) => fill([], popular, context));
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2);
  print(`one ranking: median ${at(0.5)} ms, p99 ${at(0.99)} ms`);
}

/** Tested sessions are not counted at all, not even the items before the last one. */
function splitSessions(all: readonly Session[]): { counted: Session[]; tested: Tested[] } {
  const first = Math.max(Math.floor(all.length * (1 - TESTED_SHARE)), all.length - MAX_TESTED);
  const tested = all.slice(first).flatMap((session): Tested[] => {
    const viewed = listViewed(session.events);
    const items = viewed.length > 0 ? viewed : [...new Set(session.events.map(({ item }) => item))];
    const [next, ...context] = items.toReversed();
    return next !== undefined && context.length > 0
      ? [{ next, context: context.slice(0, CONTEXT_LENGTH) }]
      : [];
  });
  return { counted: all.slice(0, first), tested };
}

function predict(
  counts: ReadonlyMap<string, ItemCounts>,
  context: readonly string[],
  now: number,
): string[] {
  const contextCounts = context.flatMap((item) => counts.get(item) ?? []);
  const totalOf = (item: string) => {
    const { views = 0, buys = 0 } = counts.get(item) ?? {};
    return views + buys;
  };
  return rankCandidates(contextCounts, { now, totalOf }).map(({ item }) => item);
}

function fill(found: readonly string[], popular: readonly string[], context: readonly string[]) {
  const left = new Set(context);
  const filled = new Set(found.slice(0, LONG));
  for (const item of popular.slice(0, LONG + context.length))
    if (filled.size < LONG && !left.has(item)) filled.add(item);
  return [...filled];
}

function report(name: string, tested: readonly Tested[], guess: Predict): void {
  let [short, long, reciprocal] = [0, 0, 0];
  for (const { context, next } of tested) {
    const rank = guess(context).indexOf(next) + 1;
    if (rank === 0) continue;
    if (rank <= SHORT) short += 1;
    long += 1;
    reciprocal += 1 / rank;
  }
  const share = (count: number) => (count / Math.max(1, tested.length)).toFixed(4);
  const hits = `HR@${SHORT} ${share(short)}  HR@${LONG} ${share(long)}`;
  print(
    `${name.padEnd(10)}  ${hits}  MRR@${LONG} ${share(reciprocal)}  of ${tested.length} sessions`,
  );
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
