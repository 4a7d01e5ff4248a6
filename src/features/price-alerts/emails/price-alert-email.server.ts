/** Email of a price alert: the price before and now, and the link that stops all alerts. */
import { type EmailShop, writeEmailHtml } from '#features/accounts/emails/emails.server.ts';
import type { Job } from '#features/jobs/jobs.port.ts';
import type { Mailer } from '#features/mailer/mailer.port.ts';
import { findMessages } from '#i18n/find-messages.ts';
import { formatMoney } from '#i18n/money.ts';
import { links } from '#links';
import { formatPriceAlertItem } from '../price-alert.ts';
import type { PriceAlertEmail } from '../price-alerts.port.ts';

const DAY_MS = 86_400_000;
/** Days after which the price may be another, and the email is not sent. */
const NOTICE_DAYS = 2;

/** Handler of a job: one attempt. An email that is out of date is not sent. */
export async function sendPriceAlertEmail(
  { id, payload, createdAt }: Job<'priceAlertEmail'>,
  shop: EmailShop,
  mailer: Mailer,
  now: Date,
): Promise<void> {
  if (now.getTime() >= createdAt.getTime() + NOTICE_DAYS * DAY_MS) return;
  const email = writePriceAlertEmail(shop, payload);
  await mailer.send({ id, from: shop.fascia.name, to: payload.to, ...email });
}

export function writePriceAlertEmail(
  shop: EmailShop,
  { item, before, now, token }: PriceAlertEmail,
): { readonly subject: string; readonly text: string; readonly html: string } {
  const text = findMessages(shop.locale.tag);
  const { name, slug, colourSelected: colour } = item;
  const toAbsolute = (path: string) => `${shop.origin}${shop.public.prefix}${path}`;
  const href = toAbsolute(links.product({ slug, colour }));
  const price = (money: PriceAlertEmail['now']) => formatMoney(money, shop.locale.tag);
  const paragraphs = [
    text('email.priceAlert.text', {
      ...{ item: formatPriceAlertItem(item), now: price(now), before: price(before) },
    }),
  ];
  const small = [
    text('email.priceAlert.stock'),
    text('email.priceAlert.once'),
    text('email.priceAlert.stopAll', { href: toAbsolute(links.stopPriceAlerts({ token })) }),
  ];
  const action = text('email.priceAlert.action', { name });
  return {
    subject: text('email.priceAlert.subject', { name }),
    text: [...paragraphs, `${action}:\n${href}`, ...small, shop.fascia.name].join('\n\n'),
    html: writeEmailHtml({ shop, paragraphs, small, action, href }),
  };
}
