/** Affiliate id of the signed-in customer; null for guests, without one, and after a failure. */
import type { PrivateShop } from '#request/shop.ts';

export async function loadAffiliateId({ customer, ports, log }: PrivateShop) {
  if (!customer) return null;
  try {
    return await ports.accounts.findAffiliateId(customer.id);
  } catch (error) {
    log.warn({ error: String(error) }, 'The affiliate id could not be loaded.');
    return null;
  }
}
