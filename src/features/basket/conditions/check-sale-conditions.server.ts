/** Conditions of added items: memberships need an account, customised products their texts. */

import type { SaleConditions } from '#features/catalogue/catalogue.port.ts';
import { scopeOf } from '#features/catalogue/catalogue.server.ts';
import { findCustomisation } from '#features/customisation/customisation.server.ts';
import { reportPersonalisation } from '#features/customisation/customisation.ts';
import { createFieldProblem, isProblem, Problem } from '#kit/problem.ts';
import type { PrivateShop } from '#request/shop.ts';
import type { AddItem } from '../basket.ts';

/**
 * Returns the items with only those values that their customisation fields define.
 * @throws Problem 401 for a guest's membership; 409 for a membership that is already active; 400
 * for personalisation values that are missing, invalid or not expected.
 */
export async function checkSaleConditions(
  shop: PrivateShop,
  items: readonly AddItem[],
): Promise<readonly AddItem[]> {
  const checked = await checkEachItem(shop, items);
  return checked.map((item) => {
    if (isProblem(item)) throw item;
    return item;
  });
}

/** Each item as `checkSaleConditions` returns it, or its problem. Other errors are thrown. */
export async function checkEachItem(
  shop: PrivateShop,
  items: readonly AddItem[],
): Promise<readonly (AddItem | Problem)[]> {
  const skus = items.map(({ sku }) => sku);
  const conditions = new Map(
    (await shop.ports.catalogue.findSaleConditions(scopeOf(shop), skus)).map((condition) => [
      condition.sku,
      condition,
    ]),
  );
  return await Promise.all(
    items.map((item, index) =>
      checkItem(shop, item, conditions.get(item.sku), `items[${index}]`).catch((error: unknown) => {
        if (isProblem(error) && error.status < 500) return error;
        throw error;
      }),
    ),
  );
}

async function checkItem(
  shop: PrivateShop,
  item: AddItem,
  conditions: SaleConditions | undefined,
  field: string,
): Promise<AddItem> {
  if (conditions?.isPremier) checkMembership(shop, field);
  const group = await findCustomisation(shop, conditions?.customisationGroupName ?? undefined);
  const { customFields = {}, ...withoutCustomFields } = item;
  if (!group) {
    if (Object.keys(customFields).length === 0) return withoutCustomFields;
    throw createFieldProblem(`${field}.customFields`, 'nothing is made to measure here');
  }
  const { values, isValid } = reportPersonalisation(group, customFields);
  if (!isValid)
    throw new Problem(
      400,
      'buy.personalisationMissing',
      `${field}.customFields: something is missing or wrong.`,
      { field: `${field}.customFields` },
    );
  return Object.keys(values).length > 0
    ? { ...withoutCustomFields, customFields: values }
    : withoutCustomFields;
}

/**
 * A second membership in the basket is refused by the baskets provider, under the basket's lock.
 */
function checkMembership({ customer, now }: PrivateShop, field: string): void {
  if (!customer)
    throw new Problem(
      401,
      'account.signInFirst',
      `${field}: the membership is for who has an account.`,
      { field },
    );
  const { membershipUntil } = customer;
  if (membershipUntil !== null && new Date(membershipUntil) > now)
    throw new Problem(409, 'membership.active', `${field}: the membership is active already.`, {
      field,
    });
}
