/** Requests to the search endpoint that nobody should send: broken ones, and well-formed ones that ask for as much as they can. */
import { BROKEN } from './search-broken.ts';
import { COSTLY } from './search-costly.ts';
import type { HostileRequest, Pick } from './search-post.ts';

export function makeHostileRequest(pick: Pick, serial: number): HostileRequest {
  return pick([...BROKEN, ...COSTLY])(pick, serial);
}
