/** A person in reviews, votes and reports, as keyed hashes: no email or IP address is stored. */

/** Author of reviews. */
export type Reviewer = {
  /** Hash of the customer's id; null for a guest. */
  readonly author: string | null;
  /** Hash of the normalised email address. */
  readonly authorEmail: string;
};

/** Author and reader. */
export type ReviewPerson = Reviewer & {
  /** Identifies the person in votes and reports. */
  readonly voter: string;
};
