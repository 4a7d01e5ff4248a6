/** `npm run orders`: export, returns, withdrawals and failed refunds. */
import type { ExportPage, OrderAdmin } from '#features/orders/admin/order-admin.ts';
import { openRemoteOrders } from '#features/orders/admin/order-admin-remote.server.ts';
import { CSV_HEADER, EXPORT_FORMATS } from '#features/orders/export/format-export.ts';
import type { FailedRefund } from '#features/orders/order-jobs.ts';
import type { PaidOrderCursor } from '#features/orders/orders.port.ts';
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

/** Reasons for which a unit is not refunded. */
const REFUSALS = RETURN_REFUSALS.filter((name) => name !== 'worn');

const USAGE = `Orders of every fascia:
  npm run orders -- export         export paid orders with addresses as CSV, oldest first
                    --since 2026-11-26     paid since a day, or a time with a time zone
                    --format jsonl         as JSON Lines, one order per line
  npm run orders -- show NUMBER    state, lines, returns and accepted terms of an order
  npm run orders -- receive RETURN record and refund a return that has arrived
                    --accept 1=2   number of units accepted of each line, counted from 1: 1=2,3=1
                    --refused 2=1:opened   units that are not refunded, with the reason:
                                   ${REFUSALS.join(', ')}
                    --worn 3=1:30  units with signs of use, and the percentage deducted
                    --parcel 2     another parcel of the return
                    --unsaleable   do not restock the accepted units
  npm run orders -- withdrawals    withdrawals without a matching order, or that were late
  npm run orders -- handled ID     remove a handled withdrawal from the list
  npm run orders -- refunds        refunds that the payment provider has refused or not answered
  npm run orders -- retry NUMBER   retry the failed refunds of an order`;

const RECEIVE_OPTIONS = ['accept', 'refused', 'worn', 'parcel', 'unsaleable'] as const;

const ORDER_SUBCOMMANDS: ModerationSubcommands<OrderAdmin> = {
  usage: USAGE,
  subcommands: {
    export: { job: exportAll, ids: 'none', options: ['since', 'format'] },
    show: { job: show, ids: 'one', options: [] },
    receive: { job: receive, ids: 'one', options: RECEIVE_OPTIONS },
    withdrawals: { job: listWithdrawals, ids: 'none', options: [] },
    handled: { job: closeWithdrawal, ids: 'one', options: [] },
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
  { since: sinceText = '1970-01-01', format: name = 'csv' }: ModerationOptions,
) {
  const since = new Date(sinceText);
  if (Number.isNaN(since.getTime()))
    throw new Problem(422, 'orders.since', '--since: a day or time, such as 2026-11-26.');
  const format = EXPORT_FORMATS.find((known) => known === name);
  if (format === undefined)
    throw new Problem(422, 'orders.format', `--format: one of ${EXPORT_FORMATS.join(', ')}.`);
  const lines = format === 'csv' ? [CSV_HEADER] : [];
  let after: PaidOrderCursor | null = null;
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
    ...order.returns.flatMap((orderReturn) => describeReturn(orderReturn, order.currency)),
    ...(order.acceptedPages ?? []).flatMap(({ path, locale, changedOn, hash }) => [
      `  accepted ${path}  ${locale}  ${changedOn ? `as of ${changedOn}` : 'day unknown'}  sha256 ${hash}`,
      `    npm run content -- show ${order.fascia}/${locale}/pages/${path} --hash ${hash}`,
    ]),
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
    ...(received ?? []).flatMap(describeRefused),
  ];
}

function describeRefused({ position, quantity, refusal, deductedPercent }: ReceivedLine) {
  if (refusal === null) return [];
  const share = deductedPercent === undefined ? 'not refunded' : `less ${deductedPercent} %`;
  return [`    ${position + 1}: ${quantity} ${share}, ${refusal}`];
}

async function receive(
  admin: OrderAdmin,
  [returnNumber = '']: readonly string[],
  { accept, refused, worn, parcel: parcelText = '1', unsaleable = false }: ModerationOptions,
) {
  const isWhole = [accept, refused, worn].every((option) => option === undefined);
  const lines = isWhole
    ? null
    : [
        ...parseLines('accept', accept),
        ...parseLines('refused', refused),
        ...parseLines('worn', worn),
      ];
  if (!/^[1-9]\d?$/.test(parcelText))
    throw new Problem(422, 'orders.parcel', '--parcel: a number from 1 to 99.');
  const reception = { lines, isRestocked: !unsaleable, parcel: Number(parcelText) };
  const received = await admin.receiveReturn(returnNumber, reception);
  return [
    `${received.number} has arrived: ${received.refund} minor units are refunded, ${received.deliveryRefund} of them for delivery.`,
  ];
}

const LINE_EXAMPLES = { accept: '1=2', refused: '1=2:opened', worn: '1=2:30' } as const;

/** `1=2,3=1`, with a reason or the percent of a deduction after a colon. */
function parseLines(option: keyof typeof LINE_EXAMPLES, text = ''): readonly ReceivedLine[] {
  return text.split(',').flatMap((entry) => {
    if (entry.trim() === '') return [];
    const [, line, units, reason] = /^(\d{1,2})=(\d{1,3})(?::(\w+))?$/.exec(entry.trim()) ?? [];
    const refusal = option === 'worn' ? option : (REFUSALS.find((name) => name === reason) ?? null);
    const percent = option === 'worn' && /^\d{1,3}$/.test(reason ?? '') ? Number(reason) : 0;
    const isValid = {
      accept: reason === undefined,
      refused: refusal !== null,
      worn: percent >= 1 && percent <= 100,
    }[option];
    if (line === undefined || line === '0' || units === undefined || !isValid)
      throw new Problem(
        ...([422, 'orders.lines'] as const),
        `--${option}: ${entry} is not like ${LINE_EXAMPLES[option]}.`,
      );
    const deduction = option === 'worn' ? { deductedPercent: percent } : {};
    return [{ position: Number(line) - 1, quantity: Number(units), refusal, ...deduction }];
  });
}

async function listWithdrawals(admin: OrderAdmin): Promise<readonly string[]> {
  const { withdrawals, total } = await admin.listUnmatchedWithdrawals();
  if (total === 0) return ['There are no open withdrawals.'];
  const omitted = total - withdrawals.length;
  return [
    ...withdrawals.map(
      ({ id, declaredAt, fascia, number, name, email }) =>
        `${id}  ${declaredAt}  ${fascia}  ${number}  ${name}  ${email}`,
    ),
    ...(omitted > 0 ? [`and ${omitted} later ones: use \`handled\` for those above first`] : []),
  ];
}

async function closeWithdrawal(admin: OrderAdmin, [id = '']: readonly string[]) {
  await admin.closeWithdrawal(id);
  return [`${id}: removed from the list of withdrawals.`];
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
