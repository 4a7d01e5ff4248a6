/** The mails that the shop under test has kept, as its data folder holds them. */
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';

/** Of every shop of this run; addresses are of one journey each. */
const MAILS = 'test-results/*/mail/*.json';

type Kept = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

export async function listMails(): Promise<Kept[]> {
  const files = globSync(MAILS).toSorted();
  return (await Promise.all(files.map(readMail))).filter((mail) => mail !== null);
}

/** null for one that the shop, which keeps the latest, has thrown away meanwhile. */
async function readMail(file: string): Promise<Kept | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as Kept);
}

/** The link in the newest mail to an address with such a subject. */
export function waitForLink(to: string, subject: RegExp): Promise<string> {
  return linkIn(to, (mails) => mails.findLast((mail) => subject.test(mail.subject)));
}

/** The link of the mail that came to an address as the given one, counted from 1. */
export function waitForLinkAt(to: string, place: number): Promise<string> {
  return linkIn(to, (mails) => mails[place - 1]);
}

/** Mails go out a moment after the answer. */
async function linkIn(
  to: string,
  pick: (mails: readonly Kept[]) => Kept | undefined,
): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const mail = pick((await listMails()).filter((one) => one.to === to));
      link = mail && /https?:\S+token=\S+/.exec(mail.text)?.[0];
      return link;
    })
    .toBeTruthy();
  return link ?? '';
}
