/** Data of the pages of returns and withdrawals. */

import type { OrderReturn, ReturnReason, ReturnRule } from './order-return.ts';
import type { RefusedUnitsMessage } from './refused-units-message.ts';

export type ReturnLineView = {
  readonly position: number;
  readonly name: string;
  readonly details: readonly string[];
  /** Units that can still be returned. */
  readonly returnable: number;
  readonly rule: ReturnRule | null;
  readonly reasons: readonly ReturnReason[];
};

export type ReturnFormView = {
  readonly number: string;
  readonly csrf: string;
  readonly key: string;
  readonly href: string;
  readonly orderHref: string;
  readonly withdrawHref: string;
  /** Formatted last day; null where nothing can be returned any more. */
  readonly until: string | null;
  readonly lines: readonly ReturnLineView[];
};

export type NamedUnits = { readonly name: string; readonly quantity: number };

export type ReturnView = Pick<OrderReturn, 'number' | 'kind'> & {
  /** Formatted day of the request. */
  readonly day: string;
  readonly units: readonly NamedUnits[];
  /** null until it has arrived. */
  readonly reception: {
    readonly day: string;
    /** null where nothing is refunded. */
    readonly amount: string | null;
    readonly refused: readonly (NamedUnits & RefusedUnitsMessage)[];
  } | null;
};

export type DispatchView = {
  readonly day: string;
  readonly units: readonly NamedUnits[];
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
};

export type OrderReturnsView = {
  readonly dispatches: readonly DispatchView[];
  readonly returns: readonly ReturnView[];
  /** null where nothing can be returned, or the order can still be cancelled. */
  readonly returnForm: { readonly href: string; readonly until: string } | null;
  /** null after the withdrawal period. */
  readonly withdrawHref: string | null;
  /** Empty where the fascia states none. */
  readonly returnsAddress: readonly string[];
};

export type WithdrawalFields = {
  readonly name: string;
  readonly number: string;
  readonly email: string;
};

export type WithdrawView = WithdrawalFields & {
  /** Withdrawal that was just recorded, with its formatted time; null for an empty form. */
  readonly receipt:
    | (Pick<WithdrawalFields, 'number' | 'email'> & { readonly moment: string })
    | null;
  readonly csrf: string;
  readonly href: string;
  readonly returnsHref: string;
  readonly formHref: string;
};

/** Values of the first step, which the shopper has to confirm. */
export type WithdrawDraft = { readonly step: 'confirm'; readonly formValues: WithdrawalFields };
