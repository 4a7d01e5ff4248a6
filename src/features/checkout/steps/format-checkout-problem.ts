/** Error texts of checkout forms, by problem code. */
import type { MessageId, Text } from '#i18n/text.tsx';

const TEXTS = {
  'account.badEmail': 'checkoutStep.badEmail',
  'account.formStale': 'checkoutStep.stale',
  'basket.notEnough': 'checkoutStep.soldOut',
  'basket.stale': 'checkoutStep.changed',
  'checkout.changed': 'checkoutStep.changed',
  'checkout.tooManyTries': 'checkoutStep.tooManyTries',
  'checkout.wrong.line1': 'checkoutStep.wrongLine1',
  'checkout.wrong.line2': 'checkoutStep.wrongLine2',
  'checkout.wrong.name': 'checkoutStep.wrongName',
  'checkout.wrong.postcode': 'checkoutStep.wrongPostcode',
  'checkout.wrong.region': 'checkoutStep.wrongRegion',
  'checkout.wrong.service': 'checkoutStep.wrongService',
  'checkout.wrong.town': 'checkoutStep.wrongTown',
  'order.priceChanged': 'checkoutStep.changed',
  'order.tooManyUnits': 'checkoutStep.tooManyUnits',
  'order.voucherUsed': 'checkoutStep.voucherUsed',
  'payment.unavailable': 'checkoutStep.unavailable',
} as const satisfies Readonly<Record<string, MessageId>>;

const isKnown = (code: string): code is keyof typeof TEXTS => Object.hasOwn(TEXTS, code);

export function formatCheckoutProblem(text: Text, code: string): string {
  return text(isKnown(code) ? TEXTS[code] : 'checkoutStep.problem');
}
