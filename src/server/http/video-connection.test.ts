/** Tests of videos on real connections whose body is not read, or fails. */
import type { Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { handleVideoRequest } from '#features/videos/videos.server.ts';
import { limitIdleTime } from '#kit/limits/limit-idle-time.server.ts';
import { silentLog } from '#kit/log.ts';
import { createTestHttpApp } from '#test/create-test-http-app.ts';
import { openConnection } from '#test/servers/open-connection.ts';

const SIZE = 512 * 2 ** 20;
const chunk = new Uint8Array(65_536).fill(7);

afterEach(() => {
  vi.restoreAllMocks();
});

/** Serves a video that `read` reads; `entries` has what is logged, `closed` the source's end. */
async function start(read: () => Promise<Uint8Array | null>) {
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  const entries: [string, unknown][] = [];
  const log = { ...silentLog, child: () => log };
  for (const level of ['debug', 'warn', 'error'] as const)
    log[level] = ({ reason }) => void entries.push([level, reason]);
  const file = {
    ...({ type: 'video/mp4', size: SIZE } as const),
    read: async () => limitIdleTime({ read, close: () => close() }, { readerMs: 300 }),
  };
  const app = createTestHttpApp({
    ...{ hosts: ['shop.example'], log },
    endpoints: { video: (request) => handleVideoRequest(request, { find: async () => file }) },
  });
  const connection = await openConnection(app.fetch, '/media/clip.one/mp4_480p');
  return { ...connection, closed, entries };
}

/** Bytes of the body that are not the video's, as text. */
async function readOtherBytes(client: Socket): Promise<string> {
  const parts: Buffer[] = [];
  client.on('data', (part) => void parts.push(Buffer.from(part)));
  await new Promise<void>((resolve) => client.once('close', () => resolve()));
  const response = Buffer.concat(parts);
  const body = response.subarray(response.indexOf('\r\n\r\n') + 4);
  expect(body.length).toBeGreaterThanOrEqual(chunk.length);
  return Buffer.from(body.filter((byte) => byte !== 7)).toString();
}

test('a video that a player pauses loses its connection, without an error in body or output', async () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  const { client, closed, closedByServer, entries } = await start(async () => chunk);
  client.once('readable', () => client.pause());
  await closed;
  await closedByServer;
  expect(await readOtherBytes(client)).toBe('');
  expect(printed).not.toHaveBeenCalled();
  const reason = 'IdleReaderError: The reader took nothing for 300 ms.';
  expect(entries).toEqual([['debug', reason]]);
});

test('a video whose source fails loses its connection; the reason is logged', async () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  const { promise: received, resolve: receive } = Promise.withResolvers<void>();
  const parts = [chunk, chunk];
  const { client, closedByServer, entries } = await start(async () => {
    const part = parts.pop();
    if (part) return part;
    await received;
    throw new Error('It broke.');
  });
  let receivedBytes = 0;
  client.on('data', ({ length }) => {
    receivedBytes += length;
    if (receivedBytes > 2 * chunk.length) receive();
  });
  expect(await readOtherBytes(client)).toBe('');
  await closedByServer;
  expect(printed).not.toHaveBeenCalled();
  expect(entries).toEqual([['warn', 'Error: It broke.']]);
});
