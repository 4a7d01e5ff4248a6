/** Loads a product's social proof; a failing service is logged, and nothing is shown. */
import { findMessages } from '#i18n/find-messages.ts';
import type { Text } from '#i18n/text.tsx';
import { createFieldProblem } from '#kit/problem.ts';
import type { Shop } from '#request/shop.ts';
import type { ProofClaim, ProofEntry } from './social-proof.ts';

const PRODUCT_KEY = /^[A-Za-z0-9-]{1,100}$/;

/** @throws Problem 400 with the field `productKey`. */
export function parseProofProduct(value: unknown): string {
  if (typeof value === 'string' && PRODUCT_KEY.test(value)) return value;
  throw createFieldProblem('productKey', '1 to 100 letters, digits and dashes');
}

export async function loadSocialProof(shop: Shop, productKey: string): Promise<ProofEntry> {
  const text = findMessages(shop.locale.tag);
  const entries = await listProof(shop, productKey);
  return {
    productIds: [productKey],
    messages: entries.map((item) =>
      'message' in item ? item : { code: item.code, message: formatClaim(text, item) },
    ),
  };
}

async function listProof({ ports, fascia, locale, now, log }: Shop, productKey: string) {
  try {
    const query = { fascia: fascia.code, locale: locale.tag, productKey, now };
    return await ports.socialProof.list(query);
  } catch (error) {
    log.warn({ error: String(error) }, 'Social proof could not be loaded.');
    return [];
  }
}

function formatClaim(text: Text, { kind, count, hours }: ProofClaim): string {
  return text(`socialProof.claim.${kind}`, { count, window: formatWindow(text, hours) });
}

/** Period in words: hours up to a day, else days. */
export function formatWindow(text: Text, hours: number): string {
  return hours > 24 && hours % 24 === 0
    ? text('socialProof.lastDays', { count: hours / 24 })
    : text('socialProof.lastHours', { count: hours });
}
