/** Account emails: plain text and HTML, in the locale of the request, branded with the fascia. */

import { findMessages } from '#i18n/find-messages.ts';
import type { Text } from '#i18n/text.tsx';
import { links } from '#links';
import type { PrivateShop } from '#request/shop.ts';
import type { AccountEmail } from './accounts.port.ts';
import { LINK_MINUTES } from './accounts.ts';
import { plainTheme } from './email-theme.ts';

/** Delay in milliseconds: long enough for the response to be rendered and sent. */
const AFTER_MS = 250;

/**
 * Writes and sends the email after the response, so that the response time does not reveal whether
 * there was one.
 */
export function sendEmail(shop: PrivateShop, mail: AccountEmail | null): void {
  if (!mail) return;
  setTimeout(() => {
    post(shop, mail).catch((error: unknown) => {
      shop.log.error(
        { kind: mail.kind, reason: error instanceof Error ? error.name : 'unknown' },
        'A mail could not be sent.',
      );
    });
  }, AFTER_MS);
}

async function post(shop: PrivateShop, mail: AccountEmail): Promise<void> {
  await shop.ports.mailer.send({
    from: shop.fascia.name,
    to: mail.to,
    ...writeEmail(shop, mail),
  });
}

const pages: Readonly<Record<AccountEmail['kind'], (token: string | undefined) => string>> = {
  signUp: (token) => links.signUp({ token }),
  signIn: (token) => links.signInLink({ token }),
  reset: (token) => links.resetPassword({ token }),
  email: (token) => links.confirmEmail({ token }),
  alreadyRegistered: () => links.login(),
  passwordChanged: () => links.resetPassword(),
  emailChanged: () => links.login(),
};

export function writeEmail(
  shop: PrivateShop,
  { kind, firstName, token }: AccountEmail,
): { subject: string; text: string; html: string } {
  const messages = findMessages(shop.locale.tag);
  const named = { shop: shop.fascia.name };
  const href = `${shop.origin}${shop.public.prefix}${pages[kind](token ?? undefined)}`;
  const paragraphs = [
    messages('email.hello', { name: firstName }),
    messages(`email.${kind}.text`, named),
  ];
  const small = token === null ? [] : [...wordLifetime(messages, kind), messages('email.ignore')];
  const action = messages(`email.${kind}.action`, named);
  return {
    subject: messages(`email.${kind}.subject`, named),
    text: [...paragraphs, `${action}:\n${href}`, ...small, shop.fascia.name].join('\n\n'),
    html: writeHtml({ shop, paragraphs, small, action, href }),
  };
}

function wordLifetime(messages: Text, kind: AccountEmail['kind']): string[] {
  if (!(kind in LINK_MINUTES)) return [];
  const minutes = LINK_MINUTES[kind as keyof typeof LINK_MINUTES];
  return [
    minutes > 120
      ? messages('email.onceHours', { hours: minutes / 60 })
      : messages('email.once', { minutes }),
  ];
}

type HtmlParts = {
  readonly shop: PrivateShop;
  readonly paragraphs: readonly string[];
  readonly small: readonly string[];
  readonly action: string;
  readonly href: string;
};

/** Email programs support little CSS: inline styles on plain elements, no images, no requests. */
function writeHtml({ shop, paragraphs, small, action, href }: HtmlParts): string {
  const { tag, direction } = shop.locale;
  const { paper, surface, ink, muted, accent, onAccent, radius, name } =
    shop.fascia.emailTheme ?? plainTheme;
  const list = (texts: readonly string[], style: string) =>
    texts.map((text) => `<p style="${style}">${escapeHtml(text)}</p>`).join('\n');
  const quiet = `margin:0 0 12px;font-size:13px;color:${muted};overflow-wrap:anywhere`;
  const button = `display:inline-block;padding:14px 24px;border-radius:${radius};background:${accent};color:${onAccent};text-decoration:none`;
  return `<!doctype html>
<html lang="${tag}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(shop.fascia.name)}</title></head>
<body style="margin:0;padding:32px 16px;background:${surface};color:${ink};font:16px/1.5 Helvetica,Arial,sans-serif">
<main style="max-width:456px;margin:0 auto;padding:32px;background:${paper}">
<p style="margin:0 0 24px;${name}">${escapeHtml(shop.fascia.name)}</p>
${list(paragraphs, 'margin:0 0 16px')}
<p style="margin:24px 0"><a href="${escapeHtml(href)}" style="${button}">${escapeHtml(action)}</a></p>
<p dir="ltr" style="${quiet}">${escapeHtml(href)}</p>
${list(small, quiet)}
</main>
</body>
</html>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
