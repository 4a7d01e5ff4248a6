/** Tests of TLS to the mail server: a CA of one's own, and what is refused, by the setting. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer as createPlainServer, type Server, type Socket } from 'node:net';
import { createServer, TLSSocket } from 'node:tls';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reasonOf } from '#features/jobs/jobs.ts';
import { hasOpenssl, makeCertificates } from '#test/servers/certificates.ts';
import { portOf } from '#test/servers/port-of.ts';
import { createSmtpMailer } from './smtp.provider.ts';

/** Speaks as much SMTP as one mail needs; with `upgrade` it offers STARTTLS. */
function answerCommands(socket: Socket, upgrade?: () => void): void {
  let isMessage = false;
  const listener = (chunk: Buffer) => {
    for (const line of String(chunk).split('\r\n').filter(Boolean)) {
      if (isMessage && line !== '.') continue;
      isMessage = /^DATA$/i.test(line);
      if (isMessage) socket.write('354 go on\r\n');
      else if (/^EHLO/i.test(line))
        socket.write(upgrade ? '250-x\r\n250 STARTTLS\r\n' : '250 x\r\n');
      else if (/^STARTTLS/i.test(line)) {
        socket.write(upgrade ? '220 go on\r\n' : '502 unknown\r\n');
        if (!upgrade) continue;
        socket.off('data', listener);
        upgrade();
      } else if (/^QUIT$/i.test(line)) socket.end('221 bye\r\n');
      else socket.write('250 fine\r\n');
    }
  };
  socket.on('data', listener);
  socket.on('error', () => {});
}

describe.skipIf(!hasOpenssl)('TLS to the mail server', () => {
  const certificates = hasOpenssl ? makeCertificates() : null;
  const { certificate: cert = '', key = '', ca = '' } = certificates ?? {};
  const greet = (socket: Socket, upgrade?: () => void) => {
    answerCommands(socket, upgrade);
    socket.write('220 ready\r\n');
  };
  const secure = createServer({ cert, key }, (socket) => greet(socket));
  const startTls = createPlainServer((socket) =>
    greet(socket, () => answerCommands(new TLSSocket(socket, { isServer: true, cert, key }))),
  );
  const plain = createPlainServer((socket) => greet(socket));
  const servers: readonly Server[] = [secure, startTls, plain];
  beforeAll(async () => {
    for (const server of servers)
      await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
  });
  afterAll(() => {
    for (const server of servers) server.close();
    certificates?.remove();
  });
  const mail = {
    ...{ id: 'a', from: 'Shop', to: 'ada@example.com' },
    ...{ subject: 'Hi', text: '-', html: '-' },
  };
  const send = (url: string) =>
    createSmtpMailer({ url, sender: 'shop@example.com' })
      .send(mail)
      .then(() => 'sent', reasonOf);

  test.each(['smtps', 'smtp with STARTTLS'])(
    '%s: an unknown CA and a wrong host are refused by the setting to correct',
    async (kind) => {
      const scheme = kind === 'smtps' ? 'smtps' : 'smtp';
      const server = kind === 'smtps' ? secure : startTls;
      const reason = await send(`${scheme}://user:secret@localhost:${portOf(server)}`);
      expect(reason).toMatch(/^SMTP_URL: .* not signed by a trusted CA; set NODE_EXTRA_CA_CERTS/);
      expect(reason).not.toMatch(/secret|ada@/);
      const known = `tls.ca=${encodeURIComponent(readFileSync(ca, 'utf8'))}`;
      expect(await send(`${scheme}://localhost:${portOf(server)}/?${known}`)).toBe('sent');
      expect(await send(`${scheme}://127.0.0.1:${portOf(server)}/?${known}`)).toMatch(
        /^SMTP_URL: .* for another host than that of the URL/,
      );
    },
  );

  test('a CA of one’s own is accepted from NODE_EXTRA_CA_CERTS', async () => {
    const script = `
      const { createSmtpMailer } = await import('./src/providers/mailer/smtp/smtp.provider.ts');
      for (const url of process.argv.slice(1))
        await createSmtpMailer({ url, sender: 'shop@example.com' }).send(${JSON.stringify(mail)});
      console.log('sent');`;
    const urls = [`smtps://localhost:${portOf(secure)}`, `smtp://localhost:${portOf(startTls)}`];
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', script, ...urls],
      { env: { ...process.env, NODE_EXTRA_CA_CERTS: ca } },
    );
    expect(stdout).toBe('sent\n');
  });

  test('requireTLS sends nothing to a server without STARTTLS', async () => {
    const url = `smtp://localhost:${portOf(plain)}`;
    expect(await send(url)).toBe('sent');
    expect(await send(`${url}/?requireTLS=true`)).toBe('ETLS');
  });
});
