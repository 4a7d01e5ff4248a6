/** Certificates for tests of TLS, made by openssl: a CA, and a server's certificate for localhost. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type TestCertificates = {
  readonly folder: string;
  /** Files of the CA that signed the server's certificate, and of one that did not. */
  readonly ca: string;
  readonly otherCa: string;
  /** The server's, in PEM. */
  readonly certificate: string;
  readonly key: string;
  readonly remove: () => void;
};

export const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

const NEW_KEY = ['-newkey', 'rsa:2048', '-nodes'];

export function makeCertificates(): TestCertificates {
  const folder = mkdtempSync(join(tmpdir(), 'parade-certificates-'));
  const run = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  for (const name of ['ca', 'other'])
    run(
      ...['req', '-x509', ...NEW_KEY, '-days', '2', '-subj', `/CN=${name} of a test`],
      ...['-keyout', `${name}.key`, '-out', `${name}.pem`],
    );
  writeFileSync(join(folder, 'names'), 'subjectAltName = DNS:localhost\n');
  run(
    ...['req', ...NEW_KEY, '-subj', '/CN=localhost'],
    ...['-keyout', 'server.key', '-out', 'server.csr'],
  );
  run(
    ...['x509', '-req', '-in', 'server.csr', '-CA', 'ca.pem', '-CAkey', 'ca.key'],
    ...['-CAcreateserial', '-days', '2', '-extfile', 'names', '-out', 'server.pem'],
  );
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return {
    folder,
    ca: join(folder, 'ca.pem'),
    otherCa: join(folder, 'other.pem'),
    certificate: read('server.pem'),
    key: read('server.key'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
