/** Types of orders, and of the checkout draft from which an order is placed. */
import type { DeliveryService } from '#features/delivery/delivery.ts';
import type { LegalGuarantee } from '#features/legal-guarantee/legal-guarantee.ts';
import type { CurrencyCode } from '#i18n/money.ts';
import type { OrderDispatch } from './dispatches/order-dispatch.ts';
import type { Invoice, InvoiceDetails } from './invoices/invoice.ts';
import type { OrderStatus } from './order-status.ts';
import type { OrderReturn, ReturnRule } from './returns/order-return.ts';
import type { OrderTotals } from './totals/totals.ts';

export type DeliveryAddress = {
  readonly name: string;
  readonly line1: string;
  /** Empty without one. */
  readonly line2: string;
  readonly town: string;
  /** Empty in countries without postcodes. */
  readonly postcode: string;
  /** Key of the region, such as an emirate; empty in countries whose addresses have none. */
  readonly region: string;
  /** ISO 3166 code. */
  readonly country: string;
};

export type OrderDelivery = {
  readonly service: DeliveryService;
  /** Minor units. */
  readonly cost: number;
  /** Cost of the cheapest service that was offered; absent from orders of earlier versions. */
  readonly cheapestCost?: number;
  /** First and last day of arrival, such as `2026-12-02`; null where none was promised. */
  readonly from: string | null;
  readonly to: string | null;
};

/** Data entered in the checkout so far; each field is null until its step is complete. */
export type CheckoutDraft = {
  readonly email: string | null;
  readonly address: DeliveryAddress | null;
  readonly service: DeliveryService | null;
};

/** Names of a line as the shopper ordered it. */
export type OrderedItem = {
  readonly productKey: string;
  readonly slug: string;
  readonly name: string;
  readonly brand: string;
  readonly colour: string;
  readonly colourLabel: string;
  readonly size: string;
  readonly customFields: Readonly<Record<string, string>>;
  /** Labels of `customFields` by their names; absent from orders of earlier versions. */
  readonly fieldLabels?: Readonly<Record<string, string>>;
  /** Restriction of its return that was shown before the order; absent without one. */
  readonly returnRule?: ReturnRule;
  /** Reward points that one unit earns; absent without any. */
  readonly rewardPoints?: number;
};

export type OrderLine = {
  readonly sku: string;
  readonly quantity: number;
  /** Minor units of one item. */
  readonly unitPrice: number;
  readonly item: OrderedItem;
};

/** Version of an editors' page, such as the terms, that the shopper accepted with the order. */
export type AcceptedPage = {
  readonly path: string;
  /** Language of the text that the shopper read. */
  readonly locale: string;
  /** Day (UTC, `2026-11-23`) of the page's last change before the order; null where unknown. */
  readonly changedOn: string | null;
  /** SHA-256 of title, description and sections as JSON, in hexadecimal. */
  readonly hash: string;
};

export type SalesOrder = {
  readonly id: string;
  readonly number: string;
  /** Secret of the links to the order's page. */
  readonly token: string;
  readonly fascia: string;
  readonly locale: string;
  readonly currency: CurrencyCode;
  readonly status: OrderStatus;
  readonly email: string;
  readonly address: DeliveryAddress;
  readonly delivery: OrderDelivery;
  readonly voucherCode: string | null;
  /** True where the payment provider moved no money. */
  readonly isTest: boolean;
  readonly totals: OrderTotals;
  readonly lines: readonly OrderLine[];
  /** ISO 8601. */
  readonly placedAt: string;
  /** `request`: by the shopper, after the payment. null unless cancelled. */
  readonly cancelReason: CancelReason | null;
  /** Oldest first. */
  readonly returns: readonly OrderReturn[];
  readonly dispatches: readonly OrderDispatch[];
  /** ISO 8601; null until the delivery is reported. */
  readonly deliveredAt: string | null;
  /** Seller and tax rate at the time of the order; absent from orders of earlier versions. */
  readonly invoiceDetails?: InvoiceDetails | null;
  /** Absent or null for orders of earlier versions, and of shops without such pages. */
  readonly acceptedPages?: readonly AcceptedPage[] | null;
};

export type CancelReason = 'expired' | 'shopper' | 'replaced' | 'request';

/** Data of the page of an order. */
export type OrderPageView = Omit<
  SalesOrder,
  | ('id' | 'token' | 'fascia' | 'locale' | 'returns' | 'dispatches')
  | ('invoiceDetails' | 'acceptedPages')
> & {
  /** Formatted day of the order. */
  readonly day: string;
  /** Formatted last promised day of arrival; null where none was promised. */
  readonly arrival: string | null;
  readonly checkoutHref: string;
  /** Link to this page, with its token. */
  readonly href: string;
  readonly ordersHref: string;
  readonly csrf: string;
  readonly isCancellable: boolean;
  /** True if the payment provider could not be reached. */
  readonly isProviderDown: boolean;
  /** Invoice and credit notes of the order, as PDF. */
  readonly invoices: readonly (Pick<Invoice, 'kind' | 'number'> & { readonly href: string })[];
  /** Links to the review forms of its products; empty before the order has arrived. */
  readonly reviewLinks: readonly { readonly name: string; readonly href: string }[];
  /** Links to the forms that request a replenishment reminder, by product. */
  readonly reminderLinks: readonly { readonly name: string; readonly href: string }[];
  readonly isSignedIn: boolean;
  /** null for an order that was not bought. */
  readonly guarantee: LegalGuarantee | null;
  /** Names for a new account, which its form can correct. */
  readonly firstName: string;
  readonly lastName: string;
};

/**
 * Minutes after an order in which the shopper may cancel it. Later it may already be on its way,
 * even if no dispatch is reported yet.
 */
export const CANCEL_MINUTES = 60;

export function isCancellable(
  { status, placedAt }: Pick<SalesOrder, 'status' | 'placedAt'>,
  now: Date,
): boolean {
  return status === 'paid' && now.getTime() - Date.parse(placedAt) < CANCEL_MINUTES * 60_000;
}

/** Minutes in which an order must be paid. */
export const PAYMENT_MINUTES = 60;
/** Hours for which sessions of a cancelled order are checked at the provider. */
export const CANCELLED_HOURS = 72;
/** Days for which links open the page of an order. */
export const ORDER_LINK_DAYS = 90;
/** Hours after which the draft of an abandoned checkout is deleted. */
export const DRAFT_HOURS = 24;
/** Days after which an order that was never paid is deleted. */
export const UNPAID_DAYS = 30;

/**
 * Years for which the tax law of a country requires orders to be kept, counted from the end of the
 * calendar year of their last document; then they are deleted.
 */
const RETENTION_YEARS: Readonly<Record<string, number>> = { AE: 5, DE: 8, FR: 10, GB: 6 };
const DEFAULT_YEARS = 10;

export function listRetentions(): {
  readonly byCountry: readonly (readonly [country: string, years: number])[];
  readonly others: number;
} {
  return { byCountry: Object.entries(RETENTION_YEARS), others: DEFAULT_YEARS };
}
