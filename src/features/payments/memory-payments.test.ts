/** The contract of payments on the provider in memory. */
import { createMemoryPayments } from './memory-payments.fixtures.ts';
import { describePayments } from './payments.contract.ts';

describePayments('memory', async () => {
  const payments = createMemoryPayments();
  return {
    payments,
    pay: async (reference, card) => void (await payments.testTerminal.pay(reference, { card })),
    writeNotice: async (events) => ({
      body: JSON.stringify(events),
      headers: new Headers({ 'test-signature': 'good' }),
    }),
    close: async () => undefined,
  };
});
