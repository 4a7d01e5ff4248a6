/** Issues invoices and credit notes, numbered without gaps in each series. */
import type { Connection } from '#database/connection.ts';
import { isoTime } from '#database/iso-time.ts';
import { defineStatement } from '#database/statement.ts';
import {
  findSeries,
  formatInvoiceNumber,
  type Invoice,
} from '#features/orders/invoices/invoice.ts';

type InvoiceRow = Omit<Invoice, 'number'> & { readonly series: string; readonly sequence: number };

const listOfOrder = defineStatement<InvoiceRow>(
  'invoice.ofOrder',
  `select series, sequence::float8 as sequence, kind, amount::float8 as amount,
     return_number as "returnNumber", ${isoTime('created_at')} as "issuedAt"
   from invoice where order_id = $1 order by created_at, sequence`,
);

type OrderOfSeries = {
  readonly fascia: string;
  readonly country: string;
  readonly isTest: boolean;
  readonly total: number;
};

const findOrderOfSeries = defineStatement<OrderOfSeries>(
  'invoice.seriesOfOrder',
  `select fascia, country, is_test as "isTest", total::float8 as total from sales_order
   where id = $1`,
);

/**
 * `$1` series, `$2` order, `$3` kind, `$4` reference, `$5` return, `$6` amount. The row of the
 * series is locked until the transaction ends, so that a rollback leaves no gap. The date is read
 * under that lock, so that dates are in the order of the numbers.
 */
const insertInvoice = defineStatement<never>(
  'invoice.insert',
  `with next as (
     insert into invoice_series as s (series, last)
     select $1::text, 1 where not exists (
       select from invoice where order_id = $2::uuid and reference = $4::text)
     on conflict (series) do update set last = s.last + 1 returning last
   )
   insert into invoice
     (series, sequence, order_id, kind, reference, return_number, amount, created_at)
   select $1::text, next.last, $2::uuid, $3::text, $4::text, $5::text, $6::bigint,
     clock_timestamp() from next`,
);

export type IssuedDocument = Pick<Invoice, 'kind' | 'amount' | 'returnNumber'> & {
  readonly orderId: string;
  /** One document is issued for each order and reference. */
  readonly reference: string;
};

/** Reference of the invoice of the whole order. */
const INVOICE_REFERENCE = 'order';

/**
 * Must be called last in a transaction that has locked the order. A credit note needs an invoice,
 * which is issued first if a server of the previous release recorded the payment.
 */
export async function issueInvoice(
  connection: Connection,
  { orderId, kind, amount, returnNumber, reference }: IssuedDocument,
): Promise<void> {
  const [order] = await connection.rows(findOrderOfSeries, [orderId]);
  if (!order) return;
  const series = findSeries(order);
  if (kind === 'creditNote')
    await connection.rows(insertInvoice, [
      ...[series, orderId, 'invoice', INVOICE_REFERENCE, null, order.total],
    ]);
  await connection.rows(insertInvoice, [series, orderId, kind, reference, returnNumber, amount]);
}

/** Must be called with a lock of the order, which is paid. */
export const issueOrderInvoice = (connection: Connection, orderId: string, amount: number) =>
  issueInvoice(connection, {
    ...{ orderId, kind: 'invoice', reference: INVOICE_REFERENCE, returnNumber: null, amount },
  });

/** Lists the oldest first. */
export async function listInvoices(
  connection: Connection,
  orderId: string,
): Promise<readonly Invoice[]> {
  const rows = await connection.rows(listOfOrder, [orderId]);
  return rows.map(({ series, sequence, ...invoice }) => ({
    ...{ ...invoice, number: formatInvoiceNumber(series, sequence) },
  }));
}
