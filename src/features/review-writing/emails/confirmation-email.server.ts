/** Emails with the link that confirms a guest's review or question, in the language of the form. */
import { type EmailShop, renderEmailHtml } from '#features/accounts/emails/emails.server.ts';
import type { Job } from '#features/jobs/jobs.port.ts';
import type { Mailer } from '#features/mailer/mailer.port.ts';
import { findMessages } from '#i18n/find-messages.ts';
import { links } from '#links';
import type { ReviewEmailJob } from '../review-writing.port.ts';
import { CONFIRMATION_DAYS } from '../submitted-review.ts';

/** Kind of text to confirm; part of the message keys. */
export type ConfirmedKind = 'review' | 'question';

type ConfirmationJob = Pick<Job<'reviewEmail' | 'questionEmail'>, 'id' | 'payload' | 'createdAt'>;

/** Handler of a job: one attempt. No email is sent if its link has expired in the meantime. */
export function sendConfirmationEmail(kind: ConfirmedKind) {
  return async (
    { id, payload, createdAt }: ConfirmationJob,
    shop: EmailShop,
    mailer: Mailer,
    now: Date,
  ): Promise<void> => {
    if (now.getTime() >= createdAt.getTime() + CONFIRMATION_DAYS * 86_400_000) return;
    const { to } = payload;
    const email = composeConfirmationEmail(shop, kind, payload);
    await mailer.send({ id, from: shop.fascia.name, to, ...email });
  };
}

export function composeConfirmationEmail(
  shop: EmailShop,
  kind: ConfirmedKind,
  { username, productName, token }: ReviewEmailJob,
): { readonly subject: string; readonly text: string; readonly html: string } {
  const text = findMessages(shop.locale.tag);
  const href = `${shop.origin}${shop.public.prefix}${links.confirm(kind, { token })}`;
  const paragraphs = [
    text('email.hello', { name: username }),
    text(`email.${kind}.text`, { name: productName }),
  ];
  const small = [
    text(`email.${kind}.lifetime`, { days: CONFIRMATION_DAYS }),
    text(`email.${kind}.ignore`),
  ];
  const action = text(`email.${kind}.action`);
  return {
    subject: text(`email.${kind}.subject`, { name: productName }),
    text: [...paragraphs, `${action}:\n${href}`, ...small, shop.fascia.name].join('\n\n'),
    html: renderEmailHtml({ shop, paragraphs, small, action, href }),
  };
}
