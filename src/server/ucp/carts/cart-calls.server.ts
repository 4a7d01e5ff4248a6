/** UCP's cart operations: create, read, replace and cancel, with idempotency keys. */
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
import type { UcpInput, UcpOperationDeps, UcpResponse } from '../ucp-operation.ts';
import { parseCartRequest } from '../ucp-requests.server.ts';
import { toEmptyCartResult, toUcpCart, toUnknownCartResult } from './ucp-cart.server.ts';

/** Response without the secrets of the cart, its signed id and its link: `addIdAndLink` adds them. */
const storedResponseSchema = z.object({
  status: z.union([z.literal(200), z.literal(201)]),
  cart: z.object({ id: z.string(), locale: z.string(), isOpen: z.boolean() }).nullable(),
  body: z.record(z.string(), z.unknown()),
});
type StoredResponse = z.infer<typeof storedResponseSchema>;

export async function createCart({ body }: UcpInput, deps: UcpOperationDeps): Promise<UcpResponse> {
  const { items, context } = parseCartRequest(body);
  const shop = await deps.openCartShop(context);
  const request = { operation: 'create', items, locale: shop.locale.tag };
  return await respondOnce(shop, deps, request, async () => {
    const opened = await createAgentCart(shop, items);
    if (opened.cart === null)
      return { status: 200, cart: null, body: toEmptyCartResult(shop, opened.shortages) };
    return toStoredResponse(shop, opened, 201);
  });
}

export async function getCart({ id }: UcpInput, deps: UcpOperationDeps): Promise<UcpResponse> {
  const shop = await deps.openCartShop(undefined);
  const response = await withCart(shop, id, async (cart) => {
    const localShop = await deps.openCartShop(cart.locale);
    return toStoredResponse(localShop, await loadAgentCart(localShop, cart));
  });
  return await addIdAndLink(response, deps);
}

export async function updateCart(
  { id, body }: UcpInput,
  deps: UcpOperationDeps,
): Promise<UcpResponse> {
  const { items, context } = parseCartRequest(body);
  const shop = await deps.openCartShop(undefined);
  const request = { operation: 'update', id, items, context };
  return await respondOnce(shop, deps, request, () =>
    withCart(shop, id, async (cart) => {
      const hasHints = context?.language !== undefined || context?.currency !== undefined;
      const localShop = await deps.openCartShop(hasHints ? context : cart.locale);
      return toStoredResponse(localShop, await replaceAgentCart(localShop, cart, items));
    }),
  );
}

export async function cancelCart({ id }: UcpInput, deps: UcpOperationDeps): Promise<UcpResponse> {
  const shop = await deps.openCartShop(undefined);
  return await respondOnce(shop, deps, { operation: 'cancel', id }, () =>
    withCart(shop, id, async (cart) => {
      const localShop = await deps.openCartShop(cart.locale);
      return toStoredResponse(localShop, await cancelAgentCart(localShop, cart));
    }),
  );
}

async function withCart(
  shop: PrivateShop,
  id: string,
  respond: (cart: AgentCart) => Promise<StoredResponse>,
): Promise<StoredResponse> {
  const cart = await findAgentCart(shop, id);
  return cart ? await respond(cart) : toStoredResponse(shop, null);
}

function toStoredResponse(
  shop: PrivateShop,
  opened: OpenedCart | null,
  status: 200 | 201 = 200,
): StoredResponse {
  if (opened === null) return { status: 200, cart: null, body: toUnknownCartResult(shop) };
  const { id, locale, status: state } = opened.cart;
  return {
    status,
    cart: { id, locale, isOpen: state === 'open' },
    body: toUcpCart(shop, opened),
  };
}

/** @throws UcpError 409 for a key of another request, or of one that is still being processed. */
async function respondOnce(
  shop: PrivateShop,
  deps: UcpOperationDeps,
  request: object,
  run: () => Promise<StoredResponse>,
): Promise<UcpResponse> {
  const { agentCarts } = shop.ports;
  const key = parseIdempotencyKey(deps.idempotencyKey);
  if (key === null) return await addIdAndLink(await run(), deps);
  const network = findLimitedNetwork(shop);
  const call: AgentCall = {
    ...{ fascia: shop.fascia.code, agent: deps.agent, key, request, network },
  };
  const started = await agentCarts.beginCall(call, shop.now);
  if (started.kind === 'reused')
    throw new UcpError(
      409,
      'idempotency_conflict',
      'Idempotency-Key: was already used for another request.',
    );
  if (started.kind === 'running')
    throw new UcpError(
      409,
      'idempotency_in_progress',
      'Idempotency-Key: the first request is still being processed; try again.',
      1,
    );
  if (started.kind === 'completed')
    return await addIdAndLink(storedResponseSchema.parse(started.response), deps);
  try {
    const response = await run();
    await agentCarts.saveResponse(call, response, shop.now);
    return await addIdAndLink(response, deps);
  } catch (error) {
    await agentCarts.releaseCall(call);
    throw error;
  }
}

/** A UUID: a key that can be guessed would give the cart to another. @throws UcpError 400. */
function parseIdempotencyKey(key: string | null): string | null {
  if (key === null) return null;
  const parsed = z.uuid().safeParse(key);
  if (!parsed.success)
    throw new UcpError(400, 'invalid_request', 'Idempotency-Key: must be a UUID.');
  return parsed.data.toLowerCase();
}

/** Adds the id, and the link of an open cart, in the language of the cart. */
async function addIdAndLink(
  { status, cart, body }: StoredResponse,
  { openCartShop, origin }: UcpOperationDeps,
): Promise<UcpResponse> {
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
