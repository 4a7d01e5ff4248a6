/** UCP's cart calls: create, read, replace and cancel, each once for an idempotency key. */
import { z } from 'zod';
import type { AgentCart } from '#features/agent-carts/agent-cart.ts';
import type { AgentCall } from '#features/agent-carts/agent-carts.port.ts';
import {
  cancelAgentCart,
  createAgentCart,
  createCartLink,
  createSignedCartId,
  findAgentCart,
  loadAgentCart,
  type OpenedCart,
  replaceAgentCart,
} from '#features/agent-carts/agent-carts.server.ts';
import { findLimitedNetwork } from '#features/basket/conditions/reserve-policy.server.ts';
import type { PrivateShop } from '#request/shop.ts';
import { UcpError } from '../ucp-error.ts';
import { parseCartRequest } from '../ucp-requests.server.ts';
import type { UcpAnswer, UcpInput, UcpSession } from '../ucp-session.ts';
import { toEmptyCartResult, toUcpCart, toUnknownCartResult } from './ucp-cart.server.ts';

/** Without the secrets of a cart, its id and its link, which are written when it is sent. */
const answerSchema = z.object({
  status: z.union([z.literal(200), z.literal(201)]),
  cart: z.object({ id: z.string(), locale: z.string(), isOpen: z.boolean() }).nullable(),
  body: z.record(z.string(), z.unknown()),
});
type StoredAnswer = z.infer<typeof answerSchema>;

export async function createCart({ body }: UcpInput, session: UcpSession): Promise<UcpAnswer> {
  const { items, context } = parseCartRequest(body);
  const shop = await session.openCartShop(context);
  const request = { operation: 'create', items, locale: shop.locale.tag };
  return await answerOnce(shop, session, request, async () => {
    const opened = await createAgentCart(shop, items);
    if (opened.cart === null)
      return { status: 200, cart: null, body: toEmptyCartResult(shop, opened.shortages) };
    return toAnswer(shop, opened, 201);
  });
}

export async function getCart({ id }: UcpInput, session: UcpSession): Promise<UcpAnswer> {
  const shop = await session.openCartShop(undefined);
  const response = await withCart(shop, id, async (cart) => {
    const localShop = await session.openCartShop(cart.locale);
    return toAnswer(localShop, await loadAgentCart(localShop, cart));
  });
  return await finish(response, session);
}

export async function updateCart({ id, body }: UcpInput, session: UcpSession): Promise<UcpAnswer> {
  const { items, context } = parseCartRequest(body);
  const shop = await session.openCartShop(undefined);
  const request = { operation: 'update', id, items, context };
  return await answerOnce(shop, session, request, () =>
    withCart(shop, id, async (cart) => {
      const hasHints = context?.language !== undefined || context?.currency !== undefined;
      const localShop = await session.openCartShop(hasHints ? context : cart.locale);
      return toAnswer(localShop, await replaceAgentCart(localShop, cart, items));
    }),
  );
}

export async function cancelCart({ id }: UcpInput, session: UcpSession): Promise<UcpAnswer> {
  const shop = await session.openCartShop(undefined);
  return await answerOnce(shop, session, { operation: 'cancel', id }, () =>
    withCart(shop, id, async (cart) => {
      const localShop = await session.openCartShop(cart.locale);
      return toAnswer(localShop, await cancelAgentCart(localShop, cart));
    }),
  );
}

async function withCart(
  shop: PrivateShop,
  id: string,
  respond: (cart: AgentCart) => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const cart = await findAgentCart(shop, id);
  return cart ? await respond(cart) : toAnswer(shop, null);
}

function toAnswer(
  shop: PrivateShop,
  opened: OpenedCart | null,
  status: 200 | 201 = 200,
): StoredAnswer {
  if (opened === null) return { status: 200, cart: null, body: toUnknownCartResult(shop) };
  const { id, locale, status: state } = opened.cart;
  return {
    status,
    cart: { id, locale, isOpen: state === 'open' },
    body: toUcpCart(shop, opened),
  };
}

/** @throws UcpError 409 for a key of another request, or of one that is not answered yet. */
async function answerOnce(
  shop: PrivateShop,
  session: UcpSession,
  request: object,
  run: () => Promise<StoredAnswer>,
): Promise<UcpAnswer> {
  const { agentCarts } = shop.ports;
  const key = parseKey(session.key);
  if (key === null) return await finish(await run(), session);
  const network = findLimitedNetwork(shop);
  const call: AgentCall = {
    ...{ fascia: shop.fascia.code, agent: session.agent, key, request, network },
  };
  const begun = await agentCarts.beginCall(call, shop.now);
  if (begun.kind === 'reused')
    throw new UcpError(
      409,
      'idempotency_conflict',
      'Idempotency-Key: it was sent with another request.',
    );
  if (begun.kind === 'running')
    throw new UcpError(
      409,
      'idempotency_in_progress',
      'Idempotency-Key: the first request is not answered yet; try again.',
      1,
    );
  if (begun.kind === 'answered') return await finish(answerSchema.parse(begun.answer), session);
  try {
    const response = await run();
    await agentCarts.saveAnswer(call, response, shop.now);
    return await finish(response, session);
  } catch (error) {
    await agentCarts.releaseCall(call);
    throw error;
  }
}

/** A UUID: a key that can be guessed would give the cart to another. @throws UcpError 400. */
function parseKey(key: string | null): string | null {
  if (key === null) return null;
  const parsed = z.uuid().safeParse(key);
  if (!parsed.success)
    throw new UcpError(400, 'invalid_request', 'Idempotency-Key: it has to be a UUID.');
  return parsed.data.toLowerCase();
}

/** Adds the id, and the link of an open cart, in the language of the cart. */
async function finish(
  { status, cart, body }: StoredAnswer,
  { openCartShop, origin }: UcpSession,
): Promise<UcpAnswer> {
  if (cart === null) return { status, body };
  const shop = await openCartShop(cart.locale);
  const link = `${origin}${shop.public.prefix}${createCartLink(shop, cart.id)}`;
  return {
    status,
    body: {
      ...body,
      id: createSignedCartId(shop, cart.id),
      ...(cart.isOpen && { continue_url: link }),
    },
  };
}
