/** Keyed hashes of persons in reviews, votes and reports: no email or IP address is stored. */
import { randomBytes } from 'node:crypto';
import { isSameSecret } from '#kit/secrets.server.ts';
import type { PrivateShop } from '#request/shop.ts';
import type { Reviewer, ReviewPerson } from './review-person.ts';
import type { ReviewVote } from './reviews.port.ts';

type Signer = Pick<PrivateShop, 'sign'>;

/** Identifies the author of reviews. `email` is normalised. */
export function identifyReviewer(
  { sign }: Signer,
  customerId: string | null,
  email: string,
): Reviewer {
  return {
    author: customerId === null ? null : sign(`reviewer ${customerId}`),
    authorEmail: sign(`reviewing address ${email}`),
  };
}

/** Set by the first accepted vote or report. `__Host-voter` when the connection is secure. */
export const VOTER_COOKIE = 'voter';
/** In seconds: 180 days from the last vote or report. */
export const VOTER_COOKIE_AGE = 180 * 86_400;

type Reader = Pick<ReviewVote, 'voter' | 'guestVoter' | 'network'>;

/**
 * Votes or reports by `act` as the reader: the customer, or the browser of a guest by its cookie,
 * which is set once `act` has succeeded. `network` differs from review to review, so that votes
 * on several cannot be linked to one network.
 */
export async function actAsReader<Outcome>(
  shop: PrivateShop,
  reviewId: string,
  act: (reader: Reader) => Promise<Outcome>,
): Promise<Outcome> {
  const id = readVoterCookie(shop) ?? randomBytes(12).toString('base64url');
  const guest = shop.sign(`voting guest ${id}`);
  const network = shop.sign(`voting network ${reviewId} ${shop.visitor.network}`);
  const outcome = await act(
    shop.customer
      ? { voter: identifyVoter(shop, shop.customer.id), guestVoter: guest, network }
      : { voter: guest, guestVoter: null, network },
  );
  shop.writeCookie(VOTER_COOKIE, `${id}.${signVoter(shop, id)}`, VOTER_COOKIE_AGE);
  return outcome;
}

/** Id in the cookie, which this shop signed; null without such a cookie. */
function readVoterCookie(shop: PrivateShop): string | null {
  const [id = '', signature = ''] = shop.readCookie(VOTER_COOKIE)?.split('.') ?? [];
  return id !== '' && isSameSecret(signature, signVoter(shop, id)) ? id : null;
}

const signVoter = ({ sign }: Signer, id: string) => sign(`voter cookie ${id}`);

function identifyVoter({ sign }: Signer, customerId: string): string {
  return sign(`voter ${customerId}`);
}

/** A customer as author and as reader. `email` is normalised. */
export function identifyPerson(signer: Signer, customerId: string, email: string): ReviewPerson {
  return {
    ...identifyReviewer(signer, customerId, email),
    voter: identifyVoter(signer, customerId),
  };
}
