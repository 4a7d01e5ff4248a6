/** Emails of stock alerts: the link that confirms one, and the notice that the item is back. */
import {
  type EmailShop,
  formatUnsubscribeUrl,
  renderEmailHtml,
} from '#features/accounts/emails/emails.server.ts';
import type { Job } from '#features/jobs/jobs.port.ts';
import type { Mail, Mailer } from '#features/mailer/mailer.port.ts';
import { findMessages } from '#i18n/find-messages.ts';
import { links } from '#links';
import { formatAlertItem, UNCONFIRMED_DAYS } from '../stock-alert.ts';
import type { StockAlertEmail } from '../stock-alerts.port.ts';

const DAY_MS = 86_400_000;
/** Days after which an item may be sold out again, and its email is not sent. */
const NOTICE_DAYS = 2;

/** Handler of a job: one attempt. An email that is out of date is not sent. */
export async function sendStockAlertEmail(
  { id, payload, createdAt }: Job<'stockAlertEmail'>,
  shop: EmailShop,
  mailer: Mailer,
  now: Date,
): Promise<void> {
  const days = payload.kind === 'backInStock' ? NOTICE_DAYS : UNCONFIRMED_DAYS;
  if (now.getTime() >= createdAt.getTime() + days * DAY_MS) return;
  const email = composeStockAlertEmail(shop, payload);
  await mailer.send({ id, from: shop.fascia.name, to: payload.to, ...email });
}

const KEYS = {
  confirm: 'email.alertConfirm',
  alreadyWaiting: 'email.alertWaiting',
  backInStock: 'email.alertBack',
} as const;

export function composeStockAlertEmail(
  shop: EmailShop,
  { kind, item, token }: StockAlertEmail,
): Pick<Mail, 'subject' | 'text' | 'html' | 'unsubscribe'> {
  const text = findMessages(shop.locale.tag);
  const { name, slug, colour } = item;
  const path =
    kind === 'confirm'
      ? links.confirm('stock-alert', { token: token ?? '' })
      : links.product({ slug, colour });
  const href = `${shop.origin}${shop.public.prefix}${path}`;
  const key = KEYS[kind];
  const paragraphs = [text(`${key}.text`, { item: formatAlertItem(item) })];
  const small = {
    confirm: () => [
      text('email.alertConfirm.lifetime', { days: UNCONFIRMED_DAYS }),
      text('email.alertConfirm.ignore'),
    ],
    alreadyWaiting: () => [text('email.alertConfirm.ignore')],
    backInStock: () => [text('email.alertBack.once')],
  }[kind]();
  const action = text(`${key}.action`, { name });
  return {
    subject: text(`${key}.subject`, { name }),
    text: [...paragraphs, `${action}:\n${href}`, ...small, shop.fascia.name].join('\n\n'),
    html: renderEmailHtml({ shop, paragraphs, small, action, href }),
    // The link that confirms an alert also ends it.
    ...(token !== null && { unsubscribe: formatUnsubscribeUrl(shop, 'stock-alerts', token) }),
  };
}
