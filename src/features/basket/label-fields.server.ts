/** Names of the fields that a basket's lines are made with, in the language of the page. */
import { scopeOf } from '#features/catalogue/catalogue.server.ts';
import { findCustomisation } from '#features/customisation/customisation.server.ts';
import type { CustomisationGroup } from '#features/customisation/customisation.ts';
import type { PrivateShop } from '#request/shop.ts';
import type { Basket } from './basket.ts';

/** By sku, then by the name under which the value is kept; a field that no longer exists has none. */
export type FieldLabels = Readonly<Record<string, Readonly<Record<string, string>>>>;

export async function labelFields(shop: PrivateShop, basket: Basket | null): Promise<FieldLabels> {
  const lines = (basket?.lines ?? []).filter(
    ({ customFields }) => Object.keys(customFields).length > 0,
  );
  if (lines.length === 0) return {};
  const terms = await shop.ports.catalogue.findTerms(
    scopeOf(shop),
    lines.map(({ sku }) => sku),
  );
  const names = new Set(
    terms.flatMap(({ customisationGroupName }) => customisationGroupName ?? []),
  );
  const groups = new Map(
    await Promise.all(
      [...names].map(async (name) => [name, await findCustomisation(shop, name)] as const),
    ),
  );
  return Object.fromEntries(
    terms.map(({ sku, customisationGroupName }) => [
      sku,
      readLabels(groups.get(customisationGroupName ?? '')),
    ]),
  );
}

function readLabels(group: CustomisationGroup | null | undefined): Record<string, string> {
  return Object.fromEntries(
    (group?.customisationFields ?? []).map(({ apiName, displayName }) => [apiName, displayName]),
  );
}
