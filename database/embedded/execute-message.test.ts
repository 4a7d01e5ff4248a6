/** Tests that the embedded PostgreSQL retains no memory of past answers. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { executeMessage } from './execute-message.ts';

const MB = 1024 * 1024;
let engine: PGlite;

beforeAll(async () => {
  engine = await PGlite.create();
});

afterAll(() => engine.close());

/** A simple query of the wire protocol. */
function query(sql: string): Uint8Array {
  const text = Buffer.from(`${sql}\0`);
  const head = Buffer.alloc(5, 'Q');
  head.writeInt32BE(text.length + 4, 1);
  return new Uint8Array(Buffer.concat([head, text]));
}

function liveHeap(): number {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

test('an answer is the bytes that the engine gives by itself', async () => {
  const message = query("select i, repeat('abc' || i, 50) from generate_series(1, 3000) i");
  expect(
    Buffer.compare(await executeMessage(engine, message), await engine.execProtocolRaw(message)),
  ).toBe(0);
});

test('a failed statement is answered, and the next one as well', async () => {
  expect(
    Buffer.from(await executeMessage(engine, query('select missing'))).toString('latin1'),
  ).toContain('42703');
  expect(
    Buffer.from(await executeMessage(engine, query('select 42'))).toString('latin1'),
  ).toContain('42');
});

test('megabytes of answers leave nothing in memory', async () => {
  const message = query("select repeat('abcdef' || i, 100) from generate_series(1, 5000) i");
  await executeMessage(engine, message);
  const before = liveHeap();
  let bytes = 0;
  for (let round = 0; round < 25; round += 1)
    bytes += (await executeMessage(engine, message)).length;
  expect(bytes).toBeGreaterThan(50 * MB);
  expect(liveHeap() - before).toBeLessThan(10 * MB);
});
