/** Tests of the control file, by which commands find the running server. */
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  publishServerConnection,
  readServerConnection,
  type ServerConnection,
} from './control-file.server.ts';

const url = 'http://127.0.0.1:3000';

let folder: string;
let connection: ServerConnection;
let remove: () => Promise<void>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parade-control-file-'));
  const published = await publishServerConnection(folder, url);
  connection = { url, key: published.key };
  remove = published.remove;
});

afterEach(() => rm(folder, { recursive: true }));

describe('the control file', () => {
  test('can be read only by its owner, and is removed with the server', async () => {
    expect((await stat(join(folder, 'control.json'))).mode & 0o777).toBe(0o600);
    expect(await readServerConnection(folder)).toEqual(connection);
    await remove();
    expect(await readServerConnection(folder)).toBeNull();
  });

  test('of a server started later is kept', async () => {
    const later = await publishServerConnection(folder, connection.url);
    await remove();
    expect((await readServerConnection(folder))?.key).toBe(later.key);
  });

  test('that names another machine is ignored', async () => {
    await writeFile(
      join(folder, 'control.json'),
      JSON.stringify({ ...connection, url: 'http://shop.example:3000' }),
    );
    expect(await readServerConnection(folder)).toBeNull();
    expect(await readFile(join(folder, 'control.json'), 'utf8')).toContain('shop.example');
  });
});
