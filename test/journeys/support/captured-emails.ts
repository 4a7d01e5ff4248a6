/** Reads the emails that the servers under test have stored in their data folders. */

import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { z } from 'zod';

/** All servers of this run; each journey uses addresses of its own. */
const MAILS = 'test-results/*/mail/*.json';

const emailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});
type CapturedEmail = z.infer<typeof emailSchema>;

export async function listMails(): Promise<CapturedEmail[]> {
  const files = globSync(MAILS).toSorted();
  return (await Promise.all(files.map(readMail))).filter((mail) => mail !== null);
}

/** null for an email that the server, which keeps the latest only, has deleted meanwhile. */
async function readMail(file: string): Promise<CapturedEmail | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : emailSchema.parse(JSON.parse(text));
}

/** Resolves to the link in the latest email to an address with a matching subject. */
export function waitForLink(to: string, subject: RegExp): Promise<string> {
  return linkIn(to, (mails) => mails.findLast((mail) => subject.test(mail.subject)));
}

/** Resolves to the link in the nth email to an address, counted from 1. */
export function waitForLinkAt(to: string, index: number): Promise<string> {
  return linkIn(to, (mails) => mails[index - 1]);
}

/** Polls, because emails are sent after the response. */
async function linkIn(
  to: string,
  pick: (mails: readonly CapturedEmail[]) => CapturedEmail | undefined,
): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const mail = pick((await listMails()).filter((candidate) => candidate.to === to));
      link = mail && /https?:\S+token=\S+/.exec(mail.text)?.[0];
      return link;
    })
    .toBeTruthy();
  return link ?? '';
}
