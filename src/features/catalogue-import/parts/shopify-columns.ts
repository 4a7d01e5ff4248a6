/** The columns that Shopify itself writes; others are a shop's own and are told of once. */

const USUAL =
  /^(?:handle|title|body \(html\)|vendor|(?:standardi[sz]ed |custom )?product (?:category|type)|type|tags|published|option[123] (?:name|value|linked to)|variant .+|image (?:src|position|alt text)|gift card|seo (?:title|description)|google shopping \/ .+|cost per item|unit price .+|(?:included|price|compare at price) \/ .+|price|compare at price|status|collection)$/;

const MAX_NAMED = 20;

export function findStrangeColumns(columns: readonly string[]): readonly string[] {
  return columns.filter((name) => name !== '' && !USUAL.test(name)).slice(0, MAX_NAMED);
}
