/** Emails about what customers requested: one for each customer and fascia, with a token. */
import { randomBytes } from 'node:crypto';
import { hashToken } from './hash-token.ts';

export type DueRequest = {
  readonly id: string;
  readonly customerId: string;
  readonly fascia: string;
  readonly locale: string;
  readonly requestedAt: string;
};

/** Jobs of the emails, and the hash of its email's token for each request, in hexadecimal digits. */
export function createCustomerEmails(due: readonly DueRequest[]) {
  const groups = Map.groupBy(
    due.toSorted((a, b) => a.requestedAt.localeCompare(b.requestedAt)),
    ({ customerId, fascia }) => `${customerId} ${fascia}`,
  );
  const emails = [...groups.values()].flatMap(toEmail);
  return {
    jobs: emails.map(({ job }) => job),
    ids: emails.flatMap(({ ids }) => ids),
    hashes: emails.flatMap(({ ids, job }) => {
      const hash = Buffer.from(hashToken(job.token)).toString('hex');
      return ids.map(() => hash);
    }),
  };
}

/** Email of these requests, in the language of the last one. */
function toEmail(requests: readonly DueRequest[]) {
  const newest = requests.at(-1);
  if (!newest) return [];
  const { fascia, locale } = newest;
  const token = randomBytes(32).toString('base64url');
  return [{ ids: requests.map(({ id }) => id), job: { fascia, locale, token } }];
}
