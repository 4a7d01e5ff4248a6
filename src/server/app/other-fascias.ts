/** Lists the other fascias that the pages of a fascia link to. */
import type { Fascia } from '#kit/define-fascia.ts';
import type { Site } from './shop.server.ts';

type FasciaAddress = Pick<Fascia, 'code' | 'name' | 'origin' | 'hosts'>;

/** The configured origin, else the fascia's first host on this machine's port. */
export function originOf({ origin, hosts }: FasciaAddress, port: number): string {
  return origin ?? `http://${hosts[0]}:${port}`;
}

/**
 * A fascia with a public URL links only to others that have one: the URLs of the rest are those of
 * this machine.
 */
export function listOtherFascias(
  fascias: readonly FasciaAddress[],
  fascia: FasciaAddress,
  port: number,
): Site['otherFascias'] {
  return fascias
    .filter((other) => other !== fascia && (fascia.origin === undefined || other.origin))
    .map((other) => ({ code: other.code, name: other.name, origin: originOf(other, port) }));
}
