/** Content schema of the USP banner. */
import {
  array,
  type InferOutput,
  integer,
  isoTimestamp,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
} from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import {
  brandFilterFields,
  colourField,
  hrefField,
  pictureField,
  requiredTextField,
  textField,
} from '../shared/content-fields.ts';
import { USP_ROTATION_MS, USP_TICKER_SECONDS, USP_TICKER_SPACING } from './usp.ts';

export const uspField = object({
  label: requiredTextField,
  label2: optional(textField, ''),
  href: optional(hrefField),
  ...brandFilterFields,
  target: optional(picklist(['_self', '_blank']), '_self'),
  picture: optional(pictureField),
  countdownTo: optional(pipe(string(), isoTimestamp())),
  colour: optional(colourField),
  background: optional(colourField),
  /** Label for signed-in customers; `{limit}` is their limit in the shop's currency (PROMO-2). */
  swapWithPayPlus: optional(
    object({ label: requiredTextField, limitCentAmount: pipe(number(), integer(), minValue(0)) }),
  ),
  dropdown: optional(object({ title: requiredTextField, copy: textField })),
});

export const content = defineBlockContent(
  'usp-banner',
  object({
    label: requiredTextField,
    mode: optional(picklist(['rotating', 'ticker', 'static']), 'rotating'),
    items: pipe(array(uspField), minLength(1), maxLength(12)),
    delayMs: optional(pipe(number(), minValue(1_000), maxValue(60_000)), USP_ROTATION_MS),
    tickerSeconds: optional(pipe(number(), minValue(5), maxValue(300)), USP_TICKER_SECONDS),
    spacing: optional(pipe(number(), minValue(0), maxValue(600)), USP_TICKER_SPACING),
  }),
);

export type UspBannerContent = InferOutput<typeof content.schema>;
export type UspItem = InferOutput<typeof uspField>;
