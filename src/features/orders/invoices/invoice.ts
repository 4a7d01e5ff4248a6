/** Invoices of orders and credit notes of their refunds: numbers and amounts. */
import type { Fascia, FasciaLocale } from '#kit/define-fascia.ts';
import type { SalesOrder } from '../order.ts';
import { findTaxRule } from '../totals/tax-rules.ts';

declare module '#kit/define-fascia.ts' {
  interface FasciaParts {
    /** Company that invoices name as the seller. Default: the name of the fascia alone. */
    readonly seller?: Seller;
  }
}

type Seller = {
  readonly name: string;
  /** Lines of its address. */
  readonly address: readonly string[];
  readonly vatId?: string;
};

/** Stored with an order, so that its invoices do not change with the configuration. */
export type InvoiceDetails = {
  readonly seller: Seller;
  /** Rate of tax in hundredths of a percent; 0 where it is unknown. */
  readonly basisPoints: number;
};

/** Seller and rate in the current configuration. */
export function findInvoiceDetails(
  { name, seller }: Pick<Fascia, 'name' | 'seller'>,
  country: string,
  locale: Pick<FasciaLocale, 'tax'> = {},
): InvoiceDetails {
  const { basisPoints } = findTaxRule(country, locale);
  return { seller: seller ?? { name, address: [] }, basisPoints };
}

/** Days after a payment for which a missing invoice is still issued. */
export const MISSING_INVOICE_DAYS = 30;

/** A `creditNote` corrects the invoice after a refund. */
export type InvoiceKind = 'invoice' | 'creditNote';

export type Invoice = {
  /** Numbers of a series have no gaps: `NIGHTJAR-GB-000042`. */
  readonly number: string;
  readonly kind: InvoiceKind;
  /** Minor units, tax included. */
  readonly amount: number;
  /** Return that a credit note is for; null for an invoice and for a cancelled order. */
  readonly returnNumber: string | null;
  /** ISO 8601. */
  readonly issuedAt: string;
};

export const INVOICE_NUMBER = /^(?:TEST-)?[A-Z0-9-]{1,60}-[A-Z]{2}-\d{6,12}$/;

type NumberedOrder = Pick<SalesOrder, 'fascia' | 'isTest'> & { readonly country: string };

/** Series of invoice numbers: one per fascia and country, and others for test orders. */
export function findSeries({ fascia, country, isTest }: NumberedOrder): string {
  return `${isTest ? 'TEST-' : ''}${fascia}-${country}`.toUpperCase();
}

export const formatInvoiceNumber = (series: string, sequence: number): string =>
  `${series}-${String(sequence).padStart(6, '0')}`;

/**
 * Tax in a credited amount, in proportion to the order's tax and rounded so that the taxes of all
 * credit notes of an order sum to that of its invoice.
 */
export function computeCreditTax(
  { totals: { tax, total } }: Pick<SalesOrder, 'totals'>,
  amount: number,
  creditedBefore: number,
): number {
  const taxUpTo = (sum: number) => (total === 0 ? 0 : Math.round((sum * tax) / total));
  return taxUpTo(creditedBefore + amount) - taxUpTo(creditedBefore);
}

/**
 * Tax rate of an order in percent; null if its amounts do not result from one rate, so that no
 * wrong rate is printed.
 */
export function findTaxPercent(
  { totals }: Pick<SalesOrder, 'totals'>,
  basisPoints: number,
): number | null {
  const net = totals.total - totals.tax;
  const tax = Math.round((net * basisPoints) / 10_000);
  // Each line is rounded separately.
  return Math.abs(tax - totals.tax) <= totals.lines.length + 1 ? basisPoints / 100 : null;
}
