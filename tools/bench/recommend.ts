/**
 * `npm run bench -- recommend [FILE]`: how often the held-out last items of sessions are
 * predicted, and speed.
 * FILE has events in JSON Lines; without it, 1,000,000 generated events over 100,000 products.
 */
import { resolve } from 'node:path';
import { countPairs, type ItemCounts } from '#features/recommendations/counts/count-pairs.ts';
import { groupEventLines } from '#features/recommendations/counts/event-lines.ts';
import { rankCandidates } from '#features/recommendations/counts/rank-candidates.ts';
import { listViewed, type Session } from '#features/recommendations/counts/sessions.ts';
import { readEventLines } from '../import/read-event-lines.ts';
import { generateSessions } from './recommendations/generate-sessions.ts';

/** Share of the newest sessions, whose last new item is held out for the test. */
const TEST_SHARE = 0.2;
const MAX_TEST_CASES = 20_000;
/** Number of preceding items that a prediction is based on. */
const CONTEXT_LENGTH = 5;
const [SHORT_LIST, LONG_LIST] = [6, 20];
const [EVENTS, PRODUCTS] = [1_000_000, 100_000];

type TestCase = { readonly context: readonly string[]; readonly next: string };
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
  const { counted, tested: testCases } = splitSessions(all);
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
  report('counts', testCases, (context) => {
    const from = performance.now();
    const predicted = predict(counts, context, now);
    times.push(performance.now() - from);
    return fillUp(predicted, popular, context);
  });
  report('popularity', testCases, (context) => fillUp([], popular, context));
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2);
  print(`one ranking: median ${at(0.5)} ms, p99 ${at(0.99)} ms`);
}

/** Sessions of the test are not counted at all, not even the items before the last one. */
function splitSessions(all: readonly Session[]): { counted: Session[]; tested: TestCase[] } {
  const first = Math.max(Math.floor(all.length * (1 - TEST_SHARE)), all.length - MAX_TEST_CASES);
  const testCases = all.slice(first).flatMap((session): TestCase[] => {
    const viewed = listViewed(session.events);
    const items = viewed.length > 0 ? viewed : [...new Set(session.events.map(({ item }) => item))];
    const [next, ...context] = items.toReversed();
    return next !== undefined && context.length > 0
      ? [{ next, context: context.slice(0, CONTEXT_LENGTH) }]
      : [];
  });
  return { counted: all.slice(0, first), tested: testCases };
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

function fillUp(
  predicted: readonly string[],
  popular: readonly string[],
  context: readonly string[],
) {
  const contextItems = new Set(context);
  const filled = new Set(predicted.slice(0, LONG_LIST));
  for (const item of popular.slice(0, LONG_LIST + context.length))
    if (filled.size < LONG_LIST && !contextItems.has(item)) filled.add(item);
  return [...filled];
}

function report(name: string, testCases: readonly TestCase[], predictNext: Predict): void {
  let [short, long, reciprocal] = [0, 0, 0];
  for (const { context, next } of testCases) {
    const rank = predictNext(context).indexOf(next) + 1;
    if (rank === 0) continue;
    if (rank <= SHORT_LIST) short += 1;
    long += 1;
    reciprocal += 1 / rank;
  }
  const share = (count: number) => (count / Math.max(1, testCases.length)).toFixed(4);
  const hits = `HR@${SHORT_LIST} ${share(short)}  HR@${LONG_LIST} ${share(long)}`;
  print(
    `${name.padEnd(10)}  ${hits}  MRR@${LONG_LIST} ${share(reciprocal)}  of ${testCases.length} sessions`,
  );
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
