/** The mails that the shop under test has kept, as its data folder holds them. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const FOLDER = join('test-results', 'shop', 'mail');

type Kept = { readonly to: string; readonly subject: string; readonly text: string; readonly html: string };

export async function listMails(): Promise<Kept[]> {
  const files = (await readdir(FOLDER).catch(() => [])).filter((name) => name.endsWith('.json')).toSorted();
  return (await Promise.all(files.map(readMail))).filter((mail) => mail !== null);
}

/** null for one that the shop, which keeps the latest, has thrown away meanwhile. */
async function readMail(name: string): Promise<Kept | null> {
  const text = await readFile(join(FOLDER, name), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as Kept);
}

/** The link in the newest mail to an address with such a subject; mails go out a moment after the answer. */
export async function waitForLink(to: string, subject: RegExp): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const mail = (await listMails()).findLast((one) => one.to === to && subject.test(one.subject));
      link = mail && /https?:\S+token=\S+/.exec(mail.text)?.[0];
      return link;
    })
    .toBeTruthy();
  return link ?? '';
}
