/** Opens a page of Stripe: https://docs.stripe.com/api/checkout/sessions/create */
import type { PaymentRequest } from '#features/payments/payments.port.ts';
import type { Log } from '#kit/log.ts';
import { Problem } from '#kit/problem.ts';
import type { StripeForm } from './encode-form.ts';
import { toStripeAmount } from './stripe-amounts.ts';
import type { StripeClient } from './stripe-client.ts';
import type { StripeConfig } from './stripe-config.ts';
import { openedSessionSchema } from './stripe-objects.ts';
import { StripeRejection } from './stripe-rejection.ts';
import { ORDER_METADATA } from './to-payment-events.ts';

type OpenOptions = Pick<StripeConfig, 'capture' | 'methods' | 'pageOrigins'> & {
  readonly log: Log;
};

/** @throws Problem 503 `payment.unavailable` for a refusal too: no money has been taken. */
export async function openStripeSession(
  { call }: StripeClient,
  request: PaymentRequest,
  { log, ...options }: OpenOptions,
): Promise<{ readonly reference: string; readonly href: string }> {
  try {
    const form = createSessionForm(request, options);
    const idempotencyKey = `open-${request.key}`;
    const { id: reference, url: href } = await call(
      { method: 'POST', path: 'checkout/sessions', form, idempotencyKey },
      openedSessionSchema,
    );
    if (!options.pageOrigins.includes(new URL(href).origin))
      throw new StripeRejection('page_origin', 'The page of Stripe is at none of `pageOrigins`.');
    return { reference, href };
  } catch (error) {
    if (!(error instanceof StripeRejection)) throw error;
    log.error({ code: error.code, orderId: request.orderId }, 'Stripe opened no payment page.');
    throw new Problem(503, 'payment.unavailable', error.message);
  }
}

/** Languages of Stripe's page: those without a region, then those with one. */
const LANGUAGES = new Set(
  (
    'bg cs da de el en es et fi fil fr hr hu id it ja ko lt lv ms mt nb nl pl pt ro ru sk sl sv ' +
    'th tr vi zh en-GB es-419 fr-CA pt-BR zh-HK zh-TW'
  ).split(' '),
);

/**
 * The same request has the same parameters, since Stripe refuses a key with other ones.
 * @throws StripeRejection for an amount that Stripe cannot take.
 */
function createSessionForm(
  { orderId, money, returnUrl, description = 'Order', locale = '' }: PaymentRequest,
  { capture, methods }: Pick<StripeConfig, 'capture' | 'methods'>,
): StripeForm {
  const { amount, currency } = toStripeAmount(money.centAmount, money.currencyCode);
  const metadata = { [ORDER_METADATA]: orderId };
  return {
    mode: 'payment',
    ...{ success_url: returnUrl, cancel_url: returnUrl, client_reference_id: orderId, metadata },
    locale: findPageLanguage(locale),
    payment_method_types: methods,
    // The shopper pays in the currency of the order, not in that of the browser's country.
    adaptive_pricing: { enabled: false },
    line_items: [
      {
        quantity: 1,
        price_data: { currency, unit_amount: amount, product_data: { name: description } },
      },
    ],
    payment_intent_data: {
      ...{ description, metadata },
      ...(capture === 'manual' && { capture_method: 'manual' }),
    },
  };
}

/** Returns `auto`, the browser's language, for a language that Stripe's page does not have. */
function findPageLanguage(tag: string): string {
  const [language = ''] = tag.split('-');
  return [tag, language].find((candidate) => LANGUAGES.has(candidate)) ?? 'auto';
}
