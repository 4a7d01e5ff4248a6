/** Parses the response of `GET /_api/social-proof`; invalid entries are left out. */
import { isProofCode, type ProofMessage } from '../social-proof.ts';

const MAX_MESSAGES = 20;
/** Limit of a message, in characters. */
const MAX_LENGTH = 300;

export function parseProof(entry: unknown, productKey: string): readonly ProofMessage[] {
  const { productIds, messages } = (entry ?? {}) as Record<string, unknown>;
  if (!Array.isArray(productIds) || !productIds.includes(productKey)) return [];
  if (!Array.isArray(messages)) return [];
  return messages.slice(0, MAX_MESSAGES).flatMap((item: unknown) => {
    const { code, message } = (item ?? {}) as Record<string, unknown>;
    const isValid = typeof message === 'string' && message !== '' && message.length <= MAX_LENGTH;
    return isValid && isProofCode(code) ? [{ code, message }] : [];
  });
}
