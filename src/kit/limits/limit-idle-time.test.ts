/** Tests that a stream fails when its source or its reader is idle for too long. */
import { expect, test } from 'vitest';
import { openConnection } from '#test/servers/open-connection.ts';
import { type IdleTimes, limitIdleTime } from './limit-idle-time.server.ts';

/** Streams chunks of 64 KiB from a source that counts its reads; `closed` gives the reason. */
function openStream(times: IdleTimes, read: () => Promise<Uint8Array | null> = async () => chunk) {
  const { promise: closed, resolve: close } = Promise.withResolvers<string>();
  const reads: number[] = [];
  const source = {
    read() {
      reads.push(reads.length);
      return read();
    },
    close: (reason?: Error) => close(reason?.message ?? ''),
  };
  return { stream: limitIdleTime(source, times), closed, reads };
}

const chunk = new Uint8Array(65_536);

test('a source is closed when its reader stops reading', async () => {
  const { stream, closed, reads } = openStream({ readerMs: 20 });
  const reader = stream.getReader();
  expect((await reader.read()).value).toBe(chunk);
  expect(await closed).toBe('The reader took nothing for 20 ms.');
  await expect(reader.read()).rejects.toThrow('took nothing');
  expect(reads).toHaveLength(1);
});

test('a source is closed when nobody begins to read the stream', async () => {
  expect(await openStream({ readerMs: 20 }).closed).toBe('The reader took nothing for 20 ms.');
});

test('a source that sends nothing is closed, even if its read never ends', async () => {
  const { stream, closed } = openStream({ sourceMs: 20 }, () => new Promise(() => {}));
  await expect(stream.getReader().read()).rejects.toThrow('sent nothing for 20 ms');
  expect(await closed).toBe('The storage sent nothing for 20 ms.');
});

test.each([
  ['that ends', async () => null, 'done'],
  ['that fails', () => Promise.reject(new Error('It broke.')), 'Error: It broke.'],
])('a source %s is closed', async (_case, read, outcome) => {
  const { stream, closed } = openStream({}, read);
  const reading = stream.getReader().read();
  expect(await reading.then(({ done }) => (done ? 'done' : 'more'), String)).toBe(outcome);
  expect(await closed).toBe('');
});

test('a connection whose client stops reading is closed, and its source with it', async () => {
  const { stream, closed } = openStream({ readerMs: 200 });
  const { client, closedByServer } = await openConnection(() => new Response(stream), '/');
  client.once('readable', () => client.pause());
  expect(await closed).toBe('The reader took nothing for 200 ms.');
  await closedByServer;
  client.destroy();
});
