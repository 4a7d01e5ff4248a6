/** A shop on a public URL whose payments are a test is reported at the start. */
import { expect, test } from 'vitest';
import { type Log, silentLog } from '#kit/log.ts';
import { warnOfTestPayments } from './warn-test-payments.ts';

test.each([
  ['https://www.example.com', true, true, 1],
  ['https://www.example.com', false, true, 0],
  ['https://www.example.com', true, false, 0],
  ['http://localhost:3000', true, true, 0],
  ['http://nightjar.localhost:3000', true, true, 0],
  ['https://localhost.example.com', true, true, 1],
])(
  'a shop at %s, with test payments: %s, with its own checkout: %s, is reported %i times',
  (origin, isTest, isBuiltIn, count) => {
    const reported: unknown[] = [];
    const log: Log = { ...silentLog, error: (values) => void reported.push(values) };
    const ports = { checkout: { isBuiltIn }, payments: { isTest, name: 'testTerminal' } };
    warnOfTestPayments([{ fascia: { code: 'nightjar' }, origin, ports }], log);
    expect(reported).toHaveLength(count);
  },
);
