/** Tests of forms with files: limits of their parts and time, and boundaries that are refused. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { serve } from '@hono/node-server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isProblem } from '#kit/problem.ts';
import { readFormWithFiles } from './read-form.server.ts';

const URL = 'http://shop.example/';

function post(parts: number): Request {
  const form = new FormData();
  for (let count = 0; count < parts; count += 1) form.append('photos', new Blob(['x']), 'x.jpg');
  return new Request(URL, { method: 'POST', body: form });
}

const refused = { status: 400, code: 'request.badBody' };

test('a form with files is read up to the limit of its parts', async () => {
  expect((await readFormWithFiles(post(5), 5)).getAll('photos')).toHaveLength(5);
  await expect(readFormWithFiles(post(6), 5)).rejects.toMatchObject(refused);
});

test('the limit of parts includes fields without files', async () => {
  const request = () => new Request(URL, { method: 'POST', body: new URLSearchParams('a=1&b=2') });
  expect((await readFormWithFiles(request(), 2)).get('b')).toBe('2');
  const body = new URLSearchParams('a=1&b=2&c=3&d=4');
  await expect(
    readFormWithFiles(new Request(URL, { method: 'POST', body }), 2),
  ).rejects.toMatchObject(refused);
});

test.each([
  'multipart/form-data; x=1; boundary=a; boundary=b',
  'multipart/form-data',
  'text/plain',
])('a body of the type %s is refused', async (type) => {
  const headers = { 'content-type': type };
  const request = new Request(URL, { method: 'POST', body: 'x', headers });
  await expect(readFormWithFiles(request, 5)).rejects.toMatchObject(refused);
});

const type = 'multipart/form-data; boundary=b';
const [start, end] = ['--b\r\ncontent-disposition: form-data; name="body"\r\n\r\n', '\r\n--b--'];

describe('a form on a connection', () => {
  const rate = { graceMs: 100, bytesPerSecond: 10_000, maxMs: 60_000 };

  /** Sends `body` alone, even where `contentLength` announces more. */
  async function send(body: string, contentLength = body.length) {
    let result: unknown = null;
    const server = serve({
      port: 0,
      async fetch(request) {
        result = await readFormWithFiles(request, 5, rate).catch((error: unknown) => error);
        return new Response(null, { status: isProblem(result) ? result.status : 200 });
      },
    });
    await once(server, 'listening');
    const address = server.address();
    const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
    const received = once(socket, 'data');
    socket.write(
      `POST / HTTP/1.1\r\nhost: shop.example\r\ncontent-length: ${contentLength}\r\n` +
        `content-type: ${type}\r\n\r\n${body}`,
    );
    const [response] = await received;
    socket.destroy();
    server.close();
    return { statusLine: String(response).split('\r\n')[0], result };
  }

  test('is read completely; a sender that stops gets an error without sending the rest', async () => {
    const complete = await send(`${start}Warm and light.${end}`);
    expect(complete.statusLine).toBe('HTTP/1.1 200 OK');
    expect(complete.result instanceof FormData && complete.result.get('body')).toBe(
      'Warm and light.',
    );
    const slow = await send(`${start}W`, 40_000_000);
    expect(slow.statusLine).toBe('HTTP/1.1 400 Bad Request');
    expect(slow.result).toMatchObject({ code: 'request.slow' });
  });
});

describe('photos that arrive slowly', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  });
  afterEach(() => void vi.useRealTimers());

  /** Returns the code of the error; null where all bytes are read. */
  async function sendSlowly(bytes: number, bytesPerSecond: number): Promise<string | null> {
    let remaining = bytes;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(Buffer.from(start)),
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        const size = Math.min(remaining, bytesPerSecond);
        remaining -= size;
        controller.enqueue(new Uint8Array(size).fill(97));
        if (remaining > 0) return;
        controller.enqueue(Buffer.from(end));
        controller.close();
      },
    });
    // The browser's types do not know `duplex`, which Node requires.
    const init = { method: 'POST', body, headers: { 'content-type': type }, duplex: 'half' };
    const reading = readFormWithFiles(new Request(URL, init), 5).then(
      (form) => (String(form.get('body')).length === bytes ? null : 'incomplete'),
      (error: unknown) => (isProblem(error) ? error.code : String(error)),
    );
    await vi.advanceTimersByTimeAsync(700_000);
    return await reading;
  }

  test.each([
    ['20 MB at 400 kbit/s are read', 20_000_000, 50_000, null],
    ['10 kB/s are too slow', 2_000_000, 10_000, 'request.slow'],
    ['more than ten minutes are too long', 31_000_000, 50_000, 'request.slow'],
  ])('%s', async (_, bytes, bytesPerSecond, expected) => {
    expect(await sendSlowly(bytes, bytesPerSecond)).toBe(expected);
  });
});
