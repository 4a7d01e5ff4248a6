/** Input, dependencies and response of a UCP operation. */
import type { PrivateShop, Shop } from '#request/shop.ts';
import type { UcpContext } from './ucp-requests.server.ts';

export type UcpInput = {
  /** Id of the cart; empty for operations without a cart. */
  readonly id: string;
  /** Unvalidated body of the request: a catalogue query or a cart. */
  readonly body: unknown;
};

export type UcpOperationDeps = {
  /** Origin of the fascia, for absolute URLs. */
  readonly origin: string;
  /** Value of the `UCP-Agent` header. */
  readonly agent: string;
  /** As received, not validated; null if the request has none. */
  readonly idempotencyKey: string | null;
  /** The language is chosen by `context.language`, else by `Accept-Language`. */
  readonly openShop: (context: UcpContext | undefined) => Shop;
  /**
   * Shop for a guest. A string is the tag of the locale to use; otherwise the language is chosen as
   * by `openShop`.
   */
  readonly openCartShop: (
    contextOrLocaleTag: UcpContext | string | undefined,
  ) => Promise<PrivateShop>;
};

export type UcpResponse = { readonly status: 200 | 201; readonly body: object };
