/** Loads the current state of the checkout: basket, draft, delivery options and totals. */
import { createHash, randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { issueFormToken } from '#features/accounts/forms/form-token.server.ts';
import { loadBasket } from '#features/basket/basket.server.ts';
import { type Basket, isReadyForCheckout, sumBasket } from '#features/basket/basket.ts';
import { labelFields } from '#features/basket/label-fields.server.ts';
import { scopeOf } from '#features/catalogue/catalogue.server.ts';
import {
  listOrderDeliveryOptions,
  type OrderDeliveryOption,
} from '#features/delivery/basket/list-order-delivery-options.ts';
import { findCountry, findLineDelivery } from '#features/delivery/delivery.server.ts';
import { formatMoment } from '#features/delivery/format-delivery.ts';
import { composeLegalGuarantee } from '#features/legal-guarantee/compose-legal-guarantee.server.ts';
import { formatOption } from '#features/orders/lines/format-option.ts';
import { listPersonalisation } from '#features/orders/lines/list-personalisation.ts';
import type { AcceptedPage, CheckoutDraft } from '#features/orders/order.ts';
import type { PendingOrder } from '#features/orders/orders.port.ts';
import { findLineRule } from '#features/orders/returns/find-return-rules.ts';
import { findTaxRule } from '#features/orders/totals/tax-rules.ts';
import { computeTotals, type OrderTotals } from '#features/orders/totals/totals.ts';
import { findSessionState } from '#features/payments/payment-events.ts';
import { loadVoucher } from '#features/vouchers/vouchers.server.ts';
import type { Voucher } from '#features/vouchers/vouchers.ts';
import { findTimeZone } from '#kit/shop-day.ts';
import { links, serverLinks } from '#links';
import type { PrivateShop } from '#request/shop.ts';
import {
  type CheckoutStep,
  type CheckoutView,
  findFirstIncompleteStep,
  isStepOpen,
  type OrderDeliveryOptionView,
} from './checkout-steps.ts';
import { findTermsPages } from './find-terms-pages.server.ts';

export type OpenCheckout = {
  readonly basket: Basket;
  readonly token: string;
  readonly draft: CheckoutDraft;
  readonly country: string;
  readonly deliveryOptions: readonly OrderDeliveryOption[];
  /** The selected service where it is still offered. */
  readonly selected: OrderDeliveryOption | null;
  readonly voucher: Voucher | null;
  /** With the cheapest delivery while none is selected; null where none is offered. */
  readonly totals: OrderTotals | null;
};

const EMPTY_DRAFT: CheckoutDraft = { email: null, address: null, service: null };

export type CheckoutWithDraft = Pick<OpenCheckout, 'basket' | 'token' | 'country' | 'draft'>;

/** Throws a redirect to the basket if it is empty, or if this shop has no built-in checkout. */
export async function openDraft(shop: PrivateShop): Promise<CheckoutWithDraft> {
  const basket = shop.ports.checkout.isBuiltIn ? await loadBasket(shop) : null;
  const token = shop.basketToken;
  if (!basket || token === null || basket.lines.length === 0) throw redirect(links.basket(), 303);
  const country = findCountry(shop);
  return { basket, token, country, draft: await loadDraft(shop, token, country) };
}

/** Throws a redirect to the basket as `openDraft` does, and for a line that cannot be ordered. */
export async function openCheckout(shop: PrivateShop): Promise<OpenCheckout> {
  const { basket, token, country, draft } = await openDraft(shop);
  if (!(await isOrderable(shop, basket)))
    throw redirect(links.basket({ refused: 'checkout' }), 303);
  const deliveryOptions = await loadDeliveryOptions(shop, basket, draft);
  const selected = deliveryOptions.find(({ service }) => service === draft.service) ?? null;
  const check = await loadVoucher(shop, basket);
  const voucher = check?.kind === 'valid' ? check.voucher : null;
  const delivery = selected ?? deliveryOptions[0];
  const totals = delivery ? sumOrder(shop, { basket, voucher, country }, delivery.cost) : null;
  return {
    ...{ basket, token, country, deliveryOptions, selected, voucher, totals },
    draft: { ...draft, service: selected?.service ?? null },
  };
}

/** False with a membership, which only an order system grants: `POST /_api/memberships`. */
export async function isOrderable(shop: PrivateShop, basket: Basket): Promise<boolean> {
  if (!isReadyForCheckout(basket)) return false;
  const skus = basket.lines.map(({ sku }) => sku);
  const requirements = await shop.ports.catalogue.findPurchaseRequirements(scopeOf(shop), skus);
  return !requirements.some(({ isPremier }) => isPremier);
}

/** Keeps only the email of a draft for another country: the shopper has changed the locale. */
async function loadDraft(
  shop: PrivateShop,
  token: string,
  country: string,
): Promise<CheckoutDraft> {
  const draft = (await shop.ports.orders.findDraft({ ...scopeOf(shop), token })) ?? EMPTY_DRAFT;
  const email = draft.email ?? shop.customer?.email ?? null;
  return draft.address && draft.address.country !== country
    ? { ...EMPTY_DRAFT, email }
    : { ...draft, email };
}

async function loadDeliveryOptions(
  shop: PrivateShop,
  basket: Basket,
  { address }: CheckoutDraft,
): Promise<readonly OrderDeliveryOption[]> {
  const postcode = address?.postcode.replaceAll(/[^A-Z\d]/g, '') || undefined;
  const skus = [...new Set(basket.lines.map(({ sku }) => sku))];
  const deliveries = await Promise.all(skus.map((sku) => findLineDelivery(shop, sku, postcode)));
  const lines = deliveries.flatMap((line) => line ?? []);
  if (lines.length < skus.length) return [];
  return listOrderDeliveryOptions(lines, sumBasket(basket), shop.now.getTime());
}

function sumOrder(
  { fascia, locale }: PrivateShop,
  { basket, voucher, country }: Pick<OpenCheckout, 'basket' | 'voucher' | 'country'>,
  delivery: number,
): OrderTotals {
  const localeConfig = fascia.locales.find(({ tag }) => tag === locale.tag);
  const category = voucher?.categorySlug;
  return computeTotals({
    lines: basket.lines.map(({ price, quantity, categorySlugs }) => ({
      unitPrice: price ?? 0,
      quantity,
      isDiscounted: category === undefined || categorySlugs.includes(category),
    })),
    voucherDiscount: voucher?.discount ?? 0,
    delivery,
    tax: findTaxRule(country, localeConfig ?? {}),
  });
}

/**
 * Hashes of what the order button confirms: the order with its promised days of arrival, and after
 * a dot the terms, where they could be loaded.
 */
export function hashConfirmed(checkout: OpenCheckout, termsPages: readonly AcceptedPage[]): string {
  const { basket, draft, selected, totals, voucher } = checkout;
  const days = [selected?.from, selected?.to];
  const lines = basket.lines.map(({ id, sku, quantity, price }) => [id, sku, quantity, price]);
  const order = [basket.id, basket.version, lines, draft, days, totals, voucher];
  const terms = termsPages.map(({ path, hash }) => [path, hash]);
  return [order, ...(terms.length > 0 ? [terms] : [])].map(hashJson).join('.');
}

function hashJson(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}

/** Throws a redirect to the first incomplete step for a later one. */
export async function loadCheckoutView(
  shop: PrivateShop,
  step: CheckoutStep,
): Promise<CheckoutView> {
  const checkout = await openCheckout(shop);
  const { basket, token, draft, country, deliveryOptions, selected, totals, voucher } = checkout;
  if (!isStepOpen(step, draft))
    throw redirect(serverLinks.checkoutStep(findFirstIncompleteStep(draft)), 303);
  const pending = await shop.ports.orders.findPending({ ...scopeOf(shop), token });
  const formatted = formatDeliveryOptions(shop, deliveryOptions);
  const fieldLabels = await labelFields(shop, basket);
  const termsPages = step === 'review' ? await findTermsPages(shop) : [];
  return {
    ...{ step, country, totals, currency: shop.currency, csrf: issueFormToken(shop) },
    ...{ email: draft.email, address: draft.address, voucherCode: voucher?.code ?? null },
    stepHrefs: {
      address: serverLinks.checkoutStep('address'),
      delivery: serverLinks.checkoutStep('delivery'),
      review: serverLinks.checkoutStep('review'),
    },
    delivery:
      formatted.find(({ service }) => service === selected?.service) ?? formatted[0] ?? null,
    deliveryOptions: formatted,
    lines: basket.lines.map(({ sku, name, colour, colourLabel, size, quantity, ...line }) => ({
      ...{ sku, name, quantity, option: formatOption(colour, colourLabel, size) },
      ...{ productKey: line.productKey, brand: line.brand },
      personalisation: listPersonalisation(line.customFields, fieldLabels[sku]),
      returnRule: findLineRule(shop.fascia, line),
      subtotal: (line.price ?? 0) * quantity,
    })),
    confirmed: { key: randomUUID(), totals: hashConfirmed(checkout, termsPages) },
    termsPages: termsPages.map(({ path }) => path),
    guarantee: step === 'review' ? composeLegalGuarantee(shop, country) : null,
    failure: pending && findFailure(pending),
    isTest: shop.ports.payments.isTest,
  };
}

function formatDeliveryOptions(
  { fascia, locale }: PrivateShop,
  deliveryOptions: readonly OrderDeliveryOption[],
): readonly OrderDeliveryOptionView[] {
  const timeZone = findTimeZone(fascia);
  return deliveryOptions.map(({ until, ...option }) => ({
    ...option,
    until: until === null ? null : formatMoment(until, locale.tag, timeZone),
  }));
}

function findFailure({ sessions, events }: PendingOrder) {
  const lastSession = sessions.at(-1);
  return lastSession ? findSessionState(events, lastSession.reference).reason : null;
}
