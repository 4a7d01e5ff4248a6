/** The email with the link that confirms a guest's review, in the language of the form. */
import { type EmailShop, writeEmailHtml } from '#features/accounts/emails/emails.server.ts';
import type { Job } from '#features/jobs/jobs.port.ts';
import type { Mailer } from '#features/mailer/mailer.port.ts';
import { findMessages } from '#i18n/find-messages.ts';
import { links } from '#links';
import type { ReviewEmailJob } from '../review-writing.port.ts';
import { CONFIRMATION_DAYS } from '../written-review.ts';

/** Runs the job: one attempt. An email whose link has expired meanwhile is not sent. */
export async function sendReviewEmail(
  { id, payload, createdAt }: Job<'reviewEmail'>,
  shop: EmailShop,
  mailer: Mailer,
  now: Date,
): Promise<void> {
  if (now.getTime() >= createdAt.getTime() + CONFIRMATION_DAYS * 86_400_000) return;
  const { to } = payload;
  await mailer.send({ id, from: shop.fascia.name, to, ...writeReviewEmail(shop, payload) });
}

export function writeReviewEmail(
  shop: EmailShop,
  { username, productName, token }: ReviewEmailJob,
): { readonly subject: string; readonly text: string; readonly html: string } {
  const text = findMessages(shop.locale.tag);
  const href = `${shop.origin}${shop.public.prefix}${links.confirmReview({ token })}`;
  const paragraphs = [
    text('email.hello', { name: username }),
    text('email.review.text', { name: productName }),
  ];
  const small = [
    text('email.review.lifetime', { days: CONFIRMATION_DAYS }),
    text('email.review.ignore'),
  ];
  const action = text('email.review.action');
  return {
    subject: text('email.review.subject', { name: productName }),
    text: [...paragraphs, `${action}:\n${href}`, ...small, shop.fascia.name].join('\n\n'),
    html: writeEmailHtml({ shop, paragraphs, small, action, href }),
  };
}
