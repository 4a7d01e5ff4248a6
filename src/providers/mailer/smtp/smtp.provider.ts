/** Sends mails through an SMTP server. */
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { Mailer } from '#features/mailer/mailer.port.ts';
import { defineProvider } from '#kit/define-provider.ts';

const configSchema = z.object({ url: z.url({ protocol: /^smtps?$/ }), sender: z.email() });

/** Seconds before the second and the third attempt. */
const WAITS_S = [2, 10];

/** Timeout in milliseconds for connection, greeting and socket of one attempt. */
const SILENCE_MS = 10_000;

export function createSmtpMailer(
  { url, sender }: z.infer<typeof configSchema>,
  waits: readonly number[] = WAITS_S,
  silenceMs = SILENCE_MS,
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
    async send({ from, to, subject, text, html }) {
      for (let attempt = 0; ; attempt += 1) {
        try {
          await transport.sendMail({
            from: { name: from, address: sender },
            to,
            subject,
            text,
            html,
          });
          return;
        } catch (error) {
          const wait = waits[attempt];
          if (wait === undefined) throw error;
          await new Promise((resolve) => setTimeout(resolve, wait * 1000));
        }
      }
    },
    listStored: async () => [],
  };
}

export const provider = defineProvider({
  port: 'mailer',
  name: 'smtp',
  create: (_, config) => createSmtpMailer(configSchema.parse(config)),
});
