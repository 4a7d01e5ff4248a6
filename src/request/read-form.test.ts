/** Forms with files: as many parts as they may have, of a boundary that can be counted. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { serve } from '@hono/node-server';
import { describe, expect, test } from 'vitest';
import { isProblem } from '#kit/problem.ts';
import { readFormWithFiles } from './read-form.server.ts';

const URL = 'http://shop.example/';

function post(parts: number): Request {
  const form = new FormData();
  for (let count = 0; count < parts; count += 1) form.append('photos', new Blob(['x']), 'x.jpg');
  return new Request(URL, { method: 'POST', body: form });
}

const refused = { status: 400, code: 'request.badBody' };

test('a form with files is read with as many parts as it may have', async () => {
  expect((await readFormWithFiles(post(5), 5)).getAll('photos')).toHaveLength(5);
  await expect(readFormWithFiles(post(6), 5)).rejects.toMatchObject(refused);
});

test('fields without files are counted too', async () => {
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

describe('a form that arrives slowly', () => {
  const pace = { graceMs: 100, bytesPerSecond: 10_000, maxMs: 60_000 };
  const [start, end] = ['--b\r\ncontent-disposition: form-data; name="body"\r\n\r\n', '\r\n--b--'];

  /** Sends the parts of a body one by one; the next once `next` is called. */
  async function trickle(parts: readonly string[], announced = parts.join('').length) {
    let result: unknown = null;
    const server = serve({
      port: 0,
      async fetch(request) {
        result = await readFormWithFiles(request, 5, pace).catch((error: unknown) => error);
        return new Response(null, { status: isProblem(result) ? result.status : 200 });
      },
    });
    await once(server, 'listening');
    const address = server.address();
    const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
    const answered = once(socket, 'data');
    socket.write(
      `POST / HTTP/1.1\r\nhost: shop.example\r\ncontent-length: ${announced}\r\n` +
        `content-type: multipart/form-data; boundary=b\r\n\r\n`,
    );
    for (const part of parts) socket.write(part);
    const [answer] = await answered;
    socket.destroy();
    server.close();
    return { line: String(answer).split('\r\n')[0], result };
  }

  test('is read where it keeps the pace, and answered before its sender is done if not', async () => {
    const whole = await trickle([start, 'Warm and light.', end]);
    expect(whole.line).toBe('HTTP/1.1 200 OK');
    expect(whole.result instanceof FormData && whole.result.get('body')).toBe('Warm and light.');
    const slow = await trickle([start, 'W'], 40_000_000);
    expect(slow.line).toBe('HTTP/1.1 400 Bad Request');
    expect(slow.result).toMatchObject({ code: 'request.slow' });
  });
});
