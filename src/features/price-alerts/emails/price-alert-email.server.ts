/** Email of price alerts: the prices before and now, and the link that stops all alerts. */
import {
  type EmailShop,
  formatUnsubscribeUrl,
  renderEmailHtml,
} from '#features/accounts/emails/emails.server.ts';
import type { Job } from '#features/jobs/jobs.port.ts';
import type { Mailer } from '#features/mailer/mailer.port.ts';
import { findMessages } from '#i18n/find-messages.ts';
import { formatMoney } from '#i18n/money.ts';
import { links, serverLinks } from '#links';
import { formatPriceAlertItem } from '../price-alert.ts';
import type { PriceAlerts, PriceDrop } from '../price-alerts.port.ts';

/** Maximum number of items that one email lists; it states the number of further ones. */
const MAX_LISTED = 20;

export type PriceAlertEmailDeps = {
  readonly mailer: Pick<Mailer, 'send'>;
  readonly priceAlerts: Pick<PriceAlerts, 'openEmail' | 'closeEmail'>;
};

/**
 * Handler of a job: one attempt. Prices, stock and email address are the current ones; nothing is
 * sent once the alerts were stopped or the items cost as much as before.
 */
export async function sendPriceAlertEmail(
  { id, payload: { token } }: Job<'priceAlertEmail'>,
  shop: EmailShop,
  { mailer, priceAlerts }: PriceAlertEmailDeps,
  now: Date,
): Promise<void> {
  const pendingEmail = await priceAlerts.openEmail(token);
  if (!pendingEmail) return;
  const email = composePriceAlertEmail(shop, pendingEmail.drops, token);
  await mailer.send({ id, from: shop.fascia.name, to: pendingEmail.to, ...email });
  await priceAlerts.closeEmail(token, now);
}

export function composePriceAlertEmail(
  shop: EmailShop,
  drops: readonly PriceDrop[],
  token: string,
) {
  const text = findMessages(shop.locale.tag);
  const toAbsolute = (path: string) => `${shop.origin}${shop.public.prefix}${path}`;
  const price = (money: PriceDrop['now']) => formatMoney(money, shop.locale.tag);
  const paragraphs = drops.slice(0, MAX_LISTED).map(({ item, now, before }) =>
    text('email.priceAlert.text', {
      ...{ item: formatPriceAlertItem(item), now: price(now), before: price(before) },
    }),
  );
  const count = drops.length - paragraphs.length;
  if (count > 0) paragraphs.push(text('email.priceAlert.more', { count }));
  const small = [text('email.priceAlert.stock'), text('email.priceAlert.once')];
  const footer = {
    text: text('email.priceAlert.stopAll'),
    href: toAbsolute(serverLinks.stopPriceAlerts({ token })),
  };
  const { subject, action, path } = composeSubject(shop, drops);
  const href = toAbsolute(path);
  const [button, stop] = [`${action}:\n${href}`, `${footer.text}:\n${footer.href}`];
  return {
    ...{ subject, unsubscribe: formatUnsubscribeUrl(shop, 'price-alerts', token) },
    text: [...paragraphs, button, ...small, stop, shop.fascia.name].join('\n\n'),
    html: renderEmailHtml({ shop, paragraphs, small, action, href, footer }),
  };
}

/** The email of one item leads to its page, that of several to the wishlist. */
function composeSubject({ locale }: EmailShop, drops: readonly PriceDrop[]) {
  const text = findMessages(locale.tag);
  const [onlyDrop, ...others] = drops;
  if (onlyDrop && others.length === 0) {
    const { name, slug, colourSelected: colour } = onlyDrop.item;
    return {
      subject: text('email.priceAlert.subject', { name }),
      action: text('email.priceAlert.action', { name }),
      path: links.product({ slug, colour }),
    };
  }
  return {
    subject: text('email.priceAlert.subjectOfSeveral', { count: drops.length }),
    action: text('email.priceAlert.wishlist'),
    path: links.wishlist(),
  };
}
