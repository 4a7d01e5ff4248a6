/** Responds with an invoice or a credit note of an order. */
import { Problem } from '#kit/problem.ts';
import type { PrivateShop } from '#request/shop.ts';
import { findLinkedOrder } from '../pages/find-linked-order.server.ts';
import { findTaxRule } from '../totals/tax-rules.ts';
import { writeInvoice } from './write-invoice.server.ts';

type InvoiceLink = { readonly number: string; readonly token: string; readonly invoice: string };

/** @throws Problem 404 without the token of the order, and for an unknown document. */
export async function respondWithInvoice(shop: PrivateShop, link: InvoiceLink): Promise<Response> {
  const order = await findLinkedOrder(shop, link.number, link.token);
  const invoices = await shop.ports.orders.listInvoices(order.id);
  const invoice = invoices.find(({ number }) => number === link.invoice);
  if (!invoice) throw new Problem(404, 'page.missing', 'There is no such invoice.');
  const original = invoices.find(({ kind }) => kind === 'invoice')?.number ?? null;
  const locale = shop.fascia.locales.find(({ tag }) => tag === order.locale);
  const file = writeInvoice({
    ...{ order, invoice, fascia: shop.fascia },
    corrected: invoice.kind === 'creditNote' ? original : null,
    basisPoints: findTaxRule(order.address.country, locale ?? {}).basisPoints,
  });
  return new Response(file, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${invoice.number}.pdf"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  });
}
