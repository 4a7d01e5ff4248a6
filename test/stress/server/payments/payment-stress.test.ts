/** Runs the stress tests of payments at the small size against the build. */
import { describe, expect, test } from 'vitest';
import { postgresUrl } from '../../../databases/engines.ts';
import { isBuilt } from '../server.ts';
import { runLyingPayments } from './lying-payments.ts';
import { runPaymentCrash } from './payment-crash.ts';

/** Generous, because stress tests share the machine with other tests. */
const TIME_MS = 180_000;
const NO_POSTGRES = !postgresUrl;

describe.skipIf(!isBuilt())('a payment provider that lies', { timeout: TIME_MS }, () => {
  test('leaves money, orders and stock consistent, embedded', async () => {
    expect(await runLyingPayments(null, 'small')).toContain('money in is that of orders');
  });
  test.skipIf(NO_POSTGRES)('leaves them consistent on three servers', async () => {
    expect(await runLyingPayments(postgresUrl, 'small')).toContain('on 3 servers: money in is');
  });
});

describe.skipIf(!isBuilt())(
  'kill -9 of a server between payment and order',
  { timeout: TIME_MS },
  () => {
    test('loses no payment and takes none twice, embedded', async () => {
      expect(await runPaymentCrash(null, 'small')).toContain('paid once each, none lost');
    });
    test.skipIf(NO_POSTGRES)('loses none and takes none twice of three servers', async () => {
      expect(await runPaymentCrash(postgresUrl, 'small')).toContain('paid once each, none lost');
    });
  },
);
