/**
 * Carts that shopping agents fill, and the link by which a person takes one over. A cart is a
 * basket without reservations, whose token is derived from the cart's id. A cart
 * contains no personal data.
 */
import { randomUUID } from 'node:crypto';
import type { ReplaceResult, RequestedItem } from '#features/basket/basket.port.ts';
import { loadBasket, mergeBaskets } from '#features/basket/basket.server.ts';
import type { Basket } from '#features/basket/basket.ts';
import { writeBasketCookie } from '#features/basket/basket-cookie.ts';
import {
  findLimitedNetwork,
  reservePolicy,
  reservesOnAdd,
} from '#features/basket/conditions/reserve-policy.server.ts';
import { scopeOf } from '#features/catalogue/catalogue.server.ts';
import { isProblem, Problem } from '#kit/problem.ts';
import { isSameSecret } from '#kit/secrets.server.ts';
import { serverLinks } from '#links';
import type { PrivateShop } from '#request/shop.ts';
import { AGENT_CART_HOURS, type AgentCart, EMPTY_CART_HOURS } from './agent-cart.ts';
import { replaceItems } from './fill-agent-cart.server.ts';

export type OpenedCart = ReplaceResult & { readonly cart: AgentCart };

const HOUR_MS = 3_600_000;
/** Shorter extensions are not stored, so that few requests for a link write to the database. */
const MIN_EXTENSION_MS = 600_000;

/**
 * Creates a cart with the items that are sold; null if items were requested and none is sold.
 * @throws Problem 503 `basket.busy` when the cart was evicted before it was filled.
 */
export async function createAgentCart(
  shop: PrivateShop,
  items: readonly RequestedItem[],
): Promise<OpenedCart | { readonly cart: null; readonly shortages: ReplaceResult['shortages'] }> {
  const { fascia, locale, now, ports } = shop;
  const id = randomUUID();
  const cart: AgentCart = {
    id,
    locale: locale.tag,
    status: 'open',
    expiresAt: findExpiry(now, items),
  };
  const scope = scopeOfCart(shop, cart);
  const network = findLimitedNetwork(shop);
  // The basket comes first, so that a cart that is evicted at once is deleted with it.
  await ports.baskets.create(scope);
  const owner = { fascia: fascia.code, basketToken: scope.token, network };
  await ports.agentCarts.create({ ...cart, ...owner }, now);
  const filled = await replaceItems(shop, scope, items).catch(async (error: unknown) => {
    await markCancelled(shop, id);
    throw error;
  });
  if (filled === null)
    throw new Problem(503, 'basket.busy', 'The cart was evicted, as too many carts exist', {
      retryAfter: 1,
    });
  if (items.length === 0 || filled.basket.lines.length > 0) return { cart, ...filled };
  await markCancelled(shop, id);
  return { cart: null, shortages: filled.shortages };
}

/** Null for a forged id, and a cart that is cancelled, expired or taken over. */
export async function findAgentCart(shop: PrivateShop, cartId: string): Promise<AgentCart | null> {
  const [id = '', signature = ''] = cartId.split('.');
  if (!isSameSecret(signature, signCart(shop, id))) return null;
  const cart = await shop.ports.agentCarts.find(shop.fascia.code, id, shop.now);
  return cart?.status === 'open' ? cart : null;
}

/** Current lines and prices; null if the cart no longer exists. */
export async function loadAgentCart(
  shop: PrivateShop,
  cart: AgentCart,
): Promise<OpenedCart | null> {
  const basket = await shop.ports.baskets.find(scopeOfCart(shop, cart));
  return basket && { cart, basket, shortages: [] };
}

/**
 * Replaces all items, and keeps the cart for longer. Null when it was taken over, cancelled or
 * deleted meanwhile.
 */
export async function replaceAgentCart(
  shop: PrivateShop,
  cart: AgentCart,
  items: readonly RequestedItem[],
): Promise<OpenedCart | null> {
  const filled = await replaceItems(shop, scopeOfCart(shop, cart), items);
  if (filled === null) return null;
  const expiresAt = findExpiry(shop.now, filled.basket.lines);
  const change = { locale: shop.locale.tag, expiresAt };
  const isOpen = await shop.ports.agentCarts.update(shop.fascia.code, cart.id, change);
  return isOpen ? { cart: { ...cart, ...change }, ...filled } : null;
}

/** Returns the cart as it was; null when it was taken over, cancelled or deleted meanwhile. */
export async function cancelAgentCart(
  shop: PrivateShop,
  cart: AgentCart,
): Promise<OpenedCart | null> {
  const opened = await loadAgentCart(shop, cart);
  if (!(await markCancelled(shop, cart.id))) return null;
  await shop.ports.baskets.replace(scopeOfCart(shop, cart), []);
  return opened && { ...opened, cart: { ...cart, status: 'cancelled' } };
}

/** Cancels an open cart at once; false for any other cart. */
function markCancelled({ ports, fascia, now }: PrivateShop, id: string): Promise<boolean> {
  return ports.agentCarts.update(fascia.code, id, { status: 'cancelled', expiresAt: now });
}

/** Id for the agent. It is a secret: its holder can read and change the cart. */
export function createSignedCartId(shop: PrivateShop, id: string): string {
  return `${id}.${signCart(shop, id)}`;
}

/** Path of the page on which a person takes the cart over, without locale prefix. */
export function createCartLink(shop: PrivateShop, id: string): string {
  return serverLinks.agentCart({ cart: id, signature: signLink(shop, id) });
}

export type CartOfLink = {
  /** Null for a forged link, and after the cart has expired. */
  readonly cart: AgentCart | null;
  /** Lines of an open cart. */
  readonly basket: Basket | null;
};

/**
 * The cart of a link: of this fascia only, and only while it is open. A cart with items is kept for
 * longer, so that the person who looks at it can take it over.
 */
export async function loadCartOfLink(
  shop: PrivateShop,
  { cart: id, signature }: { readonly cart: string; readonly signature: string },
): Promise<CartOfLink> {
  const isGenuine = isSameSecret(signature, signLink(shop, id));
  const cart = isGenuine ? await shop.ports.agentCarts.find(shop.fascia.code, id, shop.now) : null;
  if (cart?.status !== 'open') return { cart, basket: null };
  const basket = await shop.ports.baskets.find(scopeOfCart(shop, cart));
  await extendCart(shop, cart, findExpiry(shop.now, basket?.lines ?? []));
  return { cart, basket };
}

/** Extends the cart's lifetime; ignores a failure, so that the cart is displayed. */
async function extendCart(shop: PrivateShop, cart: AgentCart, expiresAt: Date): Promise<void> {
  if (expiresAt.getTime() - cart.expiresAt.getTime() < MIN_EXTENSION_MS) return;
  await shop.ports.agentCarts
    .update(shop.fascia.code, cart.id, { expiresAt })
    .catch(() => undefined);
}

/**
 * Moves the lines into the shopper's own basket, as a sign-in merges a guest's: quantities add up
 * within the stock, and the shopper's own lines are never reduced. From then on the agent can
 * neither read nor change them.
 * @param version version of the basket that the shopper was shown.
 * @returns false when the agent has changed the cart since; nothing is moved then.
 */
export async function transferCart(
  shop: PrivateShop,
  cart: AgentCart,
  version: number,
): Promise<boolean> {
  const token = shop.basketToken ?? shop.newBasketToken();
  // A basket of the browser that is yet to be merged after a sign-in comes first.
  await loadBasket(shop);
  const shown = { guestToken: deriveToken(shop, cart.id), guestVersion: version };
  if (!(await mergeUnchanged(shop, { token, ...shown }))) return false;
  writeBasketCookie(shop, token);
  await shop.ports.agentCarts.update(shop.fascia.code, cart.id, { status: 'transferred' });
  if (reservesOnAdd(shop.fascia)) await reserveUnits(shop, token);
  return true;
}

/** False for another version of the guest's basket. */
async function mergeUnchanged(...request: Parameters<typeof mergeBaskets>): Promise<boolean> {
  try {
    await mergeBaskets(...request);
    return true;
  } catch (error) {
    if (isProblem(error) && error.code === 'basket.stale') return false;
    throw error;
  }
}

/** A basket that cannot be reserved in full is filled nevertheless; its page shows the shortage. */
async function reserveUnits(shop: PrivateShop, token: string): Promise<void> {
  try {
    await shop.ports.baskets.reserve({ ...scopeOf(shop), token }, reservePolicy(shop, 'add'));
  } catch (error) {
    if (!isProblem(error)) throw error;
  }
}

function scopeOfCart(shop: PrivateShop, { id }: AgentCart) {
  return { ...scopeOf(shop), token: deriveToken(shop, id) };
}

function findExpiry(now: Date, items: readonly unknown[]): Date {
  const hours = items.length > 0 ? AGENT_CART_HOURS : EMPTY_CART_HOURS;
  return new Date(now.getTime() + hours * HOUR_MS);
}

function deriveToken({ sign, fascia }: PrivateShop, id: string): string {
  return sign(`basket:agent:${fascia.code}:${id}`);
}

function signCart({ sign, fascia }: PrivateShop, id: string): string {
  return sign(`agent-cart:${fascia.code}:${id}`);
}

function signLink({ sign, fascia }: PrivateShop, id: string): string {
  return sign(`agent-cart-link:${fascia.code}:${id}`);
}
