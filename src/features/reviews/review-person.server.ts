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

/** Set by the first vote or report. Becomes `__Host-voter` when the connection is secure. */
export const VOTER_COOKIE = 'voter';
/** In seconds: 180 days from the last vote. */
const VOTER_COOKIE_AGE = 180 * 86_400;

/**
 * Identifies a reader who votes or reports: the customer, or the browser of a guest by its cookie,
 * which is set here. `network` differs from review to review, so that votes on several cannot be
 * linked to one network.
 */
export function identifyReader(
  shop: PrivateShop,
  reviewId: string,
): Pick<ReviewVote, 'voter' | 'guestVoter' | 'network'> {
  const guest = shop.sign(`voting guest ${readVoterCookie(shop)}`);
  const network = shop.sign(`voting network ${reviewId} ${shop.visitor.network}`);
  return shop.customer
    ? { voter: identifyVoter(shop, shop.customer.id), guestVoter: guest, network }
    : { voter: guest, guestVoter: null, network };
}

/** Id in the cookie, which this shop signed; a new one without such a cookie. */
function readVoterCookie(shop: PrivateShop): string {
  const [given = '', signature = ''] = shop.readCookie(VOTER_COOKIE)?.split('.') ?? [];
  const isOwn = given !== '' && isSameSecret(signature, signVoter(shop, given));
  const id = isOwn ? given : randomBytes(12).toString('base64url');
  shop.writeCookie(VOTER_COOKIE, `${id}.${signVoter(shop, id)}`, VOTER_COOKIE_AGE);
  return id;
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
