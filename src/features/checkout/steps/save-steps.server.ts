/** Saves the answers of the checkout's steps; every fault names its field. */
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

const answers = createRateLimiter({ attempts: 120, seconds: 600 });

/** @throws Problem 429 after too many answers of one caller. */
function countAnswer({ visitor: { ipHash }, now }: PrivateShop): void {
  const fault = { code: 'checkout.tooManyTries', message: 'too many answers' };
  countAttempt(answers, { caller: ipHash, now }, fault);
}

/** @throws Problem 400 with a fault for each wrong field. */
export async function saveAddress(shop: PrivateShop, fields: AccountFields): Promise<Response> {
  const { token, country, draft } = await openDraft(shop);
  countAnswer(shop);
  const read = (name: AddressField) => () => parseAddressField(fields, name, country);
  const answer = parseFormFields({
    email: () => parseEmail(fields, 'email'),
    ...{ name: read('name'), line1: read('line1'), line2: read('line2') },
    ...{ postcode: read('postcode'), town: read('town'), region: read('region') },
  });
  const { email, ...lines } = answer;
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
  const isRight =
    text !== '' &&
    text.length <= MAX_ADDRESS_LINE &&
    !(field === 'name' ? hasLink(text) : LINK_IN_ADDRESS.test(text)) &&
    (field !== 'postcode' || form.postcode?.test(text) !== false) &&
    (field !== 'region' || form.regions?.includes(text) !== false);
  if (isRight) return text;
  throw new Problem(400, `checkout.wrong.${field}`, `${field}: is missing or wrong`, { field });
}

/** @throws Problem 400 for a service that is not offered. */
export async function saveDelivery(shop: PrivateShop, fields: AccountFields): Promise<Response> {
  const { token, deliveryOptions, draft } = await openCheckout(shop);
  countAnswer(shop);
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
