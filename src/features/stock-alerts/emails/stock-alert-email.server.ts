/** Emails of stock alerts: the link that confirms one, and the news that the item is back. */
import { type EmailShop, writeEmailHtml } from '#features/accounts/emails/emails.server.ts';
import type { Job } from '#features/jobs/jobs.port.ts';
import type { Mailer } from '#features/mailer/mailer.port.ts';
import { findMessages } from '#i18n/find-messages.ts';
import { links } from '#links';
import { formatAlertItem, UNCONFIRMED_DAYS } from '../stock-alert.ts';
import type { StockAlertEmail } from '../stock-alerts.port.ts';

const DAY_MS = 86_400_000;
/** Days after which news is old: while a mail server is down, an item may sell out again. */
const NEWS_DAYS = 2;

/** Handler of a job: one attempt. An email that is out of date is not sent. */
export async function sendStockAlertEmail(
  { id, payload, createdAt }: Job<'stockAlertEmail'>,
  shop: EmailShop,
  mailer: Mailer,
  now: Date,
): Promise<void> {
  const days = payload.kind === 'confirm' ? UNCONFIRMED_DAYS : NEWS_DAYS;
  if (now.getTime() >= createdAt.getTime() + days * DAY_MS) return;
  const email = writeStockAlertEmail(shop, payload);
  await mailer.send({ id, from: shop.fascia.name, to: payload.to, ...email });
}

export function writeStockAlertEmail(
  shop: EmailShop,
  { kind, item, token }: StockAlertEmail,
): { readonly subject: string; readonly text: string; readonly html: string } {
  const text = findMessages(shop.locale.tag);
  const { name, slug, colour } = item;
  const path =
    kind === 'confirm'
      ? links.confirm('stock-alert', { token: token ?? '' })
      : links.product({ slug, colour });
  const href = `${shop.origin}${shop.public.prefix}${path}`;
  const key = kind === 'confirm' ? 'email.alertConfirm' : 'email.alertBack';
  const paragraphs = [text(`${key}.text`, { item: formatAlertItem(item) })];
  const small =
    kind === 'confirm'
      ? [
          text('email.alertConfirm.lifetime', { days: UNCONFIRMED_DAYS }),
          text('email.alertConfirm.ignore'),
        ]
      : [text('email.alertBack.once')];
  const action = text(`${key}.action`, { name });
  return {
    subject: text(`${key}.subject`, { name }),
    text: [...paragraphs, `${action}:\n${href}`, ...small, shop.fascia.name].join('\n\n'),
    html: writeEmailHtml({ shop, paragraphs, small, action, href }),
  };
}
