/** Keyed hashes of persons in reviews, votes and reports: no email or IP address is stored. */
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

/**
 * Identifies a reader who votes or reports: the customer, or the IP address of a guest. Guests at
 * one IP address are one reader, whatever their user agent, which is easily forged.
 */
export function identifyReader(
  shop: Pick<PrivateShop, 'sign' | 'customer' | 'visitor'>,
): Pick<ReviewVote, 'voter' | 'guestVoter' | 'browser'> {
  const guest = shop.sign(`voting guest ${shop.visitor.ipHash}`);
  const browser = shop.sign(`voting browser ${shop.visitor.ipHash} ${shop.visitor.userAgent}`);
  return shop.customer
    ? { voter: identifyVoter(shop, shop.customer.id), guestVoter: guest, browser }
    : { voter: guest, guestVoter: null, browser };
}

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
