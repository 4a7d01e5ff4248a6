/** Test terminal page: pays with a test card and delivers the notices of the provider. */
import { redirect } from 'react-router';
import type { AccountFields } from '#features/accounts/forms/account-request.server.ts';
import type { TestPayment, TestTerminal } from '#features/payments/payments.port.ts';
import { isTestCard } from '#features/payments/test-cards.ts';
import { createFieldProblem, Problem } from '#kit/problem.ts';
import { serverLinks } from '#links';
import type { PrivateShop } from '#request/shop.ts';

/** @throws Problem 404 where the fascia has another provider, and for an unknown payment. */
export async function loadTestPayment(
  shop: PrivateShop,
  reference: string,
): Promise<TestPayment & { readonly terminal: TestTerminal }> {
  const terminal = shop.ports.payments.testTerminal;
  const payment = await terminal?.find(reference);
  if (!terminal || !payment) throw new Problem(404, 'page.missing', 'There is no such payment.');
  return { ...payment, terminal };
}

/** @throws Problem 400 for a card that is not a test card. */
export async function payAtTerminal(
  shop: PrivateShop,
  reference: string,
  { card, answer }: AccountFields,
): Promise<Response> {
  const { terminal, returnUrl } = await loadTestPayment(shop, reference);
  const { orders, payments, jobs } = shop.ports;
  if (answer === 'cancel') {
    await orders.recordPayment(payments.name, await payments.cancel(reference));
    return redirect(returnUrl, 303);
  }
  if (card === undefined && answer !== 'approve' && answer !== 'deny')
    throw createFieldProblem('card', 'one of the test cards');
  if (card !== undefined && !isTestCard(card))
    throw createFieldProblem('card', 'one of the test cards');
  const notices = await terminal.pay(
    reference,
    card === undefined ? { isApproved: answer === 'approve' } : { card },
  );
  for (const { inSeconds, events } of notices) {
    if (inSeconds === 0) await orders.recordPayment(payments.name, events);
    else
      await jobs.enqueue(
        'paymentNotice',
        { provider: payments.name, fascia: shop.fascia.code, events },
        { startAfter: new Date(shop.now.getTime() + inSeconds * 1_000) },
      );
  }
  const payment = await terminal.find(reference);
  const isChallenged = payment?.state === 'challenge';
  return redirect(isChallenged ? serverLinks.testTerminal({ payment: reference }) : returnUrl, 303);
}
