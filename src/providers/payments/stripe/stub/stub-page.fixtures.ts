/** The page on which the shopper pays at the stub, as plain HTML. */
import type { StubAccount } from './stub-account.fixtures.ts';

export type StubPage = { readonly html: string } | { readonly location: string };

const PATH = /^\/c\/pay\/(cs_test_\w+)$/;

/** null for another address. `card` is what the shopper has chosen; null before. */
export function answerStubPage(
  account: StubAccount,
  path: string,
  card: string | null,
): StubPage | null {
  const id = PATH.exec(path)?.[1];
  const session = account.sessions.get(id ?? '');
  if (!session) return null;
  if (card === 'success' || card === 'declined') account.pay(session.id, card);
  if (session.status === 'complete') return { location: session.success_url ?? '' };
  const state = session.status === 'expired' ? 'This page has expired' : 'Card payment';
  const message = card === null ? '' : '<p role="status">Your card was declined.</p>';
  const buttons = ['success', 'declined']
    .map((value) => `<button name="card" value="${value}">Pay with ${value}</button>`)
    .join('');
  return {
    html: `<!doctype html><html lang="en"><title>Stub</title><h1>${state}</h1>${message}
      <form method="post">${buttons}</form><a href="${session.cancel_url}">Back</a></html>`,
  };
}
