/** Reads the emails that the servers under test have stored in their data folders. */

import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { z } from 'zod';

/** All servers of this run; each journey uses addresses of its own. */
const EMAIL_FILES = 'test-results/*/mail/*.json';

const emailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});
type CapturedEmail = z.infer<typeof emailSchema>;

export async function listEmails(): Promise<CapturedEmail[]> {
  const files = globSync(EMAIL_FILES).toSorted();
  return (await Promise.all(files.map(readEmail))).filter((email) => email !== null);
}

/** null if the server, which stores the latest emails only, has deleted it meanwhile. */
async function readEmail(file: string): Promise<CapturedEmail | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : emailSchema.parse(JSON.parse(text));
}

/** Resolves to the link in the latest email to an address with a matching subject. */
export function waitForLink(to: string, subject: RegExp): Promise<string> {
  return pollLink(to, (emails) => emails.findLast((email) => subject.test(email.subject)));
}

/** Resolves to the link in the nth email to an address, counted from 1. */
export function waitForLinkAt(to: string, index: number): Promise<string> {
  return pollLink(to, (emails) => emails[index - 1]);
}

/** Polls, because emails are sent after the response. */
async function pollLink(
  to: string,
  pick: (emails: readonly CapturedEmail[]) => CapturedEmail | undefined,
): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const email = pick((await listEmails()).filter((candidate) => candidate.to === to));
      link = email && /https?:\S+token=\S+/.exec(email.text)?.[0];
      return link;
    })
    .toBeTruthy();
  return link ?? '';
}
