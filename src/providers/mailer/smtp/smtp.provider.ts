/** Sends mails through an SMTP server. */
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { ExplainedFailure } from '#features/jobs/jobs.ts';
import type { Mailer } from '#features/mailer/mailer.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { explainCertificate } from '#kit/monitoring/certificate-fault.ts';

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
      try {
        await transport.sendMail({
          ...{ from: { name: from, address: sender }, ...content },
          ...(unsubscribe !== undefined && {
            ...{ list: { unsubscribe }, headers: oneClickHeaders(unsubscribe) },
          }),
        });
      } catch (error) {
        throw explainFailure(error) ?? error;
      }
    },
    listStored: async () => [],
  };
}

/** Null for an error with another cause. */
function explainFailure(error: unknown): ExplainedFailure | null {
  const reason = explainCertificate(error);
  return reason === null
    ? null
    : new ExplainedFailure(`SMTP_URL: the certificate of the mail server ${reason}`, {
        cause: error,
      });
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
