/** Account emails: plain text and HTML, in the locale of the request, branded with the fascia. */

import type { Job } from '#features/jobs/jobs.port.ts';
import type { Mailer } from '#features/mailer/mailer.port.ts';
import { findMessages } from '#i18n/find-messages.ts';
import type { Text } from '#i18n/text.tsx';
import { escapeMarkup } from '#kit/html/markup.ts';
import { type EmailListName, links, serverLinks } from '#links';
import type { PrivateShop } from '#request/shop.ts';
import type { AccountEmail } from '../accounts.port.ts';
import { LINK_MINUTES } from '../accounts.ts';
import { plainTheme } from './email-theme.ts';

/** Parts of the request context that emails are composed with. */
export type EmailShop = Pick<PrivateShop, 'fascia' | 'locale' | 'origin'> & {
  readonly public: Pick<PrivateShop['public'], 'prefix'>;
};

/**
 * Runs the job of an account email: one attempt. An email without a recipient, or whose link has
 * expired while the mail server was down, is not sent.
 */
export async function sendEmail(
  { id, payload: { mail }, createdAt }: Job<'accountEmail'>,
  shop: EmailShop,
  mailer: Mailer,
  now: Date,
): Promise<void> {
  if (!mail || isExpired(mail.kind, createdAt, now)) return;
  await mailer.send({ id, from: shop.fascia.name, to: mail.to, ...composeEmail(shop, mail) });
}

function isExpired(kind: AccountEmail['kind'], createdAt: Date, now: Date): boolean {
  const minutes = getLifetime(kind);
  return minutes !== null && now.getTime() >= createdAt.getTime() + minutes * 60_000;
}

/** Minutes; null for an email without a link that expires. */
function getLifetime(kind: AccountEmail['kind']): number | null {
  return kind in LINK_MINUTES ? LINK_MINUTES[kind as keyof typeof LINK_MINUTES] : null;
}

const buildLink: Readonly<Record<AccountEmail['kind'], (token: string | undefined) => string>> = {
  signUp: (token) => links.signUp({ token }),
  signIn: (token) => links.signInLink({ token }),
  reset: (token) => links.resetPassword({ token }),
  email: (token) => links.confirmEmail({ token }),
  alreadyRegistered: () => links.login(),
  passwordChanged: () => links.resetPassword(),
  emailChanged: () => links.login(),
};

export function composeEmail(
  shop: EmailShop,
  { kind, firstName, token }: AccountEmail,
): { subject: string; text: string; html: string } {
  const messages = findMessages(shop.locale.tag);
  const values = { shop: shop.fascia.name };
  const href = `${shop.origin}${shop.public.prefix}${buildLink[kind](token ?? undefined)}`;
  const paragraphs = [
    messages('email.hello', { name: firstName }),
    messages(`email.${kind}.text`, values),
  ];
  const small = token === null ? [] : [...formatLifetime(messages, kind), messages('email.ignore')];
  const action = messages(`email.${kind}.action`, values);
  return {
    subject: messages(`email.${kind}.subject`, values),
    text: [...paragraphs, `${action}:\n${href}`, ...small, shop.fascia.name].join('\n\n'),
    html: renderEmailHtml({ shop, paragraphs, small, action, href }),
  };
}

/** Longer lifetimes are stated in hours. */
const MAX_MINUTES_SHOWN = 120;

function formatLifetime(messages: Text, kind: AccountEmail['kind']): string[] {
  const minutes = getLifetime(kind);
  if (minutes === null) return [];
  return [
    minutes > MAX_MINUTES_SHOWN
      ? messages('email.onceHours', { hours: minutes / 60 })
      : messages('email.once', { minutes }),
  ];
}

export type EmailParts = {
  readonly shop: EmailShop;
  readonly paragraphs: readonly string[];
  readonly small: readonly string[];
  readonly action: string;
  readonly href: string;
  /** Links below the button, such as to an invoice. */
  readonly links?: readonly EmailLink[];
  /** Link below all texts, such as one that stops further emails. */
  readonly footer?: EmailLink;
};

export type EmailLink = { readonly text: string; readonly href: string };

/** Email programs support little CSS: inline styles on plain elements, no images, no requests. */
export function renderEmailHtml(parts: EmailParts): string {
  const { shop, paragraphs, small, action, href, links = [], footer } = parts;
  const { tag, direction } = shop.locale;
  const { paper, surface, ink, muted, accent, onAccent, radius, name } =
    shop.fascia.emailTheme ?? plainTheme;
  const paragraphsHtml = (texts: readonly string[], style: string) =>
    texts.map((text) => `<p style="${style}">${escapeMarkup(text)}</p>`).join('\n');
  const smallStyle = `margin:0 0 12px;font-size:13px;color:${muted};overflow-wrap:anywhere`;
  const buttonStyle = `display:inline-block;padding:14px 24px;border-radius:${radius};background:${accent};color:${onAccent};text-decoration:none`;
  const link = ({ text, href: to }: EmailLink, style: string, colour: string) =>
    `<p style="${style}"><a href="${escapeMarkup(to)}" style="color:${colour}">${escapeMarkup(text)}</a></p>\n`;
  const linksHtml = links.map((emailLink) => link(emailLink, 'margin:0 0 16px', accent)).join('');
  const footerHtml = footer ? `\n${link(footer, smallStyle, muted).trimEnd()}` : '';
  return `<!doctype html>
<html lang="${tag}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(shop.fascia.name)}</title></head>
<body style="margin:0;padding:32px 16px;background:${surface};color:${ink};font:16px/1.5 Helvetica,Arial,sans-serif">
<main style="max-width:456px;margin:0 auto;padding:32px;background:${paper}">
<p style="margin:0 0 24px;${name}">${escapeMarkup(shop.fascia.name)}</p>
${paragraphsHtml(paragraphs, 'margin:0 0 16px')}
<p style="margin:24px 0"><a href="${escapeMarkup(href)}" style="${buttonStyle}">${escapeMarkup(action)}</a></p>
<p dir="ltr" style="${smallStyle}">${escapeMarkup(href)}</p>
${linksHtml}${paragraphsHtml(small, smallStyle)}${footerHtml}
</main>
</body>
</html>`;
}

/** URL by which a reader of an email unsubscribes from its list. */
export function formatUnsubscribeUrl(
  { origin, locale }: EmailShop,
  list: EmailListName,
  token: string,
): string {
  return `${origin}${serverLinks.unsubscribe({ list, token, locale: locale.tag })}`;
}
