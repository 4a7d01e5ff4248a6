/** Loads a customisation group. */
import { Problem } from '#kit/problem.ts';
import type { Shop } from '#request/shop.ts';
import type { CustomisationGroup } from './customisation.ts';

/** @throws Problem 404 for an unknown group. */
export async function loadCustomisation(shop: Shop, name: string): Promise<CustomisationGroup> {
  const group = await shop.ports.customisations.findGroup(shop.locale.tag, name);
  if (!group)
    throw new Problem(404, 'customisation.unknown', `group: there is no customisation ${name}.`, {
      field: 'group',
    });
  return group;
}

/**
 * null for a product that is not customised, and for one whose group is missing: it is sold without
 * personalisation.
 */
export async function findCustomisation(
  shop: Shop,
  name: string | undefined,
): Promise<CustomisationGroup | null> {
  if (name === undefined) return null;
  const group = await shop.ports.customisations.findGroup(shop.locale.tag, name);
  if (!group) shop.log.warn({ group: name }, 'A product names a customisation that does not exist');
  return group;
}
