/** The orders command, directly and through the endpoint of a running shop. */
import { describe, expect, test } from 'vitest';
import { createOrderAdmin } from '#features/orders/admin/order-admin.ts';
import { handleOrderAdminRequest } from '#features/orders/admin/order-admin-http.server.ts';
import type { FailedRefund } from '#features/orders/order-jobs.ts';
import type { ReceivedParcel, Withdrawal } from '#features/orders/orders.port.ts';
import type { OrderReturn } from '#features/orders/returns/order-return.ts';
import { runOrdersCommand } from './orders.ts';

const NUMBER = '7KQ2-MW4X-93BD';

const withdrawal: Withdrawal = {
  ...{ id: '019a0000-0000-7000-8000-000000000001', fascia: 'nightjar', locale: 'en-GB' },
  ...{ name: 'Ada Byron', number: 'my order', email: 'ada@example.com' },
  ...{ declaredAt: '2026-11-26T10:00:00.000Z', outcome: 'unmatched', returnNumber: null },
};

function open() {
  const retried: string[] = [];
  const failed: FailedRefund[] = [
    {
      ...{ orderId: 'id', fascia: 'nightjar', number: NUMBER, reference: 'test_1', failures: 5 },
      money: { centAmount: 4_399, currencyCode: 'GBP' },
      requestedAt: '2026-11-26T10:00:00.000Z',
    },
  ];
  const receptions: unknown[] = [];
  const orders = {
    findOrder: async () => null,
    listPaid: async () => [],
    listUnmatchedWithdrawals: async () => ({ withdrawals: [withdrawal], total: 3 }),
    closeWithdrawal: async (id: string) => id === withdrawal.id,
    async receiveReturn(number: string, reception: ReceivedParcel): Promise<OrderReturn> {
      receptions.push(reception);
      return {
        ...{ number, kind: 'return', lines: [], received: [], refund: 2_500, deliveryRefund: 399 },
        ...{ requestedAt: '2026-11-26T10:00:00.000Z', receivedAt: null },
      };
    },
    listFailedRefunds: async () => failed,
    retryRefunds: async (orderId: string) => void retried.push(orderId),
  };
  const admin = createOrderAdmin(orders, () => new Date(0));
  const run = async (...args: string[]) => {
    const lines: string[] = [];
    const code = await runOrdersCommand({
      ...{ args, write: (line) => void lines.push(line) },
      open: async () => ({ moderation: admin, close: async () => {} }),
    });
    return { code, text: lines.join('\n') };
  };
  return { run, admin, retried, receptions };
}

describe('npm run orders', () => {
  test('lists refunds that failed, and requests those of an order again', async () => {
    const { run, retried } = open();
    expect((await run('refunds')).text).toBe(
      `${NUMBER}  nightjar  £43.99  refused 5 times  requested 2026-11-26T10:00:00.000Z  session test_1`,
    );
    expect((await run('retry', NUMBER)).code).toBe(0);
    expect(retried).toEqual(['id']);
  });

  test('shows which version of the terms was accepted with an order', async () => {
    const { admin } = open();
    const lines: string[] = [];
    const page = { path: 'informational/terms', changedOn: '2026-11-23', hash: 'abc' };
    await runOrdersCommand({
      ...{ args: ['show', NUMBER], write: (line) => void lines.push(line) },
      open: async () => ({
        moderation: {
          ...admin,
          findOrder: async (number) => ({
            ...{ number, fascia: 'nightjar', status: 'paid', currency: 'GBP', isTest: true },
            ...{ placedAt: '2026-11-26T10:00:00.000Z', returns: [], total: 4_399, lines: [] },
            acceptedPages: [{ ...page, locale: 'fr-FR' }],
          }),
        },
        close: async () => {},
      }),
    });
    expect(lines.join('\n')).toContain(
      'accepted informational/terms  fr-FR  as of 2026-11-23  sha256 abc',
    );
    expect(lines.at(-1)?.trim()).toBe(
      'npm run content -- show nightjar/fr-FR/pages/informational/terms --hash abc',
    );
  });

  test('records which units of a return arrived', async () => {
    const { run, receptions } = open();
    expect((await run('receive', 'R-7KQ2-MW4X')).text).toBe(
      'R-7KQ2-MW4X has arrived: 2500 minor units are refunded, 399 of them for delivery.',
    );
    const worn = ['--worn', '4=1:30', '--parcel', '2'];
    const some = ['--accept', '1=2,3=1', '--refused', '2=1:opened', ...worn, '--unsaleable'];
    expect((await run('receive', 'R-7KQ2-MW4X', ...some)).code).toBe(0);
    expect(receptions).toEqual([
      { lines: null, isRestocked: true, parcel: 1 },
      {
        ...{ isRestocked: false, parcel: 2 },
        lines: [
          { position: 0, quantity: 2, refusal: null },
          { position: 2, quantity: 1, refusal: null },
          { position: 1, quantity: 1, refusal: 'opened' },
          { position: 3, quantity: 1, refusal: 'worn', deductedPercent: 30 },
        ],
      },
    ]);
  });

  test('lists withdrawals, says how many it leaves out, and takes one off the list', async () => {
    const { run } = open();
    expect((await run('withdrawals')).text).toBe(
      [
        `${withdrawal.id}  2026-11-26T10:00:00.000Z  nightjar  my order  Ada Byron  ada@example.com`,
        'and 2 later ones: use `handled` for those above first',
      ].join('\n'),
    );
    expect((await run('handled', withdrawal.id)).code).toBe(0);
  });

  test.each([
    ['an unknown withdrawal', ['handled', 'x'], 'x: there is no such withdrawal'],
    ['an unknown order', ['show', NUMBER], `${NUMBER}: there is no such order.`],
    ['an invalid line', ['receive', 'R-7KQ2-MW4X', '--accept', '0=1'], '--accept: 0=1'],
    ['an unknown reason', ['receive', 'R-7KQ2-MW4X', '--refused', '1=1:old'], '--refused: 1=1:old'],
    ['a deduction of 0 %', ['receive', 'R-7KQ2-MW4X', '--worn', '1=1:0'], '--worn: 1=1:0'],
    ['an invalid parcel', ['receive', 'R-7KQ2-MW4X', '--parcel', '0'], '--parcel: a number'],
    ['an invalid day', ['export', '--since', 'yesterday'], '--since: a day'],
    ['an unknown format', ['export', '--format', 'xml'], '--format: one of csv, jsonl'],
    ['an order without a failed refund', ['retry', '2222-2222-2222'], '2222-2222-2222: no refund'],
    ['no command', [], 'npm run orders -- refunds'],
  ])('refuses %s', async (_name, args, message) => {
    const { run, retried } = open();
    expect(await run(...args)).toMatchObject({
      code: 1,
      text: expect.stringContaining(message),
    });
    expect(retried).toEqual([]);
  });
});

const makeReception = (quantity: number) => ({
  ...{ call: 'receiveReturn', returnNumber: 'R-7KQ2-MW4X', isRestocked: true },
  lines: [{ position: 0, quantity, refusal: null }],
});

describe('POST /api/orders', () => {
  const post = (body: object, key: string) =>
    new Request('http://127.0.0.1/api/orders', {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: JSON.stringify(body),
    });

  test.each([
    ['without the key', 'wrong', { call: 'listFailedRefunds' }, 401],
    ['with an invalid number', 'right', { call: 'retryRefunds', number: 'x' }, 422],
    ['with a line of no units', 'right', makeReception(0), 422],
    ['with an unknown call', 'right', { call: 'deleteOrders' }, 422],
    ['with the key', 'right', { call: 'listFailedRefunds' }, 200],
  ])('%s', async (_name, key, body, status) => {
    const auth = { key: 'right', remoteAddress: '127.0.0.1' };
    const response = await handleOrderAdminRequest(post(body, key), auth, open().admin);
    expect(response.status).toBe(status);
  });
});
