/** Converts an item of a Merchant feed to a row, or to the issue for which it is refused. */
import type { Money } from '#i18n/money.ts';
import type { RowIssue } from '../../report/import-issue.ts';
import {
  type Availability,
  excerpt,
  parseAvailability,
  parseInstant,
  parseMoney,
  parsePeriod,
  suggestMoneyFormat,
} from '../../values/feed-values.ts';
import { htmlToLine, htmlToText } from '../../values/plain-text.ts';
import { parseSafety } from '../../values/safety-columns.ts';
import { type FeedRow, NO_BRAND } from '../feed-row.ts';
import type { FeedFields } from './feed-items.ts';
import { parseRelated } from './related-columns.ts';

export type RowResult =
  | { readonly row: FeedRow; readonly warnings: readonly RowIssue[] }
  | RowIssue;

const MAX_ID_LENGTH = 100;
const MAX_TITLE_LENGTH = 200;
/** Google's limit: one main picture and ten additional ones. */
const MAX_PICTURES = 11;
const MAX_URL_LENGTH = 2_000;

export type FeedOptions = {
  /** Decides which sale prices are in effect. */
  readonly now: Date;
  /** Read `12,50 GBP` as twelve and a half. */
  readonly hasDecimalComma: boolean;
};

export function parseFeedRow(
  fields: FeedFields,
  location: { readonly index: number; readonly line: number },
  options: FeedOptions,
): RowResult {
  const get: Get = (name) => fields.get(name)?.[0] ?? '';
  const id = get('id');
  const group = get('item_group_id') || id;
  const title = htmlToLine(get('title'));
  const issue = checkRequired(get) ?? checkKeyLength(id, group) ?? checkTitle(title, get('title'));
  if (issue) return issue;
  const price = parsePrice(fields, options);
  if ('reason' in price) return price;
  const availability = parseFeedAvailability(get('availability'));
  if (typeof availability !== 'string') return availability;
  const { pictures, warnings: pictureWarnings } = parsePictures(fields);
  const safety = parseSafety(get);
  const brand = htmlToLine(get('brand')).slice(0, MAX_ID_LENGTH);
  const warnings = [
    ...price.warnings,
    ...warnOfLaterAvailability(availability, get('availability_date')),
    ...warnOfLongTitle(title),
    ...pictureWarnings,
    ...(brand === '' ? [NO_BRAND] : []),
    ...warnOfEncoding(fields),
    ...safety.warnings,
  ];
  const row: FeedRow = {
    ...location,
    id,
    group,
    title: title.slice(0, MAX_TITLE_LENGTH).trim(),
    description: htmlToText(get('description')),
    price: price.price,
    ...(price.wasCentAmount === undefined ? {} : { wasCentAmount: price.wasCentAmount }),
    availability,
    brand: brand || 'Unbranded',
    colour: htmlToLine(get('color') || get('colour')),
    size: htmlToLine(get('size')),
    gender: get('gender'),
    ageGroup: get('age_group'),
    materials: htmlToLine(get('material'))
      .split('/')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
    productType: htmlToLine(get('product_type')),
    googleCategory: htmlToLine(get('google_product_category')),
    pictures,
    ...parseRelated(get),
    ...(safety.safety && { safety: safety.safety }),
  };
  return { row, warnings };
}

/** First value of a field, or ''. */
type Get = (name: string) => string;

function checkRequired(get: Get): RowIssue | null {
  const missing = ['id', 'title', 'price', 'availability'].filter((name) => get(name) === '');
  const [field] = missing;
  if (field === undefined) return null;
  return { field, reason: `${missing.join(', ')} missing`, advice: 'fill it in' };
}

function checkKeyLength(id: string, group: string): RowIssue | null {
  if (id.length <= MAX_ID_LENGTH && group.length <= MAX_ID_LENGTH) return null;
  return {
    field: id.length > MAX_ID_LENGTH ? 'id' : 'item_group_id',
    value: id,
    reason: `id or item_group_id is longer than ${MAX_ID_LENGTH} characters`,
  };
}

function checkTitle(title: string, value: string): RowIssue | null {
  if (title !== '') return null;
  return { field: 'title', value, reason: 'title has no words', advice: 'write a title' };
}

function parseFeedAvailability(text: string): Availability | RowIssue {
  const availability = parseAvailability(text);
  if (availability) return availability;
  const value = excerpt(text);
  const advice = 'use in_stock, out_of_stock, backorder or preorder';
  return {
    field: 'availability',
    value,
    reason: `availability "${value}" is unknown: ${advice}`,
    advice,
  };
}

function warnOfLongTitle(title: string): readonly RowIssue[] {
  if (title.length <= MAX_TITLE_LENGTH) return [];
  const reason = `title cut at ${MAX_TITLE_LENGTH} characters`;
  return [{ field: 'title', value: excerpt(title), reason }];
}

function warnOfEncoding(fields: FeedFields): readonly RowIssue[] {
  const isReadable = (value: string): boolean => !value.includes('\uFFFD');
  if ([...fields.values()].every((values) => values.every(isReadable))) return [];
  return [
    {
      reason: 'has characters that could not be read: check the encoding of the file',
      advice: 'save the file as UTF-8',
    },
  ];
}

type RowPictures = {
  readonly pictures: readonly string[];
  readonly warnings: readonly RowIssue[];
};

function parsePictures(fields: FeedFields): RowPictures {
  const main = fields.get('image_link')?.[0] ?? '';
  const pictures = [main, ...(fields.get('additional_image_link') ?? [])].filter(
    (url) => url !== '',
  );
  const usable = pictures.filter((url) => url.length <= MAX_URL_LENGTH).slice(0, MAX_PICTURES);
  const warnings: RowIssue[] = [];
  if (main === '')
    warnings.push({ field: 'image_link', reason: 'image_link missing', advice: 'name a picture' });
  if (usable.length < pictures.length) {
    warnings.push({
      field: 'additional_image_link',
      reason: `only ${usable.length} of ${pictures.length} pictures imported`,
    });
  }
  return { pictures: [...new Set(usable)], warnings };
}

type RowPrice = {
  readonly price: Money;
  readonly wasCentAmount?: number;
  readonly warnings: readonly RowIssue[];
};

/**
 * Price, and sale price while its dates are in effect. A sale price that is invalid or not below
 * the price is ignored, with a warning.
 */
function parsePrice(
  fields: FeedFields,
  { now, hasDecimalComma }: FeedOptions,
): RowPrice | RowIssue {
  const field = 'price';
  const text = fields.get(field)?.[0] ?? '';
  const full = parseMoney(text, hasDecimalComma);
  if ('reason' in full)
    return {
      field,
      value: excerpt(text),
      reason: `price: ${full.reason}`,
      advice: suggestMoneyFormat(text, '12.50 GBP'),
    };
  if (full.value.centAmount === 0)
    return {
      field,
      value: excerpt(text),
      reason: 'price is 0: a price above 0 is required',
    };
  const price = full.value;
  const saleText = fields.get('sale_price')?.[0];
  if (saleText === undefined) return { price, warnings: [] };
  const withoutSale = (reason: string): RowPrice => {
    return {
      price,
      warnings: [
        {
          field: 'sale_price',
          value: excerpt(saleText),
          reason: `sale_price ignored: ${reason}`,
        },
      ],
    };
  };
  const sale = parseMoney(saleText, hasDecimalComma);
  if ('reason' in sale) return withoutSale(sale.reason);
  if (sale.value.currencyCode !== price.currencyCode)
    return withoutSale('it is in another currency than price');
  if (sale.value.centAmount === 0 || sale.value.centAmount >= price.centAmount)
    return withoutSale('it is not below price');
  const dates = fields.get('sale_price_effective_date')?.[0];
  if (dates === undefined)
    return { price: sale.value, wasCentAmount: price.centAmount, warnings: [] };
  const period = parsePeriod(dates);
  if (!period) return withoutSale(`its dates "${excerpt(dates)}" cannot be read`);
  if (now > period.until)
    return withoutSale(`it ended on ${period.until.toISOString().slice(0, 10)}`);
  if (now < period.from)
    return withoutSale(`it starts on ${period.from.toISOString().slice(0, 10)}: import again then`);
  return { price: sale.value, wasCentAmount: price.centAmount, warnings: [] };
}

function warnOfLaterAvailability(availability: Availability, date: string): RowIssue[] {
  if (availability !== 'backorder' && availability !== 'preorder') return [];
  const instant = parseInstant(date);
  const from = instant ? ` from ${instant.toISOString().slice(0, 10)}` : '';
  const reason = `${availability}${from}: the shop sells only what is in stock, so it is shown as out of stock`;
  return [
    {
      field: 'availability',
      value: availability,
      reason,
      advice: 'import again when it is in stock',
    },
  ];
}
