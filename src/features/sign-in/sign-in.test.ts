/** Tests: the response to a link request does not reveal whether there is an account. */
import { expect, test } from 'vitest';
import type { AccountEmail } from '#features/accounts/accounts.port.ts';
import { createTestShop } from '#test/create-test-shop.ts';
import { LINK_ANSWER_MS, requestLink } from './sign-in.server.ts';

/** A shop whose accounts port responds immediately, with or without an email to send. */
function shopWith(mail: AccountEmail | null) {
  const sent: string[] = [];
  const shop = createTestShop({
    ports: {
      accounts: { requestLink: async () => mail },
      mailer: { send: async ({ to }) => void sent.push(to) },
    },
  });
  return { shop, sent };
}

test.each<[string, AccountEmail | null]>([
  ['known', { kind: 'signIn', to: 'ada@example.com', firstName: 'Ada', token: 'x'.repeat(43) }],
  ['unknown', null],
])('the response for an address that is %s takes as long as any other', async (_, mail) => {
  const { shop, sent } = shopWith(mail);
  const start = performance.now();
  await requestLink(shop, { username: 'ada@example.com' }, 'signIn');
  // Timers may fire up to a millisecond early.
  expect(performance.now() - start).toBeGreaterThanOrEqual(LINK_ANSWER_MS - 1);
  expect(sent, 'the mail is written after the answer').toEqual([]);
});
