/** Tests of each email of each fascia in each locale: links, text direction and theme. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AccountEmail } from '#features/accounts/accounts.port.ts';
import { composeEmail } from '#features/accounts/emails/emails.server.ts';
import { messages as stepMessages } from '#features/checkout/steps/checkout-steps.messages.ts';
import { messages as guaranteeMessages } from '#features/legal-guarantee/legal-guarantee.messages.ts';
import { createMemoryMailer } from '#features/mailer/memory-mailer.fixtures.ts';
import { sendOrderEmail } from '#features/orders/emails/order-email.server.ts';
import { messages as orderEmailMessages } from '#features/orders/emails/order-emails.messages.ts';
import type { Invoice } from '#features/orders/invoices/invoice.ts';

import type { OrderEmail } from '#features/orders/order-jobs.ts';
import { messages as orderMessages } from '#features/orders/order-page.messages.ts';
import type { OrderReturn } from '#features/orders/returns/order-return.ts';
import { provideMessages } from '#i18n/find-messages.ts';
import { createMessageWriter } from '#i18n/message.ts';
import { readRegistry } from '#server/app/registry.node.server.ts';
import { listLanguages } from '#server/http/resolve-page.server.ts';
import { paidOrder } from '#test/setups/paid-order.ts';
import { compileMessage } from '#tools/build/compile-message.ts';

const registry = await readRegistry();
const withLink = ['signUp', 'signIn', 'reset', 'email'] as const;
const withoutLink = ['alreadyRegistered', 'passwordChanged', 'emailChanged'] as const;
const accountEmails: readonly AccountEmail[] = [
  ...withLink.map((kind) => ({
    kind,
    to: 'a@example.com',
    firstName: '<b>Ada</b>',
    token: 'a-token',
  })),
  ...withoutLink.map((kind) => ({
    kind,
    to: 'a@example.com',
    firstName: '<b>Ada</b>',
    token: null,
  })),
];

const english = {
  ...{ ...orderEmailMessages, ...orderMessages, ...stepMessages },
  ...guaranteeMessages,
};
const NAMESPACES = ['order-emails', 'order', 'checkout-steps', 'legal-guarantee'];
const messagesOf = (tag: string): ReadonlyMap<string, string> =>
  new Map(
    tag === 'en-GB'
      ? Object.entries(english)
      : NAMESPACES.flatMap((name) =>
          Object.entries(JSON.parse(readFileSync(`src/locales/${tag}/${name}.json`, 'utf8'))),
        ).map(([id, text]) => [id, String(text)]),
  );
provideMessages((tag) => {
  const messages = messagesOf(tag);
  const write = createMessageWriter(tag);
  return (id, values) => write(compileMessage(messages.get(id) ?? id), values);
});

const returned: OrderReturn = {
  ...{ number: 'R-7KQ2-MW4X', kind: 'return', refund: 1_500, deliveryRefund: 0 },
  lines: [{ position: 0, quantity: 1, reason: 'tooSmall' }],
  received: [{ position: 0, quantity: 1, refusal: null }],
  ...{ requestedAt: '2026-12-04T10:24:00.000Z', receivedAt: '2026-12-08T10:00:00.000Z' },
};
const parcel = {
  ...{ reference: 'p-1', carrier: null, trackingNumber: null, trackingUrl: null },
  ...{ sentAt: '2026-11-27T10:00:00.000Z', lines: [{ position: 0, quantity: 2 }] },
};
const order = { ...paidOrder, returns: [returned], dispatches: [parcel] };
const documentOf = (kind: Invoice['kind'], sequence: number, returnNumber: string | null) => ({
  ...{ kind, returnNumber, number: `ALDERMOOR-GB-00000${sequence}`, amount: 1_500 },
  issuedAt: '2026-11-26T10:00:05.000Z',
});
const invoices: readonly Invoice[] = [
  documentOf('invoice', 1, null),
  documentOf('creditNote', 2, returned.number),
  documentOf('creditNote', 3, null),
];
type DocumentedEmail = Pick<OrderEmail, 'kind' | 'returnNumber' | 'dispatch'> & {
  /** Documents that the email links to. */
  readonly sequences: readonly number[];
};
const orderEmails: readonly DocumentedEmail[] = [
  { kind: 'confirmation', sequences: [1] },
  { kind: 'dispatch', dispatch: parcel.reference, sequences: [1] },
  { kind: 'return', returnNumber: returned.number, sequences: [] },
  { kind: 'returnReceived', returnNumber: returned.number, sequences: [2] },
  { kind: 'cancellation', sequences: [3] },
  { kind: 'refund', sequences: [] },
];

const shops = registry.fascias.flatMap((fascia) =>
  listLanguages(registry, fascia).map(({ locale, prefix }) => ({
    fascia,
    locale,
    origin: 'https://shop.example',
    public: { prefix },
  })),
);

describe.each(shops)('$fascia.name in $locale.tag', (shop) => {
  test.each(accountEmails)('$kind', (mail) => {
    const { subject, text, html } = composeEmail(shop, mail);
    expect(subject).not.toBe('');
    const [href = ''] = /https:\/\/\S+/.exec(text) ?? [];
    expect(href.startsWith(`https://shop.example${shop.public.prefix}/`)).toBe(true);
    expect(href.includes('token=a-token')).toBe(mail.token !== null);
    expect(html).toContain(`href="${href}"`);
    expect(html).toContain(`dir="${shop.locale.direction}"`);
    expect(html).not.toContain('<b>');
    expect(html).not.toMatch(/<img|<link|url\(/);
  });

  test.each(orderEmails)(
    '$kind of an order links to its documents',
    async ({ sequences, ...about }) => {
      const mailer = createMemoryMailer();
      const payload = {
        fascia: 'aldermoor',
        locale: shop.locale.tag,
        number: order.number,
        ...about,
      };
      await sendOrderEmail({ id: 'job', createdAt: new Date(), payload }, shop, {
        ...{ mailer, sign: String, now: new Date() },
        orders: { findOrder: async () => order, listInvoices: async () => invoices },
      });
      const [sent] = await mailer.listStored();
      const { text = '', html = '' } = sent ?? {};
      const linked = [...text.matchAll(/(\S+)\/invoice\/(\S+)/g)];
      const page = `https://shop.example${shop.public.prefix}/order/${order.number}`;
      expect(linked.map(([, before]) => before)).toEqual(sequences.map(() => page));
      expect(linked.map(([, , after]) => after)).toEqual(
        sequences.map((sequence) => `ALDERMOOR-GB-00000${sequence}?token=secret`),
      );
      for (const [href] of linked) expect(html).toContain(`href="${href}"`);
      for (const sequence of sequences) {
        const label = new RegExp(`[^\\n]*ALDERMOOR-GB-00000${sequence} \\(PDF\\)`).exec(text)?.[0];
        expect(label).toBeDefined();
        expect(html).toContain(`>${label}</a>`);
      }
      expect(text).not.toMatch(/order\.[a-z]|email\.[a-z]|guarantee\.[a-z]|\{/);
    },
  );
});

test.each(registry.fascias)(
  'emails of $name have the colours of its pages',
  ({ code, emailTheme }) => {
    const css = readFileSync(`src/fascias/${code}/tokens.css`, 'utf8');
    const tokenOf = (name: string) => new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1];
    const { paper, surface, ink, muted, accent, onAccent, radius } = emailTheme ?? {};
    expect({ paper, surface, ink, muted, accent, onAccent, radius }).toEqual({
      ...{
        paper: tokenOf('paper'),
        surface: tokenOf('surface'),
        ink: tokenOf('ink'),
        muted: tokenOf('muted'),
      },
      ...{
        accent: tokenOf('accent'),
        onAccent: tokenOf('on-accent'),
        radius: tokenOf('control-radius'),
      },
    });
  },
);
