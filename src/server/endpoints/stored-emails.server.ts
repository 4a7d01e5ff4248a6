/** GET /dev/mail: emails that were kept instead of sent; in development only. */
import type { Mailer, StoredEmail } from '#features/mailer/mailer.port.ts';
import { escapeMarkup } from '#kit/html/markup.ts';
import { createContentPolicy } from '../http/security.server.ts';

const STYLE = `<style>body{font:16px/1.5 system-ui;max-width:48rem;margin:2rem auto;padding:0 1rem}article{border-top:1px solid;padding:1rem 0}pre{white-space:pre-wrap;font:inherit}</style>`;

export async function respondWithStoredEmails(
  mailer: Mailer,
  id: string | undefined,
): Promise<Response> {
  const mails = await mailer.listStored();
  const email = mails.find((mail) => mail.id === id);
  if (id !== undefined && !email) return new Response('Not found', { status: 404 });
  const html = email
    ? email.html
    : `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mails</title>${STYLE}<h1>Mails</h1>${list(mails)}</html>`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': createContentPolicy(Buffer.from(html)),
  };
  return new Response(html, { headers });
}

function list(mails: readonly StoredEmail[]): string {
  if (mails.length === 0) return '<p>Nothing has been sent yet.</p>';
  return mails
    .map(
      ({ id, at, from, to, subject, text }) =>
        `<article><h2><a href="/dev/mail/${id}">${escapeMarkup(subject)}</a></h2><p>${escapeMarkup(`${from} → ${to}, ${at}`)}</p><pre>${linkify(escapeMarkup(text))}</pre></article>`,
    )
    .join('');
}

function linkify(text: string): string {
  return text.replaceAll(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`);
}
