/** Sends mails through an SMTP server. */
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { Mailer } from '#features/mailer/mailer.port.ts';
import { defineProvider } from '#kit/define-provider.ts';

const configSchema = z.object({ url: z.url({ protocol: /^smtps?$/ }), sender: z.email() });

/** Timeout in milliseconds for connection, greeting and socket of one attempt. */
const TIMEOUT_MS = 10_000;

export function createSmtpMailer(
  { url, sender }: z.infer<typeof configSchema>,
  silenceMs = TIMEOUT_MS,
): Mailer {
  const transport = createTransport({
    url,
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
  });
  return {
    async send({ id, from, to, subject, text, html, unsubscribe }) {
      const messageId = `<${id}@${sender.slice(sender.lastIndexOf('@') + 1)}>`;
      const content = { messageId, to, subject, text, html };
      await transport.sendMail({
        ...{ from: { name: from, address: sender }, ...content },
        ...(unsubscribe !== undefined && {
          ...{ list: { unsubscribe }, headers: oneClickHeaders(unsubscribe) },
        }),
      });
    },
    listStored: async () => [],
  };
}

/** RFC 8058: mail programs post to a URL with TLS only, and only where DKIM signs the fields. */
function oneClickHeaders(unsubscribe: string): Record<string, string> {
  return unsubscribe.startsWith('https:')
    ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {};
}

export const provider = defineProvider({
  port: 'mailer',
  name: 'smtp',
  create: (_, config) => createSmtpMailer(configSchema.parse(config)),
});
