/** SQL that reads reviews for their authors. */

import type { Connection } from '#database/connection.ts';
import { isoTime } from '#database/iso-time.ts';
import { hashToken } from '#database/keys/hash-token.ts';
import { SUBMITTED_REVIEW_COLUMNS } from '#database/reviews/submitted-review-columns.ts';
import { defineStatement } from '#database/statement.ts';
import type {
  PersonalReviewData,
  ReviewReport,
} from '#features/review-writing/review-writing.port.ts';
import { CONFIRMATION_DAYS, type OwnReview } from '#features/review-writing/submitted-review.ts';
import type { Reviewer, ReviewPerson } from '#features/reviews/review-person.ts';

const OWN = `select ${SUBMITTED_REVIEW_COLUMNS}
  from review r join product p on p.id = r.product_id`;

/** $1 author, $2 hash of the email address. */
const OF_PERSON = `(r.author = $1 or (r.author is null and r.author_email = $2)) and r.status <> 'unconfirmed'`;

const findOne = defineStatement<OwnReview>(
  'reviewWriting.find',
  `${OWN} where ${OF_PERSON} and p.product_key = $3
   order by r.author is not null desc, r.submitted_at desc limit 1`,
);

/** Reviews on the page of a person's own. */
const MAX_LISTED = 200;

/** `$3` number, null for all. */
const listAll = defineStatement<OwnReview>(
  'reviewWriting.list',
  `${OWN} where ${OF_PERSON} order by r.submitted_at desc, r.id limit $3::int`,
);

const byToken = defineStatement<OwnReview>(
  'reviewWriting.byToken',
  `${OWN} where r.token_hash = $1 and (r.status <> 'unconfirmed'
     or r.submitted_at > now() - interval '${CONFIRMATION_DAYS} days')`,
);

const listVotes = defineStatement<PersonalReviewData['votes'][number]>(
  'reviewWriting.votes',
  `select review_id as "reviewId", is_helpful as "isHelpful",
     ${isoTime('created_at')} as at
   from review_vote where voter = $1 order by created_at, review_id`,
);

const listReports = defineStatement<
  Pick<ReviewReport, 'reviewId' | 'reason'> & { readonly at: string }
>(
  'reviewWriting.reports',
  `select review_id as "reviewId", reason, ${isoTime('created_at')} as at
   from review_report where reporter = $1 order by created_at, review_id`,
);

export async function findOwn(
  connection: Connection,
  productKey: string,
  { author, authorEmail }: Reviewer,
): Promise<OwnReview | null> {
  const [found] = await connection.rows(findOne, [author, authorEmail, productKey]);
  return found ?? null;
}

export function listOwn(connection: Connection, { author, authorEmail }: Reviewer) {
  return connection.rows(listAll, [author, authorEmail, MAX_LISTED]);
}

export async function findByToken(
  connection: Connection,
  token: string,
): Promise<OwnReview | null> {
  const [found] = await connection.rows(byToken, [hashToken(token)]);
  return found ?? null;
}

export async function exportData(
  connection: Connection,
  person: ReviewPerson,
): Promise<PersonalReviewData> {
  const { author, authorEmail, voter } = person;
  return {
    reviews: await connection.rows(listAll, [author, authorEmail, null]),
    votes: await connection.rows(listVotes, [voter]),
    reports: await connection.rows(listReports, [voter]),
  };
}
