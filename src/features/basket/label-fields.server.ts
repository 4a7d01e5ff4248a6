/** Localised names of the customisation fields of basket lines. */
import { scopeOf } from '#features/catalogue/catalogue.server.ts';
import { findCustomisation } from '#features/customisation/customisation.server.ts';
import type { CustomisationGroup } from '#features/customisation/customisation.ts';
import type { PrivateShop } from '#request/shop.ts';
import type { BasketLine } from './basket.ts';

/** Labels by sku, then by the `apiName` of the field; a field that no longer exists is missing. */
export type FieldLabels = Readonly<Record<string, Readonly<Record<string, string>>>>;

type LabelledLine = Pick<BasketLine, 'sku' | 'customFields'>;

export async function labelFields(
  shop: PrivateShop,
  basket: { readonly lines: readonly LabelledLine[] } | null,
): Promise<FieldLabels> {
  const lines = (basket?.lines ?? []).filter(
    ({ customFields }) => Object.keys(customFields).length > 0,
  );
  if (lines.length === 0) return {};
  const requirements = await shop.ports.catalogue.findPurchaseRequirements(
    scopeOf(shop),
    lines.map(({ sku }) => sku),
  );
  const names = new Set(
    requirements.flatMap(({ customisationGroupName }) => customisationGroupName ?? []),
  );
  const groups = new Map(
    await Promise.all(
      [...names].map(async (name) => [name, await findCustomisation(shop, name)] as const),
    ),
  );
  return Object.fromEntries(
    requirements.map(({ sku, customisationGroupName }) => [
      sku,
      listLabels(groups.get(customisationGroupName ?? '')),
    ]),
  );
}

function listLabels(group: CustomisationGroup | null | undefined): Record<string, string> {
  return Object.fromEntries(
    (group?.customisationFields ?? []).map(({ apiName, displayName }) => [apiName, displayName]),
  );
}
