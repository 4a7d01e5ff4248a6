/** Email of reminders: the products that may soon run out, and the link that stops all reminders. */
import {
  type EmailShop,
  formatUnsubscribeUrl,
  renderEmailHtml,
} from '#features/accounts/emails/emails.server.ts';
import type { Job } from '#features/jobs/jobs.port.ts';
import type { Mailer } from '#features/mailer/mailer.port.ts';
import { formatStockAlertItem } from '#features/stock-alerts/stock-alert.ts';
import { findMessages } from '#i18n/find-messages.ts';
import { links, serverLinks } from '#links';
import type { Replenishment } from '../replenishment.port.ts';
import type { ReminderItem } from '../replenishment.ts';

/** Maximum number of products that one email lists; it states the number of further ones. */
const MAX_LISTED = 20;

export type ReminderEmailDeps = {
  readonly mailer: Pick<Mailer, 'send'>;
  readonly replenishment: Pick<Replenishment, 'openEmail' | 'closeEmail'>;
};

/**
 * Handler of a job: one attempt. Stock and email address are the current ones; nothing is sent once
 * the reminders were stopped.
 */
export async function sendReminderEmail(
  { id, payload: { token } }: Job<'replenishmentEmail'>,
  shop: EmailShop,
  { mailer, replenishment }: ReminderEmailDeps,
  now: Date,
): Promise<void> {
  const pendingEmail = await replenishment.openEmail(token);
  if (!pendingEmail) return;
  const email = composeReminderEmail(shop, pendingEmail.items, token);
  await mailer.send({ id, from: shop.fascia.name, to: pendingEmail.to, ...email });
  await replenishment.closeEmail(token, now);
}

export function composeReminderEmail(
  shop: EmailShop,
  items: readonly ReminderItem[],
  token: string,
) {
  const text = findMessages(shop.locale.tag);
  const toAbsolute = (path: string) => `${shop.origin}${shop.public.prefix}${path}`;
  const paragraphs = items
    .slice(0, MAX_LISTED)
    .map((item) =>
      text('email.reminder.text', { item: formatStockAlertItem(item), days: item.days }),
    );
  const count = items.length - paragraphs.length;
  if (count > 0) paragraphs.push(text('email.reminder.more', { count }));
  const small = [text('email.reminder.once')];
  const footer = {
    text: text('email.reminder.stopAll'),
    href: toAbsolute(serverLinks.stopReminders({ token })),
  };
  const { subject, action, path } = composeSubject(shop, items);
  const href = toAbsolute(path);
  const [button, stop] = [`${action}:\n${href}`, `${footer.text}:\n${footer.href}`];
  return {
    ...{ subject, unsubscribe: formatUnsubscribeUrl(shop, 'reminders', token) },
    text: [...paragraphs, button, ...small, stop, shop.fascia.name].join('\n\n'),
    html: renderEmailHtml({ shop, paragraphs, small, action, href, footer }),
  };
}

/** The email of one product links to it in its colour and size, that of several to the shop. */
function composeSubject({ locale }: EmailShop, items: readonly ReminderItem[]) {
  const text = findMessages(locale.tag);
  const [item, ...others] = items;
  if (item && others.length === 0) {
    const { name, slug, colour } = item;
    return {
      subject: text('email.reminder.subject', { name }),
      action: text('email.reminder.action', { name }),
      path: links.product({ slug, colour }),
    };
  }
  return {
    subject: text('email.reminder.subjectOfSeveral', { count: items.length }),
    action: text('email.reminder.home'),
    path: links.home(),
  };
}
