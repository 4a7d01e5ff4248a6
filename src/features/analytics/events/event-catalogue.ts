/**
 * OPS-3: catalogue of analytics events, in the form of GA4's e-commerce events. The browser uses
 * its types only; the collector and tests validate with its schemas.
 */
import {
  array,
  boolean,
  check,
  type InferOutput,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  optional,
  picklist,
  pipe,
  safeParse,
  strictObject,
  string,
} from 'valibot';

const text = (length: number) => pipe(string(), minLength(1), maxLength(length));
/** Major units with at most two decimals. */
const amount = pipe(
  number(),
  minValue(0),
  maxValue(10_000_000),
  check(
    (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-4,
    'has fractions of a penny',
  ),
);
const count = pipe(number(), integer(), minValue(0), maxValue(1_000_000));
const currency = picklist(['GBP', 'EUR', 'AED', 'USD']);

const item = strictObject({
  /** Product key. */
  item_id: text(64),
  item_name: optional(text(300)),
  item_brand: optional(text(100)),
  item_category: optional(text(100)),
  /** Colour and size. */
  item_variant: optional(text(200)),
  /** Price of one item as displayed. */
  price: optional(amount),
  quantity: optional(pipe(number(), integer(), minValue(1), maxValue(999))),
  /** From 1. */
  index: optional(pipe(number(), integer(), minValue(1), maxValue(1_000_000))),
  item_list_id: optional(text(200)),
  item_list_name: optional(text(300)),
});
const items = pipe(array(item), minLength(1), maxLength(200));
const list = { item_list_id: text(200), item_list_name: text(300) };
const valued = { currency, value: amount, items };

export const EVENT_SCHEMAS = {
  page_view: strictObject({ page_type: text(60), page_path: text(500), language: text(20) }),
  view_item_list: strictObject({ ...list, items }),
  select_item: strictObject({ ...list, items }),
  view_item: strictObject(valued),
  add_to_cart: strictObject(valued),
  remove_from_cart: strictObject(valued),
  view_cart: strictObject(valued),
  add_to_wishlist: strictObject({ items }),
  remove_from_wishlist: strictObject({ items }),
  begin_checkout: strictObject({ ...valued, coupon: optional(text(60)) }),
  add_shipping_info: strictObject({
    ...valued,
    coupon: optional(text(60)),
    shipping_tier: text(60),
  }),
  purchase: strictObject({
    ...valued,
    transaction_id: text(60),
    /** Part of `value`, or added to it where prices are shown without tax. */
    tax: amount,
    shipping: amount,
    coupon: optional(text(60)),
    is_test: boolean(),
  }),
  search: strictObject({ search_term: text(200), results: count }),
  zoom_media: strictObject({
    device: picklist(['desktop', 'mobile']),
    item_id: optional(text(64)),
  }),
  menu_click: strictObject({ link_text: text(100), link_path: text(500) }),
  select_content: strictObject({
    content_type: picklist(['link', 'button']),
    content_id: text(100),
  }),
  /** Core Web Vitals of a document: milliseconds, of CLS the score. */
  web_vital: strictObject({
    metric: picklist(['LCP', 'INP', 'CLS', 'FCP', 'TTFB']),
    value: pipe(number(), minValue(0), maxValue(600_000)),
    page_type: text(60),
  }),
  /** An uncaught error: its message, without what a shopper may have entered, and its place. */
  browser_error: strictObject({
    message: text(200),
    source: pipe(string(), maxLength(200)),
    line: count,
  }),
  validation: strictObject({
    reason: picklist(['fullyOutOfStock', 'lowStock', 'refused']),
    item_id: text(64),
    amount: optional(count),
  }),
} as const;

type Schemas = typeof EVENT_SCHEMAS;
export type ShopEventName = keyof Schemas;
export type EventItem = InferOutput<typeof item>;

export type ShopEvent = {
  [Name in ShopEventName]: { readonly name: Name; readonly params: InferOutput<Schemas[Name]> };
}[ShopEventName];

function isEventName(name: unknown): name is ShopEventName {
  return typeof name === 'string' && Object.hasOwn(EVENT_SCHEMAS, name);
}

/** Fault of an event: the path of the field and the reason; null for a valid one. */
export function findEventFault(event: unknown): string | null {
  if (typeof event !== 'object' || event === null || !('name' in event) || !isEventName(event.name))
    return 'name: is not in the catalogue';
  const params = 'params' in event ? event.params : undefined;
  const parsed = safeParse(EVENT_SCHEMAS[event.name], params);
  if (parsed.success) return null;
  const [issue] = parsed.issues;
  const path = ['params', ...(issue.path ?? []).map(({ key }) => String(key))].join('.');
  return `${path}: ${issue.message}`;
}
