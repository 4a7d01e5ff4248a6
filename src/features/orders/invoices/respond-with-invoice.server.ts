/** Responds with an invoice or a credit note of an order. */
import { redirect } from 'react-router';
import { countAttempt, createRateLimiter } from '#kit/limits/rate-limiter.server.ts';
import { isProblem, Problem } from '#kit/problem.ts';
import { serverLinks } from '#links';
import type { PrivateShop } from '#request/shop.ts';
import type { SalesOrder } from '../order.ts';
import { findAccessibleOrder } from '../pages/find-accessible-order.server.ts';
import { findInvoiceDetails, type InvoiceDetails } from './invoice.ts';
import { renderInvoice } from './render-invoice.server.ts';

type InvoiceLink = { readonly number: string; readonly token: string; readonly invoice: string };

const PRIVATE = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

/** Limits of documents rendered for one caller, and for one order. */
const byCaller = createRateLimiter({ attempts: 60, seconds: 600 });
const byOrder = createRateLimiter({ attempts: 30, seconds: 600 });

/**
 * Without the order's token, or for an unknown document, redirects to the page of the order, which
 * explains how to replace an expired link.
 * @throws Problem 429 `invoice.tooMany` with the seconds to wait.
 */
export async function respondWithInvoice(shop: PrivateShop, link: InvoiceLink): Promise<Response> {
  try {
    return await createResponse(shop, link);
  } catch (error) {
    if (!isProblem(error) || error.status !== 404) throw error;
    const { number, token } = link;
    const page = serverLinks.order({ number, token });
    return redirect(page, { status: 303, headers: PRIVATE });
  }
}

async function createResponse(shop: PrivateShop, link: InvoiceLink): Promise<Response> {
  const order = await findAccessibleOrder(shop, link.number, link.token);
  const invoices = await shop.ports.orders.listInvoices(order.id);
  const index = invoices.findIndex(({ number }) => number === link.invoice);
  const invoice = invoices[index];
  if (!invoice) throw new Problem(404, 'page.missing', 'There is no such invoice.');
  countAttempts(shop, order);
  const original = invoices.find(({ kind }) => kind === 'invoice')?.number ?? null;
  const earlier = invoices.slice(0, index).filter(({ kind }) => kind === 'creditNote');
  const language = shop.languages.find(({ tag }) => tag === order.locale);
  const file = await renderInvoice({
    ...{ order, invoice, fascia: shop.fascia },
    correctedNumber: invoice.kind === 'creditNote' ? original : null,
    creditedBefore: earlier.reduce((sum, { amount }) => sum + amount, 0),
    direction: language?.direction ?? 'ltr',
    details: order.invoiceDetails ?? findCurrentDetails(shop, order),
  });
  return new Response(file, {
    headers: {
      ...PRIVATE,
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${invoice.number}.pdf"`,
    },
  });
}

/** Limits requests, as each document is rendered on request and not stored. */
function countAttempts({ visitor, now }: PrivateShop, { id }: SalesOrder): void {
  const message = 'Too many documents; wait before the next';
  const problem = { code: 'invoice.tooMany', message };
  countAttempt(byCaller, { caller: visitor.ipHash, now }, problem);
  countAttempt(byOrder, { caller: id, now }, problem);
}

/** Details for an order of an earlier version, which stored none. */
function findCurrentDetails({ fascia }: PrivateShop, order: SalesOrder): InvoiceDetails {
  const locale = fascia.locales.find(({ tag }) => tag === order.locale);
  return findInvoiceDetails(fascia, order.address.country, locale);
}
