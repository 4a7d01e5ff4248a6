/** SMTP server that accepts emails, or simulates a failure. */
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';

/** Reply to a line, which is `''` before the greeting; `''` sends nothing, null disconnects. */
type Reply = (line: string, isInMail: boolean) => string | null;

const acceptAll: Reply = (line, isInMail) => {
  if (isInMail) return line === '.' ? '250 taken' : '';
  if (line === '') return '220 mail.example';
  if (/^EHLO|^HELO/i.test(line)) return '250 mail.example';
  return /^DATA/i.test(line) ? '354 go on' : /^QUIT/i.test(line) ? '221 bye' : '250 fine';
};

/** In addition, `gone` refuses connections. */
export const smtpFaults = {
  silent: () => '',
  'hanging up': () => null,
  'full of mail': (line) => (line === '' ? '421 too busy' : null),
  refusing: (line, isInMail) => (/^RCPT/i.test(line) ? '550 nobody' : acceptAll(line, isInMail)),
  'not a mail server': () => 'HTTP/1.1 200 OK',
  'hanging up in the mail': (line, isInMail) => (isInMail ? null : acceptAll(line, isInMail)),
  'hanging up after the mail': (line, isInMail) =>
    isInMail && line === '.' ? null : acceptAll(line, isInMail),
} satisfies Record<string, Reply>;

export type SmtpFault = keyof typeof smtpFaults | 'gone';

export type FaultySmtp = {
  readonly url: string;
  /** Complete emails that it has accepted. */
  readonly taken: readonly string[];
  /** Connections that are open now. */
  readonly countConnections: () => number;
  readonly be: (fault: SmtpFault | 'well') => Promise<void>;
  readonly close: () => Promise<void>;
};

export async function startFaultySmtp(): Promise<FaultySmtp> {
  let currentReply: Reply = acceptAll;
  const taken: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    converse(socket, (line, isInMail) => currentReply(line, isInMail), taken);
  });
  await listen(server, 0);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  };
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    countConnections: () => sockets.size,
    async be(fault) {
      if (fault === 'gone') return await close();
      if (!server.listening) await listen(server, port);
      currentReply = fault === 'well' ? acceptAll : smtpFaults[fault];
    },
    close,
  };
}

function converse(socket: Socket, currentReply: Reply, taken: string[]): void {
  let received = '';
  let mail: string[] | null = null;
  const handleLine = (line: string) => {
    if (socket.destroyed) return;
    const response = currentReply(line, mail !== null);
    if (mail !== null && line === '.') {
      taken.push(mail.join('\n'));
      mail = null;
    } else if (mail !== null) mail.push(line);
    else if (response?.startsWith('354')) mail = [];
    if (response === null) socket.destroy();
    else if (response !== '') socket.write(`${response}\r\n`);
  };
  handleLine('');
  socket.setEncoding('utf8').on('data', (text: string) => {
    const lines = (received + text).split('\r\n');
    received = lines.pop() ?? '';
    for (const line of lines) handleLine(line);
  });
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
}
