/** Actions of customers on their own account, whose id comes from the session only. */
import { loadAllBaskets } from '#features/basket/basket.server.ts';
import type { BasketLine } from '#features/basket/basket.ts';
import { scopeOf } from '#features/catalogue/catalogue.server.ts';
import { identifyPerson } from '#features/reviews/review-person.server.ts';
import { isProblem, Problem } from '#kit/problem.ts';
import { findTimeZone } from '#kit/shop-day.ts';
import type { Customer, PrivateShop } from '#request/shop.ts';
import { normaliseEmail, SESSION_DAYS } from './accounts.ts';
import { formatDeviceName } from './device-name.ts';
import {
  type AccountFields,
  clientContextOf,
  parseEmail,
  parseFormFields,
  parseName,
  parseNewPassword,
  parsePassword,
  parseTextField,
} from './forms/account-request.server.ts';
import { SESSION_COOKIE } from './session-cookie.ts';

export async function loadDevices(shop: PrivateShop, customer: Customer) {
  const devices = await shop.ports.accounts.listDevices(customer.id);
  return devices.map(({ id, device, lastSeenAt }) => ({
    id,
    name: formatDeviceName(device),
    lastSeen: formatDay(shop, lastSeenAt),
    isCurrent: id === shop.sessionId,
  }));
}

/**
 * Formats a day on the server, so that server and browser render the same; with no-break spaces.
 */
export function formatDay(shop: PrivateShop, moment: string): string {
  return new Intl.DateTimeFormat(shop.locale.tag, {
    dateStyle: 'long',
    timeZone: findTimeZone(shop.fascia),
  })
    .format(new Date(moment))
    .replaceAll(' ', '\u00a0');
}

export async function changeName(
  shop: PrivateShop,
  { id }: Customer,
  fields: AccountFields,
): Promise<void> {
  const name = parseFormFields({
    firstName: () => parseName(fields, 'firstName'),
    lastName: () => parseName(fields, 'lastName'),
  });
  await shop.ports.accounts.changeName(id, name);
}

export async function changePassword(
  shop: PrivateShop,
  { id, email, firstName, lastName }: Customer,
  fields: AccountFields,
): Promise<void> {
  const request = parseFormFields({
    password: () => parsePassword(fields),
    newPassword: () => parseNewPassword(shop, fields, [email, firstName, lastName]),
  });
  const { session } = await withPasswordFieldError(
    shop.ports.accounts.changePassword(clientContextOf(shop), id, request),
  );
  shop.writeCookie(SESSION_COOKIE, session.token, SESSION_DAYS * 86_400);
}

export async function changeEmail(
  shop: PrivateShop,
  { id }: Customer,
  fields: AccountFields,
): Promise<void> {
  const request = parseFormFields({
    email: () => parseEmail(fields, 'newEmail'),
    password: () => parsePassword(fields),
  });
  await withPasswordFieldError(
    shop.ports.accounts.requestEmailChange(clientContextOf(shop), id, request),
  );
}

export async function endSession(
  shop: PrivateShop,
  { id }: Customer,
  fields: AccountFields,
): Promise<void> {
  const limit = { max: 40, tooLong: 'account.failed' };
  await shop.ports.accounts.endSession(id, parseTextField(fields, 'sessionId', limit));
}

export async function signOut(shop: PrivateShop): Promise<void> {
  await shop.ports.accounts.signOut(clientContextOf(shop));
  if (shop.basketToken !== null)
    await shop.ports.orders.saveDraft(
      { ...scopeOf(shop), token: shop.basketToken },
      { email: null, address: null, service: null },
    );
  shop.writeCookie(SESSION_COOKIE, '', 0);
}

export async function signOutEverywhere(shop: PrivateShop, { id }: Customer): Promise<void> {
  await shop.ports.accounts.endAllSessions(clientContextOf(shop), id);
  shop.writeCookie(SESSION_COOKIE, '', 0);
}

/**
 * Changes the error of a wrong password into one of the password field. The address of a signed-in
 * customer is known, so nothing is revealed.
 */
async function withPasswordFieldError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isProblem(error) || error.code !== 'account.wrongPassword') throw error;
    throw new Problem(
      error.status,
      'account.wrongOwnPassword',
      'This is not the password of the account',
      error.details,
    );
  }
}

/**
 * The customer's basket of this fascia stays until it expires, without data that identifies them.
 */
export async function deleteOwnAccount(
  shop: PrivateShop,
  { id, email }: Customer,
  fields: AccountFields,
): Promise<void> {
  const person = identifyPerson(shop, id, normaliseEmail(email));
  await withPasswordFieldError(
    shop.ports.accounts.deleteAccount(clientContextOf(shop), id, parsePassword(fields), person),
  );
  shop.writeCookie(SESSION_COOKIE, '', 0);
}

/** All data stored about the customer except the password hash. */
export async function exportAccount(
  shop: PrivateShop,
  customer: Customer,
): Promise<Record<string, unknown>> {
  const { accounts, wishlists, reviewWriting, questions, ...otherPorts } = shop.ports;
  const { stockAlerts, priceAlerts, replenishment, orders, rewards } = otherPorts;
  const person = identifyPerson(shop, customer.id, normaliseEmail(customer.email));
  const [sessions, auditLog, wishlist, baskets, ...rest] = await Promise.all([
    accounts.listDevices(customer.id),
    accounts.listAuditLog(customer.id),
    wishlists.list(customer.id),
    loadAllBaskets(shop, customer.id),
    reviewWriting.exportData(person),
    questions.exportQuestions(person),
    stockAlerts.exportAlerts(customer.id),
    priceAlerts.exportAlerts(customer.id),
    replenishment.exportReminders(customer.id),
    orders.listOrders(customer),
    rewards.listEntries(customer.id, { limit: null, before: null }),
    accounts.findAffiliateId(customer.id),
  ]);
  const [ownReviews, ownQuestions, alerts, priceAlertList, reminders, orderList, ...rewardData] =
    rest;
  const [rewardEntries, affiliateId] = rewardData;
  const { membershipUntil: premierUntil, ...identity } = customer;
  return {
    // Name in the exported file.
    customer: { ...identity, premierUntil, affiliateId },
    sessions,
    history: auditLog,
    ...ownReviews,
    ...ownQuestions,
    orders: orderList.map(({ id: _, token: __, ...order }) => order),
    rewards: rewardEntries.map(({ id: _, ...entry }) => entry),
    stockAlerts: alerts.map(({ item, ...alert }) => ({ ...item, ...alert })),
    priceAlerts: priceAlertList.map(({ item, ...alert }) => ({ ...item, ...alert })),
    reminders: reminders.map(({ item, ...reminder }) => ({ ...item, ...reminder })),
    wishlist: wishlist.map(({ since, ...item }) => ({
      ...item,
      addedAt: new Date(Number(since) / 1000).toISOString(),
    })),
    baskets: baskets.map(({ shop: code, basket }) => ({
      shop: code,
      currency: basket.currency,
      lines: basket.lines.map(toExport),
    })),
  };
}

/** Basket line without stock figures, which are not the customer's data. */
function toExport({
  sku,
  productKey,
  name,
  brand,
  colour,
  size,
  quantity,
  price,
  addedPrice,
  customFields,
  reservedUntil,
}: BasketLine) {
  return {
    sku,
    productKey,
    name,
    brand,
    colour,
    size,
    quantity,
    price,
    addedPrice,
    customFields,
    reservedUntil,
  };
}
