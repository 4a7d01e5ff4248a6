/** Hash of a network address: reservations are counted by network without storing addresses. */
import { createHash } from 'node:crypto';

export function hashNetwork(network: string | null): string | null {
  if (network === null) return null;
  return createHash('sha256').update(`reserve:${network}`).digest('base64url');
}
