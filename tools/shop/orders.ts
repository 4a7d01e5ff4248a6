/** `npm run orders`: returns that arrive, withdrawals and refunds that a person has to look at. */
import type { ExportPage, OrderAdmin } from '#features/orders/admin/order-admin.ts';
import { openRemoteOrders } from '#features/orders/admin/order-admin-remote.server.ts';
import { CSV_HEADER, EXPORT_FORMATS } from '#features/orders/export/write-export.ts';
import type { FailedRefund, PaidPosition } from '#features/orders/orders.port.ts';
import {
  type OrderReturn,
  RETURN_REFUSALS,
  type ReceivedLine,
} from '#features/orders/returns/order-return.ts';
import { type CurrencyCode, formatMoney } from '#i18n/money.ts';
import { Problem } from '#kit/problem.ts';
import {
  type ModerationCommand,
  type ModerationOptions,
  type ModerationSubcommands,
  runModerationCommand,
  runOnShop,
} from '#tools/moderation/run-moderation-command.ts';

const USAGE = `Orders of every fascia:
  npm run orders -- export         paid orders with addresses, oldest first, as CSV
                    --since 2026-11-26     those paid since a day, or a time with its zone
                    --format jsonl         as JSON Lines, an order a line
  npm run orders -- show NUMBER    state, lines and returns of an order
  npm run orders -- receive RETURN record that a return has arrived, and refund it
                    --accept 1=2   only so many units of a line, counted from 1: 1=2,3=1
                    --refused 2=1:opened   units that are not refunded, and why:
                                   ${RETURN_REFUSALS.join(', ')}
                    --unsaleable   the accepted units do not go back into stock
  npm run orders -- withdrawals    withdrawals that no order was found for, or that came late
  npm run orders -- refunds        refunds that the payment provider has refused or never answered
  npm run orders -- retry NUMBER   request the failed refunds of an order again`;

const ORDER_SUBCOMMANDS: ModerationSubcommands<OrderAdmin> = {
  usage: USAGE,
  subcommands: {
    export: { job: exportAll, ids: 'none', options: ['since', 'format'] },
    show: { job: show, ids: 'one', options: [] },
    receive: { job: receive, ids: 'one', options: ['accept', 'refused', 'unsaleable'] },
    withdrawals: { job: listWithdrawals, ids: 'none', options: [] },
    refunds: { job: listRefunds, ids: 'none', options: [] },
    retry: { job: retry, ids: 'one', options: [] },
  },
};

export function runOrdersCommand(command: ModerationCommand<OrderAdmin>): Promise<number> {
  return runModerationCommand(command, ORDER_SUBCOMMANDS);
}

async function exportAll(
  admin: OrderAdmin,
  _: readonly string[],
  { since: given = '1970-01-01', format: name = 'csv' }: ModerationOptions,
) {
  const since = new Date(given);
  if (Number.isNaN(since.getTime()))
    throw new Problem(422, 'orders.since', '--since: a day or time, such as 2026-11-26.');
  const format = EXPORT_FORMATS.find((known) => known === name);
  if (format === undefined)
    throw new Problem(422, 'orders.format', `--format: one of ${EXPORT_FORMATS.join(', ')}.`);
  const lines = format === 'csv' ? [CSV_HEADER] : [];
  let after: PaidPosition | null = null;
  do {
    const page: ExportPage = await admin.exportOrders({ since, format, after });
    lines.push(...page.lines);
    after = page.next;
  } while (after !== null);
  return lines;
}

async function show(admin: OrderAdmin, [number = '']: readonly string[]) {
  const order = await admin.findOrder(number);
  const money = { centAmount: order.total, currencyCode: order.currency };
  return [
    `${order.number}  ${order.fascia}  ${order.status}  ${formatMoney(money, 'en-GB')}  ${order.placedAt}${order.isTest ? '  test' : ''}`,
    ...order.lines.map(({ sku, quantity }, index) => `  ${index + 1}: ${quantity} x ${sku}`),
    ...order.returns.flatMap((one) => describeReturn(one, order.currency)),
  ];
}

function describeReturn(
  { number, kind, lines, received, refund, requestedAt }: OrderReturn,
  currencyCode: CurrencyCode,
): readonly string[] {
  const amount = formatMoney({ centAmount: refund, currencyCode }, 'en-GB');
  return [
    `  ${number}  ${kind}  ${requestedAt}  ${received ? `received, ${amount} refunded` : 'awaited'}`,
    ...lines.map(
      ({ position, quantity, reason }) =>
        `    ${position + 1}: ${quantity}, ${reason ?? 'withdrawn'}`,
    ),
    ...(received ?? []).flatMap(({ position, quantity, refusal }) =>
      refusal === null ? [] : [`    ${position + 1}: ${quantity} not refunded, ${refusal}`],
    ),
  ];
}

async function receive(
  admin: OrderAdmin,
  [returnNumber = '']: readonly string[],
  { accept, refused, unsaleable = false }: ModerationOptions,
) {
  const lines =
    accept === undefined && refused === undefined
      ? null
      : [...readLines('accept', accept), ...readLines('refused', refused)];
  const received = await admin.receiveReturn(returnNumber, { lines, isRestocked: !unsaleable });
  return [
    `${received.number} has arrived: ${received.refund} minor units are refunded, ${received.deliveryRefund} of them for delivery.`,
  ];
}

/** `1=2,3=1`, with a reason behind a colon where the units are refused. */
function readLines(option: 'accept' | 'refused', text = ''): readonly ReceivedLine[] {
  return text.split(',').flatMap((entry) => {
    if (entry.trim() === '') return [];
    const [, line, units, reason] = /^(\d{1,2})=(\d{1,3})(?::(\w+))?$/.exec(entry.trim()) ?? [];
    const refusal = RETURN_REFUSALS.find((name) => name === reason) ?? null;
    const isRight = option === 'accept' ? reason === undefined : refusal !== null;
    if (line === undefined || line === '0' || units === undefined || !isRight)
      throw new Problem(
        ...([422, 'orders.lines'] as const),
        `--${option}: ${entry} is not like ${option === 'accept' ? '1=2' : '1=2:opened'}.`,
      );
    return [{ position: Number(line) - 1, quantity: Number(units), refusal }];
  });
}

async function listWithdrawals(admin: OrderAdmin): Promise<readonly string[]> {
  const found = await admin.listUnmatchedWithdrawals();
  return found.length === 0
    ? ['No withdrawal waits.']
    : found.map(
        ({ declaredAt, fascia, number, name, email }) =>
          `${declaredAt}  ${fascia}  ${number}  ${name}  ${email}`,
      );
}

async function listRefunds(admin: OrderAdmin): Promise<readonly string[]> {
  const failed = await admin.listFailedRefunds();
  return failed.length === 0 ? ['No refund has failed.'] : failed.map(describeRefund);
}

function describeRefund(refund: FailedRefund): string {
  const { number, fascia, money, reference, failures, requestedAt } = refund;
  const reason = failures === 0 ? 'never answered' : `refused ${failures} times`;
  return `${number}  ${fascia}  ${formatMoney(money, 'en-GB')}  ${reason}  requested ${requestedAt}  session ${reference}`;
}

async function retry(admin: OrderAdmin, [number = '']: readonly string[]) {
  await admin.retryRefunds(number);
  return [`${number}: its refund is requested again.`];
}

if (import.meta.main)
  await runOnShop(runOrdersCommand, openRemoteOrders, async (environment, log) => {
    const { openOrderAdmin } = await import('#server/app/ports.server.ts');
    return openOrderAdmin(environment, log);
  });
