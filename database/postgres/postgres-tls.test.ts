/** Tests of TLS to PostgreSQL: a CA of one's own, and what is refused, by the setting to correct. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { silentLog } from '#kit/log.ts';
import { createChanges } from '#providers/changes/embedded/changes.provider.ts';
import { createReadiness } from '#server/monitoring/readiness.server.ts';
import { createTestPorts } from '#test/create-test-shop.ts';
import { startSeparatePostgres } from '#test/databases/postgres.ts';
import { hasOpenssl, makeCertificates } from '#test/servers/certificates.ts';
import { type Database, openDatabase } from '../database.ts';
import { probePostgres } from '../health-check/health-check.ts';
import { defineStatement } from '../statement.ts';
import { explainTlsFailure } from './tls-failure.ts';

const certificates = hasOpenssl ? makeCertificates() : null;
const withTls = await startSeparatePostgres(certificates ?? undefined);
const withoutTls = await startSeparatePostgres();
const { ca = '', otherCa = '', folder = '' } = certificates ?? {};

afterAll(async () => {
  for (const server of [withTls, withoutTls]) if ('url' in server) await server.stop();
  certificates?.remove();
});

const encrypted = defineStatement<{ ssl: boolean }>(
  'test.encrypted',
  'select ssl from pg_stat_ssl where pid = pg_backend_pid()',
);
/** The servers trust every password; no message may contain this one. */
const PASSWORD = 'pass-of-a-test';

function urlOf(server: typeof withTls, parameters: string, host = 'localhost'): string {
  const url = new URL('url' in server ? server.url : 'postgres://nobody@127.0.0.1:1/none');
  url.hostname = host;
  url.password = PASSWORD;
  url.search = parameters;
  return url.href;
}

const open = (databaseUrl: string): Promise<Database> =>
  openDatabase({ dataDir: tmpdir(), databaseUrl, log: silentLog });

const verifyFull = (file: string) => `sslmode=verify-full&sslrootcert=${file}`;

type Refused = {
  readonly of: string;
  readonly parameters: string;
  readonly reason: RegExp;
  readonly host?: string;
};

/** Runs on the server of TLS as its superuser, without TLS. */
async function administer(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: 'url' in withTls ? withTls.url : '' });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

describe.skipIf(!certificates || !('url' in withTls))('TLS to PostgreSQL', () => {
  test('sslmode=verify-full with a CA of one’s own: every connection is encrypted', async () => {
    const url = urlOf(withTls, verifyFull(ca));
    const database = await open(url);
    expect(await database.rows(encrypted)).toEqual([{ ssl: true }]);
    await probePostgres(url);
    await database.close();
  });

  const client = (certificate: string) =>
    `${verifyFull(ca)}&sslcert=${certificate}&sslkey=${join(folder, 'server.key')}`;
  const untrusted = /not signed by a trusted CA \([A-Z_]+\)\. Set sslrootcert/;
  const unusable = /sslcert or sslkey in DATABASE_URL is not valid PEM, or the key is not that of/;

  test.each<Refused>([
    { of: 'a CA that did not sign it', parameters: verifyFull(otherCa), reason: untrusted },
    { of: 'no CA', parameters: 'sslmode=verify-full', reason: untrusted },
    { of: 'require, which verifies too', parameters: 'sslmode=require', reason: untrusted },
    {
      ...{ of: 'a host that it is not for', parameters: verifyFull(ca), host: '127.0.0.1' },
      reason: /is for DNS:localhost, not for the host in DATABASE_URL.*sslmode=verify-full/,
    },
    {
      ...{ of: 'a file that is missing', parameters: verifyFull('/missing/ca.pem') },
      reason: /\/missing\/ca\.pem cannot be read \(ENOENT\).*sslrootcert/,
    },
    {
      ...{ of: 'a folder for a file', parameters: verifyFull('/') },
      reason: /cannot be read \(EISDIR\).*sslrootcert/,
    },
    {
      ...{ of: 'a file without a CA', parameters: verifyFull(join(folder, 'server.key')) },
      reason: untrusted,
    },
    { of: 'a key of another certificate', parameters: client(ca), reason: unusable },
    {
      ...{ of: 'a file without a certificate', parameters: client(join(folder, 'names')) },
      reason: unusable,
    },
  ])('$of is refused', async ({ parameters, reason, host }) => {
    const url = urlOf(withTls, parameters, host);
    for (const connect of [open, probePostgres]) {
      const failure: unknown = await connect(url).catch((error: unknown) => error);
      expect(failure).toMatchObject({ status: 503, code: 'database.unavailable' });
      expect(failure).toMatchObject({ message: expect.stringMatching(reason) });
      expect(String(failure)).toContain('DATABASE_URL');
      expect(String(failure) + JSON.stringify(failure)).not.toContain(PASSWORD);
    }
  });

  test('a server without TLS is refused, with both ways out', async () => {
    const opening = open(urlOf(withoutTls, verifyFull(ca)));
    await expect(opening).rejects.toThrow(/does not offer TLS, which sslmode in DATABASE_URL/);
    await expect(opening).rejects.toThrow(/ssl = on.*sslmode=disable/);
  });

  test('a server that accepts TLS only asks for sslmode', async () => {
    const rules = (type: string) =>
      `do $$ begin execute format('copy (values (''local all all trust''), (''${type} all all all trust'')) to %L', current_setting('hba_file')); perform pg_reload_conf(); end $$`;
    await administer(rules('hostssl'));
    const url = urlOf(withTls, '');
    await expect
      .poll(() => probePostgres(url).catch((error: unknown) => String(error)))
      .toMatch(/accepts TLS only. Add sslmode=verify-full to DATABASE_URL/);
    const admin = new pg.Client({ connectionString: urlOf(withTls, verifyFull(ca)) });
    await admin.connect();
    await admin.query(rules('host'));
    await admin.end();
    await expect.poll(() => probePostgres(url).then(() => 'connected', String)).toBe('connected');
  });

  test('the readiness check names the setting while it is wrong, and no file', async () => {
    const file = join(folder, 'replaced.pem');
    copyFileSync(ca, file);
    const database = await open(urlOf(withTls, verifyFull(file)));
    const changes = createChanges(database);
    const ports = createTestPorts({ changes, search: { ready: async () => {} } });
    await changes.head('pages');
    const readiness = createReadiness({ database, ports }, 10_000);
    const fresh = createReadiness({ database, ports }, 10_000);
    expect(await (await readiness.serve()).text()).toMatch(/^ready\n/);

    copyFileSync(otherCa, file);
    await administer(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'parade'`,
    );
    await expect(database.rows(encrypted)).rejects.toMatchObject({ status: 503 });
    const degraded = await readiness.serve();
    expect(degraded.status).toBe(200);
    const text = await degraded.text();
    expect(text).toMatch(/^ready, degraded: TLS .* DATABASE_URL: sslrootcert\n$/);
    expect(text).not.toContain(file);
    const unready = await fresh.serve();
    expect(unready.status).toBe(503);
    expect(await unready.text()).toMatch(/^not ready: TLS .* DATABASE_URL: sslrootcert\n$/);

    copyFileSync(ca, file);
    expect(await (await readiness.serve()).text()).toMatch(/^ready\n/);
    await database.close();
  });
});

test.each([
  ['CERT_HAS_EXPIRED', /not valid at present/],
  ['CERT_NOT_YET_VALID', /not valid at present/],
  ['ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED', /sslcert and sslkey/],
])('%s is explained', (code, reason) => {
  const failure = explainTlsFailure(Object.assign(new Error('as OpenSSL says it'), { code }));
  expect(failure?.message).toMatch(reason);
  expect(failure?.message).toContain('DATABASE_URL');
});

test.each([
  ['a refused connection', { code: 'ECONNREFUSED', syscall: 'connect' }],
  ['a lost connection', { code: 'ECONNRESET', syscall: 'read' }],
  ['a socket that is not there', { code: 'ENOENT', syscall: 'connect' }],
  ['a wrong password', { code: '28P01' }],
])('%s is no matter of TLS', (_, fields) => {
  expect(explainTlsFailure(Object.assign(new Error('another cause'), fields))).toBeNull();
});

test.each(['tools/import/export.ts', 'tools/shop/reset.ts'])(
  '%s prints the setting, and no password',
  (command) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'parade-tls-'));
    const args = command.endsWith('reset.ts') ? ['--yes'] : ['jsonl', join(dataDir, 'file')];
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        DATABASE_URL: urlOf({ skipped: '' }, verifyFull('/missing/ca.pem')),
      },
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stdout + stderr).toMatch(/\/missing\/ca\.pem cannot be read .* DATABASE_URL/);
    expect(stdout + stderr).not.toContain(PASSWORD);
  },
);
