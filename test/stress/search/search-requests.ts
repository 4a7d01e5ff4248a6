/** Picks hostile requests to the search endpoint: malformed or expensive ones. */
import { BROKEN } from './search-broken.ts';
import { COSTLY } from './search-costly.ts';
import type { HostileRequest, Pick } from './search-post.ts';

export function makeHostileRequest(pick: Pick, serial: number): HostileRequest {
  return pick([...BROKEN, ...COSTLY])(pick, serial);
}
