/** Tests of the model withdrawal form: the contents that the law requires. */
import { expect, test } from 'vitest';
import { provideMessages } from '#i18n/find-messages.ts';
import { createMessageWriter } from '#i18n/message.ts';
import { createTestShop } from '#test/create-test-shop.ts';
import { compileMessage } from '#tools/build/compile-message.ts';
import { messages } from './withdrawal-form.messages.ts';
import { composeWithdrawalForm } from './withdrawal-form.server.ts';

const english = new Map<string, string>(Object.entries(messages));
const write = createMessageWriter('en-GB');
provideMessages(() => (id, values) => write(compileMessage(english.get(id) ?? id), values));

const seller = { name: 'Aldermoor Ltd', address: ['1 High Street', 'Leeds'] };

test('the model withdrawal form names the seller, the contract, the shopper and the dates', () => {
  const form = composeWithdrawalForm(createTestShop({ fascia: { seller } }));
  expect(form.seller).toEqual(['Aldermoor Ltd', '1 High Street', 'Leeds']);
  expect(form.statement).toMatch(/^I\/we\* hereby withdraw from the contract/);
  expect(form.fields.join('\n')).toMatch(
    /Ordered on\* \/ received on\*\n[\s\S]*Name [\s\S]*Address [\s\S]*Signature [\s\S]*on paper\nDate$/,
  );
});

test('the form links to the online withdrawal in a fascia with a built-in checkout', () => {
  const isBuiltIn = (value: boolean) =>
    createTestShop({ ports: { checkout: { isBuiltIn: value } } });
  expect(composeWithdrawalForm(isBuiltIn(true)).online?.href).toBe('/withdraw');
  expect(composeWithdrawalForm(isBuiltIn(false)).online).toBeNull();
});
