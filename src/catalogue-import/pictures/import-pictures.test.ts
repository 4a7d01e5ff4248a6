/** Tests of importing pictures from files and hosts: limits, caching and failures. */
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ImportRequest } from '../catalogue-import.server.ts';
import {
  createMemoryShop,
  feed,
  type ImportOutcome,
  item,
  type MemoryShop,
  runImport,
} from '../import-shop.fixtures.server.ts';
import { isPublicAddress } from './public-address.server.ts';

let folder: string;
let shop: MemoryShop;
let server: Server;
let origin: string;
let requests: string[];
let picture: Buffer;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parade-pictures-'));
  await mkdir(join(folder, 'shop'));
  shop = createMemoryShop();
  requests = [];
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#204060' } })
    .png()
    .toBuffer();
  server = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push(request.headers['if-none-match'] ? `${path} again` : path);
    if (path === '/good.png' && request.headers['if-none-match'] === '"1"')
      response.writeHead(304).end();
    else if (path.startsWith('/good')) response.writeHead(200, { etag: '"1"' }).end(picture);
    else if (path === '/moved') response.writeHead(302, { location: '/good.png' }).end();
    else if (path === '/inside')
      response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end();
    else if (path === '/circle') response.writeHead(302, { location: '/circle' }).end();
    else if (path === '/large')
      response.writeHead(200, { 'content-length': 21 * 1024 * 1024 }).write('x');
    else if (path === '/text') response.writeHead(200).end('<svg onload="alert(1)">');
    else if (path.startsWith('/slow')) response.writeHead(200).write('x');
    else response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  await rm(folder, { recursive: true });
});

async function importPictures(
  urls: readonly string[],
  options: Partial<ImportRequest> = {},
): Promise<ImportOutcome> {
  const file = join(folder, 'shop', 'feed.xml');
  const items = urls.map((url, index) =>
    item({ id: `p${index}`, title: `Tee no ${index}`, image_link: url }),
  );
  await writeFile(file, feed(...items));
  return runImport(shop, file, options);
}

function reasons({ issues }: ImportOutcome): (string | undefined)[] {
  return issues.map(({ reason }) => / left out: (.*)$/.exec(reason)?.[1]);
}

/** The test's host is on this machine, which the default rule refuses. */
const allowLocal = {
  isAllowedIp: (address: string) => address === '127.0.0.1' || isPublicAddress(address),
};

describe('a local picture', () => {
  test('outside the folder of the feed is refused, by path and by link', async () => {
    await writeFile(join(folder, 'secret.png'), picture);
    await symlink(join(folder, 'secret.png'), join(folder, 'shop', 'link.png'));
    await symlink(folder, join(folder, 'shop', 'up'));
    const urls = [
      '../secret.png',
      '%2e%2e/secret.png',
      join(folder, 'secret.png'),
      'link.png',
      'up/secret.png',
      '.',
    ];
    const outcome = await importPictures(urls);
    expect(reasons(outcome)).toEqual(urls.map(() => 'it is outside the folder of the feed'));
    expect(outcome.report).toMatchObject({
      variants: 6,
      pictures: { saved: 0, reused: 0, failed: 6 },
    });
    expect(shop.pictures.size).toBe(0);
  });

  test('that is missing, or is no picture, is reported and its product imported', async () => {
    await writeFile(join(folder, 'shop', 'words.jpg'), 'words');
    const outcome = await importPictures(['none.jpg', 'words.jpg']);
    expect(reasons(outcome)).toEqual([
      'there is no such file',
      'it is not a picture that can be read',
    ]);
    expect(outcome.report.products.created).toBe(2);
  });

  test('that two products share, under two names, is saved once', async () => {
    await writeFile(join(folder, 'shop', 'a.png'), picture);
    await writeFile(join(folder, 'shop', 'b b.png'), picture);
    const { report } = await importPictures(['a.png', 'b%20b.png', 'a.png']);
    expect(report.pictures).toEqual({ saved: 1, reused: 1, failed: 0 });
    const ids = [...shop.products.values()].map(({ colours }) => colours[0]?.pictures[0]?.id);
    expect(new Set(ids).size).toBe(1);
    expect([...shop.products.values()][0]?.colours[0]?.pictures[0]?.tint).toBe('#90a0b0');
  });
});

describe('a remote picture', () => {
  test('on a private address is refused without a request to it', async () => {
    const outcome = await importPictures([
      `${origin}/good.png`,
      'http://localhost/x.png',
      'http://[::1]/x.png',
      'http://0x7f.1/x.png',
      'file:///etc/passwd',
    ]);
    expect(reasons(outcome).sort()).toEqual([
      '127.0.0.1 is not a public address',
      '127.0.0.1 is not a public address',
      '::1 is not a public address',
      'file: is not http or https',
      'localhost is not a public address',
    ]);
    expect(requests).toEqual([]);
  });

  test('is fetched, and at the next import only revalidated', async () => {
    const options = { ...allowLocal, dataDir: folder };
    expect((await importPictures([`${origin}/good.png`], options)).report.pictures).toEqual({
      saved: 1,
      reused: 0,
      failed: 0,
    });
    const again = await importPictures([`${origin}/good.png`], options);
    expect(again.report).toMatchObject({
      pictures: { saved: 0, reused: 1, failed: 0 },
      products: { unchanged: 1 },
    });
    expect(requests).toEqual(['/good.png', '/good.png again']);
  });

  test('that redirects to a private address or endlessly, is too large, too slow, missing or no picture is reported', async () => {
    const paths = ['moved', 'inside', 'circle', 'large', 'slow', 'missing', 'text'];
    const outcome = await importPictures(
      paths.map((path) => `${origin}/${path}`),
      { ...allowLocal, timeoutMs: 300 },
    );
    expect(reasons(outcome).sort()).toEqual([
      '169.254.169.254 is not a public address',
      'it is larger than 20 MB',
      'it is not a picture that can be read',
      'more than 3 redirects',
      'the host answered 404',
      'the host took too long',
    ]);
    expect(outcome.report).toMatchObject({ variants: 7, pictures: { saved: 1, failed: 6 } });
  });

  test('of a host that never responds is given up after a few attempts', async () => {
    const urls = Array.from({ length: 40 }, (_, index) => `${origin}/slow${index}`);
    const outcome = await importPictures(urls, { ...allowLocal, timeoutMs: 100 });
    expect(outcome.report).toMatchObject({ variants: 40, pictures: { saved: 0, failed: 40 } });
    expect(requests.length).toBeLessThan(12);
  });

  test('is fetched from no other host than the allowed ones', async () => {
    const outcome = await importPictures([`${origin}/good.png`], {
      ...allowLocal,
      allowHosts: ['pictures.example'],
    });
    expect(reasons(outcome)).toEqual(['127.0.0.1 is not among the allowed hosts']);
    expect(requests).toEqual([]);
  });
});

test.each([
  ['8.8.8.8', true],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['2606:4700::1111', true],
  ['nonsense', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
