/** Measures search with concurrent shoppers over HTTP: `npm run bench -- shoppers 20000 16`. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { searchRecords } from '#features/search/search.fixtures.ts';
import { SERVER_FLAGS } from '../start/server-flags.mjs';
import { type BenchCall, createCallKinds } from './search-calls.ts';

const WARM_UP_MS = 4000;
const MEASURING_MS = 8000;
const CREDENTIALS = 'x-algolia-application-id=PARADE&x-algolia-api-key=public-search-only';
/** Weight of each kind of call: mostly listings, some typing. */
const CALL_WEIGHTS = [4, 2, 1, 2, 1, 1, 1, 1];

async function main(): Promise<void> {
  const [products = 20_000, shoppers = 16] = process.argv.slice(2).map(Number);
  const server = fork(new URL('shoppers-server.ts', import.meta.url), [String(products)], {
    execArgv: [...SERVER_FLAGS],
  });
  try {
    const { port } = (await once(server, 'message'))[0] as { readonly port: number };
    const kinds = createCallKinds(searchRecords(Math.min(products, 20_000)));
    const mixed = kinds.flatMap((kind, index) =>
      Array.from({ length: CALL_WEIGHTS[index] ?? 1 }, () => kind),
    );
    const calls = Array.from(
      { length: 2000 },
      (_, n) => mixed[(n * 7) % mixed.length]?.next() ?? { requests: [] },
    );
    await sendCalls(port, calls, shoppers, WARM_UP_MS);
    const before = await readUsage(server);
    const times = await sendCalls(port, calls, shoppers, MEASURING_MS);
    const after = await readUsage(server);
    const cpu =
      (after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system) /
      1000 /
      times.length;
    const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
    const rate = Math.round((times.length / MEASURING_MS) * 1000);
    process.stdout.write(
      `products ${products}, ${shoppers} shoppers at once: ${rate} calls/s, wall p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ` +
        `CPU of the server ${cpu.toFixed(2)} ms per call, ${Math.round(after.rss / 2 ** 20)} MB\n`,
    );
  } finally {
    server.disconnect();
  }
}

type Usage = { readonly cpu: NodeJS.CpuUsage; readonly rss: number };

async function readUsage(server: ChildProcess): Promise<Usage> {
  server.send('usage');
  return (await once(server, 'message'))[0] as Usage;
}

/** Each shopper sends the next request on a response. Returns durations in ms, sorted ascending. */
async function sendCalls(
  port: number,
  calls: readonly BenchCall[],
  shoppers: number,
  durationMs: number,
): Promise<readonly number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: shoppers });
  const times: number[] = [];
  const end = performance.now() + durationMs;
  let next = 0;
  const sendRequests = async () => {
    while (performance.now() < end) {
      const started = performance.now();
      await post(port, agent, calls[next++ % calls.length]);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: shoppers }, sendRequests));
  agent.destroy();
  return times.toSorted((a, b) => a - b);
}

async function post(port: number, agent: Agent, call: BenchCall | undefined): Promise<void> {
  const headers = { 'content-type': 'text/plain' };
  const clientRequest = request({
    port,
    host: '127.0.0.1',
    agent,
    method: 'POST',
    path: `/search/1/indexes/*/queries?${CREDENTIALS}`,
    headers,
  });
  clientRequest.end(JSON.stringify(call));
  const [response] = await once(clientRequest, 'response');
  if (response.statusCode !== 200)
    throw new Error(`The server responded with ${response.statusCode}`);
  response.resume();
  await once(response, 'end');
}

await main();
