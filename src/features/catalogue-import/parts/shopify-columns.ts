/** The columns that are read; others are told of once, those that Shopify itself writes too. */

const READ =
  /^(?:handle|title|body \(html\)|vendor|product category|type|published|status|option[123] (?:name|value)|variant (?:sku|price|compare at price|image|inventory (?:tracker|qty|policy))|image (?:src|position|alt text)|google shopping \/ (?:gender|age group|google product category))$/;

const MAX_NAMED = 60;

export function findUnreadColumns(columns: readonly string[]): readonly string[] {
  return columns.filter((name) => name !== '' && !READ.test(name)).slice(0, MAX_NAMED);
}
