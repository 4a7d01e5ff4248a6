/**
 * Requirements of added items: memberships need an account, customised products need their texts.
 */

import type { PurchaseRequirements } from '#features/catalogue/catalogue.port.ts';
import { scopeOf } from '#features/catalogue/catalogue.server.ts';
import { findCustomisation } from '#features/customisation/customisation.server.ts';
import { validatePersonalisationFields } from '#features/customisation/customisation.ts';
import { createFieldProblem, isProblem, Problem } from '#kit/problem.ts';
import type { PrivateShop } from '#request/shop.ts';
import type { AddItem } from '../basket.ts';

/**
 * Returns the items with only those values that their customisation fields define; other values of
 * a customised product are dropped.
 * @throws Problem 401 for a guest's membership; 409 for a membership that is already active; 400
 * for personalisation values that are missing or invalid, or of a product without personalisation.
 */
export async function checkPurchaseRequirements(
  shop: PrivateShop,
  items: readonly AddItem[],
): Promise<readonly AddItem[]> {
  const results = await checkItems(shop, items);
  return results.map((result) => {
    if (isProblem(result)) throw result;
    return result;
  });
}

/** Each item as `checkPurchaseRequirements` returns it, or its problem. Other errors are thrown. */
export async function checkItems(
  shop: PrivateShop,
  items: readonly AddItem[],
): Promise<readonly (AddItem | Problem)[]> {
  const skus = items.map(({ sku }) => sku);
  const requirements = new Map(
    (await shop.ports.catalogue.findPurchaseRequirements(scopeOf(shop), skus)).map(
      (requirement) => [requirement.sku, requirement],
    ),
  );
  return await Promise.all(
    items.map((item, index) =>
      checkItem(shop, item, requirements.get(item.sku), `items[${index}]`).catch(
        (error: unknown) => {
          if (isProblem(error) && error.status < 500) return error;
          throw error;
        },
      ),
    ),
  );
}

async function checkItem(
  shop: PrivateShop,
  item: AddItem,
  requirements: PurchaseRequirements | undefined,
  field: string,
): Promise<AddItem> {
  if (requirements?.isPremier) checkMembership(shop, field);
  const group = await findCustomisation(shop, requirements?.customisationGroupName ?? undefined);
  const { customFields = {}, ...withoutCustomFields } = item;
  if (!group) {
    if (Object.keys(customFields).length === 0) return withoutCustomFields;
    throw createFieldProblem(`${field}.customFields`, 'this product cannot be personalised');
  }
  const { values, isValid } = validatePersonalisationFields(group, customFields);
  if (!isValid)
    throw new Problem(
      400,
      'buy.personalisationMissing',
      `${field}.customFields: a value is missing or invalid.`,
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
      `${field}: a membership needs an account, sign in first.`,
      { field },
    );
  const { membershipUntil } = customer;
  if (membershipUntil !== null && new Date(membershipUntil) > now)
    throw new Problem(409, 'membership.active', `${field}: the membership is already active.`, {
      field,
    });
}
