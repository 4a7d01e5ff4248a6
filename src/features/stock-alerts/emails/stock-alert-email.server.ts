/** Emails of stock alerts: the link that confirms one, and the back-in-stock notice. */
import {
  type EmailShop,
  formatUnsubscribeUrl,
  renderEmailHtml,
} from '#features/accounts/emails/emails.server.ts';
import type { Job } from '#features/jobs/jobs.port.ts';
import type { Mail, Mailer } from '#features/mailer/mailer.port.ts';
import { findMessages } from '#i18n/find-messages.ts';
import { links, serverLinks } from '#links';
import { formatStockAlertItem, UNCONFIRMED_DAYS } from '../stock-alert.ts';
import type { StockAlertEmail, StockAlerts } from '../stock-alerts.port.ts';

const DAY_MS = 86_400_000;
/** Days after which a notice is not sent, because the item may be sold out again. */
const NOTICE_DAYS = 2;

export type StockAlertEmailDeps = {
  readonly mailer: Pick<Mailer, 'send'>;
  readonly stockAlerts: Pick<StockAlerts, 'countByToken'>;
};

/**
 * Handler of a job: one attempt. An email that is out of date is not sent, nor is one whose
 * recipient has stopped all alerts.
 */
export async function sendStockAlertEmail(
  { id, payload, createdAt }: Job<'stockAlertEmail'>,
  shop: EmailShop,
  { mailer, stockAlerts }: StockAlertEmailDeps,
  now: Date,
): Promise<void> {
  const { kind, token } = payload;
  const days = kind === 'backInStock' ? NOTICE_DAYS : UNCONFIRMED_DAYS;
  if (now.getTime() >= createdAt.getTime() + days * DAY_MS) return;
  const isStopped =
    kind === 'backInStock' && token !== null && (await stockAlerts.countByToken(token)) === null;
  if (isStopped) return;
  const email = composeStockAlertEmail(shop, payload);
  await mailer.send({ id, from: shop.fascia.name, to: payload.to, ...email });
}

/** Prefixes of message keys. */
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
  const paragraphs = [text(`${key}.text`, { item: formatStockAlertItem(item) })];
  const small = {
    confirm: () => [
      text('email.alertConfirm.lifetime', { days: UNCONFIRMED_DAYS }),
      text('email.alertConfirm.ignore'),
    ],
    alreadyWaiting: () => [text('email.alertConfirm.ignore')],
    backInStock: () => [text('email.alertBack.once')],
  }[kind]();
  const action = text(`${key}.action`, { name });
  const unsubscribeLinks = token === null ? null : composeUnsubscribeLinks(shop, kind, token);
  const footer = unsubscribeLinks?.footer;
  const footerLines = footer ? [`${footer.text}:\n${footer.href}`] : [];
  return {
    subject: text(`${key}.subject`, { name }),
    text: [...paragraphs, `${action}:\n${href}`, ...small, ...footerLines, shop.fascia.name].join(
      '\n\n',
    ),
    html: renderEmailHtml({ shop, paragraphs, small, action, href, ...(footer && { footer }) }),
    ...(unsubscribeLinks && { unsubscribe: unsubscribeLinks.unsubscribe }),
  };
}

/** The token that confirms an alert also stops it; that of a back-in-stock email stops all others. */
function composeUnsubscribeLinks(shop: EmailShop, kind: StockAlertEmail['kind'], token: string) {
  if (kind !== 'backInStock')
    return { unsubscribe: formatUnsubscribeUrl(shop, 'stock-alerts', token) };
  const path = serverLinks.stopStockAlerts({ token });
  return {
    unsubscribe: formatUnsubscribeUrl(shop, 'all-stock-alerts', token),
    footer: {
      text: findMessages(shop.locale.tag)('email.alertBack.stopAll'),
      href: `${shop.origin}${shop.public.prefix}${path}`,
    },
  };
}
