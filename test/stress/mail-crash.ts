/**
 * Stress test: repeated kill -9 of the server between a request and its email loses no email. A
 * kill between the mail server's acceptance and the deletion of the job sends that email again,
 * under the same Message-ID: SMTP knows no transaction that both could be part of.
 */
import { CookieClient } from './cookie-client.ts';
import { type FaultySmtp, startFaultySmtp } from './faults/faulty-smtp.ts';
import { openServers } from './server/open-servers.ts';
import { manyNetworks } from './server/server-addresses.ts';
import { assertThat, type Size } from './stress-test.ts';

const killCounts: Record<Size, number> = { small: 2, full: 20 };
const EMAILS_PER_RUN = 5;
/** Longest time in ms from the last response to the kill: workers look for jobs each second. */
const MAX_WAIT_MS = 1_500;
/** Covers a job that was running when its server was killed, which others take over. */
const TIMEOUT_MS = 60_000;

async function signUp(
  base: string,
  csrf: string,
  browser: CookieClient,
  person: number,
): Promise<string> {
  const email = `person-${person}@example.com`;
  const response = await browser.fetch(`${base}/sign-up`, {
    method: 'POST',
    body: new URLSearchParams({ csrf, username: email, firstName: 'Ada', lastName: 'Byron' }),
    headers: { accept: 'text/html', 'x-forwarded-for': `10.${person >> 8}.${person & 255}.1` },
  });
  assertThat(response.status === 200, `a sign-up responds with 200, not ${response.status}`);
  return email;
}

const countEmailsTo = ({ taken }: FaultySmtp, email: string) =>
  taken.filter((mail) => mail.includes(`\nTo: ${email}\n`)).length;

/** Waits for every email. Returns the number of those that came more than once. */
async function expectAllDelivered(smtp: FaultySmtp, emails: readonly string[]): Promise<number> {
  const missing = () => emails.filter((email) => countEmailsTo(smtp, email) === 0);
  for (const end = performance.now() + TIMEOUT_MS; missing().length > 0; ) {
    assertThat(performance.now() < end, `every email arrives, but ${missing().length} do not`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const ids = smtp.taken.map((mail) => /^Message-ID: (.+)$/m.exec(mail)?.[1]);
  assertThat(
    new Set(ids).size === emails.length,
    'an email that is sent again keeps its Message-ID',
  );
  return emails.filter((email) => countEmailsTo(smtp, email) > 1).length;
}

/** `serverUrl` is the PostgreSQL server, for three servers; null for the embedded database. */
export async function runMailCrash(serverUrl: string | null, size: Size): Promise<string> {
  const smtp = await startFaultySmtp();
  const settings = { ...manyNetworks, SMTP_URL: smtp.url, MAIL_FROM: 'shop@example.com' };
  const open = await openServers(serverUrl, async () => {}, { settings });
  const emails: string[] = [];
  try {
    let [{ base }] = open.servers;
    for (let kill = 0; kill < killCounts[size]; kill += 1) {
      const browser = new CookieClient();
      const csrf = await browser.fetchToken(base);
      for (let n = 0; n < EMAILS_PER_RUN; n += 1)
        emails.push(await signUp(base, csrf, browser, emails.length));
      // Every other kill follows the response at once, when no email can have been sent.
      const wait = kill % 2 === 0 ? 0 : Math.random() * MAX_WAIT_MS;
      await new Promise((resolve) => setTimeout(resolve, wait));
      ({ base } = await open.restart());
    }
    const sentTwice = await expectAllDelivered(smtp, emails);
    assertThat(
      sentTwice <= killCounts[size] * EMAILS_PER_RUN,
      `only a kill sends an email twice, not ${sentTwice}`,
    );
    await open.stop();
    return `${killCounts[size]} kills, ${emails.length} emails requested, none lost, ${sentTwice} sent again`;
  } finally {
    await open.drop();
    await smtp.close();
  }
}
