/** Forms with files: as many parts as they may have, of a boundary that can be counted. */
import { expect, test } from 'vitest';
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
