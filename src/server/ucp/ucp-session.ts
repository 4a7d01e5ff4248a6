/** Input and answer of UCP's calls, and the session of the agent that makes one. */
import type { PrivateShop, Shop } from '#request/shop.ts';
import type { UcpContext } from './ucp-requests.server.ts';

export type UcpInput = {
  /** Id of the cart; empty for calls without one. */
  readonly id: string;
  /** The catalogue request or the cart. */
  readonly body: unknown;
};

export type UcpSession = {
  readonly origin: string;
  /** Value of `UCP-Agent`. */
  readonly agent: string;
  /** Idempotency key as it was sent; null without one. */
  readonly key: string | null;
  /** In the language that the hints choose. */
  readonly openShop: (context: UcpContext | undefined) => Shop;
  /** Without a customer, in the language of the hints or of a locale's tag. */
  readonly openCartShop: (choice: UcpContext | string | undefined) => Promise<PrivateShop>;
};

export type UcpAnswer = { readonly status: 200 | 201; readonly body: object };
