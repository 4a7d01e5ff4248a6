/** Saves what the shopper enters in the steps of the checkout; every fault names its field. */
import { redirect } from 'react-router';
import {
  type AccountFields,
  hasLink,
  parseEmail,
  parseFormFields,
} from '#features/accounts/forms/account-request.server.ts';
import { scopeOf } from '#features/catalogue/catalogue.server.ts';
import {
  type AddressField,
  findAddressForm,
  MAX_ADDRESS_LINE,
  normalisePostcode,
} from '#features/orders/address/address-fields.ts';
import type { CheckoutDraft, DeliveryAddress } from '#features/orders/order.ts';
import { countAttempt, createRateLimiter } from '#kit/limits/rate-limiter.server.ts';
import { Problem } from '#kit/problem.ts';
import { cleanLine } from '#kit/text/invisible-characters.ts';
import { serverLinks } from '#links';
import type { PrivateShop } from '#request/shop.ts';
import { openCheckout, openDraft } from './load-checkout.server.ts';

const saveAttempts = createRateLimiter({ attempts: 120, seconds: 600 });

/** @throws Problem 429 after too many attempts of one caller. */
function countSaveAttempt({ visitor: { ipHash }, now }: PrivateShop): void {
  const problem = { code: 'checkout.tooManyTries', message: 'too many attempts' };
  countAttempt(saveAttempts, { caller: ipHash, now }, problem);
}

/** @throws Problem 400 with a fault for each invalid field. */
export async function saveAddress(shop: PrivateShop, fields: AccountFields): Promise<Response> {
  const { token, country, draft } = await openDraft(shop);
  countSaveAttempt(shop);
  const parse = (name: AddressField) => () => parseAddressField(fields, name, country);
  const values = parseFormFields({
    email: () => parseEmail(fields, 'email'),
    ...{ name: parse('name'), line1: parse('line1'), line2: parse('line2') },
    ...{ postcode: parse('postcode'), town: parse('town'), region: parse('region') },
  });
  const { email, ...lines } = values;
  const address: DeliveryAddress = { ...lines, country };
  return await save(shop, token, { ...draft, email, address }, 'delivery');
}

/** Links in an address, which is sent to an unconfirmed email address. */
const LINK_IN_ADDRESS = /:\/\/|\bwww\.|@/iu;

function parseAddressField(fields: AccountFields, field: AddressField, country: string): string {
  const form = findAddressForm(country);
  if (!form.fields.includes(field)) return '';
  const value = fields[field];
  const typed = typeof value === 'string' ? cleanLine(value) : '';
  const text = field === 'postcode' ? normalisePostcode(country, typed) : typed;
  if (text === '' && field === 'line2') return '';
  const isValid =
    text !== '' &&
    text.length <= MAX_ADDRESS_LINE &&
    !(field === 'name' ? hasLink(text) : LINK_IN_ADDRESS.test(text)) &&
    (field !== 'postcode' || form.postcode?.test(text) !== false) &&
    (field !== 'region' || form.regions?.includes(text) !== false);
  if (isValid) return text;
  throw new Problem(400, `checkout.wrong.${field}`, `${field}: is missing or invalid`, { field });
}

/** @throws Problem 400 for a service that is not offered. */
export async function saveDelivery(shop: PrivateShop, fields: AccountFields): Promise<Response> {
  const { token, deliveryOptions, draft } = await openCheckout(shop);
  countSaveAttempt(shop);
  const option = deliveryOptions.find(({ service }) => service === fields.service);
  if (!option)
    throw new Problem(400, 'checkout.wrong.service', 'service: is not offered', {
      field: 'service',
    });
  return await save(shop, token, { ...draft, service: option.service }, 'review');
}

async function save(
  shop: PrivateShop,
  token: string,
  draft: CheckoutDraft,
  next: 'delivery' | 'review',
): Promise<Response> {
  await shop.ports.orders.saveDraft({ ...scopeOf(shop), token }, draft);
  return redirect(serverLinks.checkoutStep(next), 303);
}
