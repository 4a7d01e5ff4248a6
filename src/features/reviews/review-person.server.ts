/** Keyed hashes that stand for a person in reviews, votes and reports: no address is stored. */
import type { PrivateShop } from '#request/shop.ts';
import type { Reviewer, ReviewPerson } from './review-person.ts';

type Signer = Pick<PrivateShop, 'sign'>;

/** Identifies the writer of reviews. `email` is normalised. */
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

/** Identifies a reader who votes or reports: the customer, or the address of a guest. */
export function identifyReader({
  sign,
  customer,
  visitor,
}: Pick<PrivateShop, 'sign' | 'customer' | 'visitor'>): string {
  return customer ? identifyVoter({ sign }, customer.id) : sign(`voting guest ${visitor.caller}`);
}

function identifyVoter({ sign }: Signer, customerId: string): string {
  return sign(`voter ${customerId}`);
}

/** A customer as writer and reader. `email` is normalised. */
export function identifyPerson(signer: Signer, customerId: string, email: string): ReviewPerson {
  return {
    ...identifyReviewer(signer, customerId, email),
    voter: identifyVoter(signer, customerId),
  };
}
