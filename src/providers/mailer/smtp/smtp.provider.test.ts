/** The mailer contract against a small SMTP server. */
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { describeMailer } from '#features/mailer/mailer.contract.ts';
import { portOf } from '#test/servers/port-of.ts';
import { createSmtpMailer } from './smtp.provider.ts';

/**
 * SMTP server that accepts every command and stores the DATA; refuses the first `rejectCount`
 * connections.
 */
async function startServer(rejectCount = 0) {
  const messages: string[] = [];
  let left = rejectCount;
  const server = createServer((socket) => {
    if (left > 0) {
      left -= 1;
      socket.destroy();
    } else answerCommands(socket, messages);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

function answerCommands(socket: Socket, messages: string[]): void {
  let message: string | null = null;
  const response = (line: string) => {
    if (message !== null && line === '.') {
      messages.push(message);
      message = null;
      socket.write('250 kept\r\n');
    } else if (message !== null) message += `${line}\n`;
    else if (/^DATA$/i.test(line)) {
      message = '';
      socket.write('354 go on\r\n');
    } else if (/^QUIT$/i.test(line)) socket.end('221 bye\r\n');
    else socket.write('250 fine\r\n');
  };
  let rest = '';
  socket.on('data', (chunk) => {
    const lines = `${rest}${chunk}`.split('\r\n');
    rest = lines.pop() ?? '';
    lines.forEach(response);
  });
  socket.on('error', () => {});
  socket.write('220 ready\r\n');
}

function readSubject(message: string): string {
  const folded = /^Subject: (?<value>(?:.|\n[ \t])+)$/m.exec(message)?.groups?.value ?? '';
  return folded
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?(?<kind>[bq])\?(?<text>[^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString()
        : Buffer.from(
            text
              .replaceAll('_', ' ')
              .replaceAll(/=(?<hex>[\da-f]{2})/gi, (__, hex: string) =>
                String.fromCharCode(Number.parseInt(hex, 16)),
              ),
            'latin1',
          ).toString(),
    );
}

describeMailer('SMTP', async () => {
  const { url, messages, stop } = await startServer();
  const mailer = createSmtpMailer({ url, sender: 'shop@example.com' });
  return { mailer, close: stop, listArrived: async () => messages.map(readSubject) };
});

const mail = {
  id: '0199a000-0000-7000-8000-000000000001',
  from: 'Aldermoor',
  to: 'ada@example.com',
  subject: 'Hi',
  text: 'Plain words',
  html: '<p>Marked words</p>',
};

test('text and HTML both arrive, and a second attempt has the same id', async () => {
  const { url, messages, stop } = await startServer(1);
  const mailer = createSmtpMailer({ url, sender: 'shop@example.com' });
  await expect(mailer.send(mail)).rejects.toThrow();
  expect(messages, 'one attempt').toEqual([]);
  await mailer.send(mail);
  await mailer.send(mail);
  expect(messages[0]).toContain('From: Aldermoor <shop@example.com>');
  expect(messages[0]).toContain('Plain words');
  expect(messages[0]).toContain('<p>Marked words</p>');
  for (const message of messages) expect(message).toContain(`Message-ID: <${mail.id}@example.com>`);
  expect(messages).toHaveLength(2);
  await stop();
});

test('a mail names the address that stops others like it, also for a single POST', async () => {
  const { url, messages, stop } = await startServer();
  const mailer = createSmtpMailer({ url, sender: 'shop@example.com' });
  await mailer.send({ ...mail, unsubscribe: 'https://shop.example/stop-price-alerts?token=a' });
  await mailer.send(mail);
  const listed = 'List-Unsubscribe: <https://shop.example/stop-price-alerts?token=a>';
  expect(messages.map((message) => message.includes(listed))).toEqual([true, false]);
  const oneClick = 'List-Unsubscribe-Post: List-Unsubscribe=One-Click';
  expect(messages.map((message) => message.includes(oneClick))).toEqual([true, false]);
  await stop();
});

test('a server that does not respond is an error after the timeout', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const port = portOf(silent);
  const mailer = createSmtpMailer(
    { url: `smtp://127.0.0.1:${port}`, sender: 'shop@example.com' },
    100,
  );
  await expect(mailer.send(mail)).rejects.toThrow(/Timeout|Greeting never received/);
  silent.close();
});
