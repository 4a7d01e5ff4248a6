/** Columns that are read, by table format; all others are reported once. */
import type { RowEntry } from '../row-entry.ts';

export const SHOPIFY_COLUMNS =
  /^(?:handle|title|body \(html\)|vendor|product category|type|published|status|option[123] (?:name|value)|variant (?:sku|price|compare at price|image|inventory (?:tracker|qty|policy))|image (?:src|position|alt text)|google shopping \/ (?:gender|age group|google product category))$/;

export const MAGENTO_COLUMNS =
  /^(?:sku|store_view_code|product_type|categories|name|description|short_description|product_online|visibility|price|special_price(?:_from_date|_to_date)?|url_key|base_image|additional_images|additional_attributes|qty|is_in_stock|manage_stock|configurable_variations|brand|manufacturer)$/;

/** Names as `readMerchantTable` writes them. */
export const MERCHANT_COLUMNS =
  /^(?:id|item_group_id|title|description|(?:sale_)?price|sale_price_effective_date|availability(?:_date)?|(?:additional_)?image_link|brand|colou?r|size|gender|age_group|material|product_type|google_product_category)$/;

const MAX_NAMED = 60;

/** null when every column is known. */
export function reportUnread(
  columns: readonly string[],
  line: number,
  read: RegExp,
): RowEntry | null {
  const strange = columns.filter((name) => name !== '' && !read.test(name)).slice(0, MAX_NAMED);
  if (strange.length === 0) return null;
  const value = strange.join(', ');
  return {
    ...{ kind: 'fault', line, value, reason: `columns that are not read: ${value}` },
    advice: 'nothing, unless shoppers should see them',
  };
}
