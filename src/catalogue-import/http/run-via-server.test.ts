/** Tests of delegating an import to the running server, through a real connection. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { silentLog } from '#kit/log.ts';
import {
  publishServerConnection,
  type ServerConnection,
} from '#request/commands/control-file.server.ts';
import { portOf } from '#test/servers/port-of.ts';
import { createMemoryShop, feed, item, type MemoryShop } from '../import-shop.fixtures.server.ts';
import type { ImportIssue } from '../report/import-issue.ts';
import type { ImportProgress } from '../report/import-report.ts';
import {
  handleImportRequest,
  type ImportGate,
  type ImportRequestDeps,
} from './import-http.server.ts';
import { exportViaServer, importViaServer } from './run-via-server.server.ts';

let folder: string;
let file: string;
let shop: MemoryShop;
let gate: ImportGate;
let server: Server;
let connection: ServerConnection;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parade-run-via-server-'));
  file = join(folder, 'feed.xml');
  await writeFile(file, feed(item({ image_link: '' }), item({ id: 'bad', price: '' })));
  shop = createMemoryShop();
  gate = { busy: false };
  let key = '';
  const app = new Hono();
  app.all('/api/import', (context) =>
    handleImportRequest(context.req.raw, {
      ...deps(key),
      remoteAddress: getConnInfo(context).remote.address,
    }),
  );
  server = createServer(getRequestListener(app.fetch));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  ({ key } = await publishServerConnection(folder, `http://127.0.0.1:${port}`));
  connection = { url: `http://127.0.0.1:${port}`, key };
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  await rm(folder, { recursive: true });
});

function deps(key: string): ImportRequestDeps {
  const now = (): Date => new Date('2026-11-21T12:00:00Z');
  return {
    key,
    remoteAddress: '127.0.0.1',
    gate,
    ports: shop.ports,
    fascias: ['aldermoor', 'nightjar'],
    dataDir: folder,
    now,
    log: silentLog,
  };
}

function post(
  body: string,
  headers: Record<string, string> = { authorization: `Bearer ${connection.key}` },
): Request {
  return new Request('http://127.0.0.1/api/import', { method: 'POST', headers, body });
}

describe('the command', () => {
  test('gets progress, issues and the report from the shop', async () => {
    const progress: ImportProgress[] = [];
    const issues: ImportIssue[] = [];
    const listener = {
      onProgress: (step: ImportProgress) => progress.push(step),
      onIssue: (issue: ImportIssue) => issues.push(issue),
    };
    const report = await importViaServer(connection, { file, fascias: ['nightjar'] }, listener);
    expect(report).toMatchObject({ rows: 2, variants: 1, refused: 1 });
    expect(shop.products.get('tee-1')?.availableFascias).toEqual(['nightjar']);
    expect(progress.map(({ phase }) => phase)).toEqual(['reading', 'saving']);
    expect(issues.map(({ severity, reason }) => `${severity}: ${reason}`).sort()).toEqual([
      'refused: price missing',
      'warning: image_link missing',
    ]);
    expect(gate.busy).toBe(false);
  });

  test('gets the reason why the shop refuses', async () => {
    await expect(
      importViaServer(connection, { file: join(folder, 'none.xml') }),
    ).rejects.toMatchObject({
      status: 422,
      details: { field: 'file' },
    });
    await expect(importViaServer(connection, { file, fascias: ['wrong'] })).rejects.toThrow(
      'There is no fascia wrong: choose from aldermoor, nightjar',
    );
    await writeFile(file, 'no feed');
    await expect(importViaServer(connection, { file })).rejects.toThrow(
      'has no format that can be imported',
    );
    gate.busy = true;
    await expect(importViaServer(connection, { file })).rejects.toMatchObject({
      status: 409,
      code: 'import.busy',
    });
  });

  test('gets null where no server runs, or one with another key', async () => {
    expect(await importViaServer({ ...connection, key: 'x'.repeat(64) }, { file })).toBeNull();
    await new Promise((done) => server.close(done));
    expect(await importViaServer(connection, { file })).toBeNull();
    expect(shop.products.size).toBe(0);
  });
});

test('an error of a lost connection names the command to run again: import or export', async () => {
  const broken = createServer((request) => request.socket.destroy());
  await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve));
  const unreachable = { ...connection, url: `http://127.0.0.1:${portOf(broken)}` };
  await expect(importViaServer(unreachable, { file })).rejects.toMatchObject({
    code: 'import.cut',
    message: expect.stringContaining('run the import again'),
  });
  await expect(exportViaServer(unreachable, { format: 'jsonl' })).rejects.toMatchObject({
    code: 'export.cut',
    message: expect.stringContaining('run the export again'),
  });
  await new Promise((done) => broken.close(done));
});

describe('the shop', () => {
  test.each([
    ['no key', 401, {}, {}],
    ['a wrong key', 401, { authorization: `Bearer ${'0'.repeat(64)}` }, {}],
    ['the right key from another machine', 403, null, { remoteAddress: '192.168.1.7' }],
    ['the right key from nowhere', 403, null, { remoteAddress: undefined }],
  ])('answers %s with %i', async (_, status, headers, change) => {
    const request = post(
      JSON.stringify({ file }),
      headers ?? { authorization: `Bearer ${connection.key}` },
    );
    const response = await handleImportRequest(request, { ...deps(connection.key), ...change });
    expect(response.status).toBe(status);
    expect(shop.products.size).toBe(0);
  });

  test.each([
    ['no JSON', '{', 422],
    ['no file', '{}', 422],
    ['a relative path', '{"file":"feed.xml"}', 422],
    ['a folder', '{"file":"/"}', 422],
    ['a device', '{"file":"/dev/zero"}', 422],
    ['a path with NUL', '{"file":"/a\\u0000b"}', 422],
    ['an unknown field', '{"file":"/a","shell":"rm"}', 422],
    ['a body without end', `{"file":"${'x'.repeat(70_000)}"}`, 413],
  ])('answers %s with a clear error', async (_, body, status) => {
    const response = await handleImportRequest(post(body), deps(connection.key));
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({
      error: expect.objectContaining({ message: expect.any(String) }),
    });
    expect(gate.busy).toBe(false);
  });

  test('stops when the command disconnects, and can run the next', async () => {
    const response = await handleImportRequest(
      post(JSON.stringify({ file })),
      deps(connection.key),
    );
    expect(gate.busy).toBe(true);
    await response.body?.cancel();
    await expect.poll(() => gate.busy).toBe(false);
  });
});
