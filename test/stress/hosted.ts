/**
 * Stress test: with hosted services failing, pages respond in time without them, and recover later.
 */
import type { Database } from '#database/database.ts';
import type { BlockContent } from '#features/content/content.ts';
import { createMemoryJobs } from '#features/jobs/memory-jobs.fixtures.ts';
import { blockSchemaId } from '#kit/define-block-content.ts';
import { createAccounts } from '#providers/accounts/embedded/accounts.provider.ts';
import { createContentEditing } from '#providers/content-editing/embedded/content-editing.provider.ts';
import { listKeys } from '#test/expect-defined.ts';
import { register } from './account-links.ts';
import { CookieClient } from './cookie-client.ts';
import { type FaultyHttp, httpFaults, startFaultyHttp } from './faults/faulty-http.ts';
import { type FaultySmtp, smtpFaults, startFaultySmtp } from './faults/faulty-smtp.ts';
import { runOnServers, type ServerStressTest, type Settings } from './server/open-servers.ts';
import { assertThat, type Size } from './stress-test.ts';

const roundCounts: Record<Size, number> = { small: 1, full: 20 };
/** Milliseconds for a page, including rendering: the limit on waiting for required data. */
const MAX_PAGE_MS = 2_000;
/** Milliseconds after which a response counts as missing. */
const TIMEOUT_MS = 30_000;

const block = (name: string, content: object): BlockContent => ({
  _meta: { schema: blockSchemaId(name) },
  ...content,
});
const sections = [
  block('text', { title: 'The section before' }),
  block('socials-carousel', { title: 'Our posts' }),
  block('socials-gallery', { title: 'Our pictures' }),
  block('text', { title: 'The section after' }),
].map((section) => ({ paragraphs: [], ...section }));

const post = {
  ...{ flocklerId: '1', channel: 'instagram', sourceUrl: 'https://social.example/1', tags: [] },
  images: [{ url: 'https://social.example/1.jpg', altText: 'A green coat' }],
};
const hostilePosts = [
  { ...post, sourceUrl: 'javascript:alert(1)' },
  { ...post, images: [{ url: 'data:text/html,x', altText: '"><script>alert(1)</script>' }] },
  ...[
    null,
    7,
    'text',
    [],
    {},
    { ...post, channel: 'constructor' },
    { ...post, flocklerId: { toString: 1 } },
  ],
];

async function prepareData(database: Database): Promise<void> {
  const editing = createContentEditing(database);
  const scope = { fascia: 'aldermoor', locale: 'en-GB' };
  for (const path of ['pages/posts', 'pages/more-posts']) {
    const version = await editing.saveDraft(scope, {
      path,
      title: 'Posts',
      description: '',
      sections,
    });
    await editing.publish({ ...scope, path }, version, { from: new Date(0) });
  }
  const accounts = createAccounts(database, createMemoryJobs());
  for (const fault of mailFaults) await register(accounts, buildEmail(fault));
}

const mailFaults = [...listKeys(smtpFaults), 'gone', 'well'] as const;
const buildEmail = (fault: string) => `${fault.replaceAll(' ', '-')}@example.com`;

async function measure(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const readPage = async (base: string, name: string) => {
  const page = await fetch(`${base}/pages/${name}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const mayShow =
    page.headers.get('content-security-policy')?.includes('https://social.example') ?? false;
  return { status: page.status, text: await page.text(), mayShow };
};

async function expectServedWithout(base: string, name: string, fault: string): Promise<void> {
  const { status, text } = await readPage(base, name);
  assertThat(
    status === 200,
    `the page is served while the service fails (${fault}), not ${status}`,
  );
  assertThat(
    text.includes('The section before') && text.includes('The section after'),
    `${fault}: every other section is shown`,
  );
  assertThat(
    text.includes('There are no posts to show at the moment.'),
    `${fault}: the section has its empty message`,
  );
  assertThat(
    !text.includes('javascript:') && !text.includes('alert(1)'),
    `${fault}: nothing hostile is rendered`,
  );
}

/** Requests pages with social posts for each fault of their service; returns the slowest in ms. */
async function readPosts(base: string, social: FaultyHttp, count: number): Promise<number> {
  let slowest = 0;
  const faults = [...listKeys(httpFaults), 'gone'] as const;
  for (let round = 0; round < count; round += 1) {
    for (const fault of faults) {
      await social.be(fault);
      slowest = Math.max(slowest, await measure(() => expectServedWithout(base, 'posts', fault)));
    }
  }
  await social.be({ body: JSON.stringify({ posts: hostilePosts }) });
  await expectServedWithout(base, 'more-posts', 'hostile');
  await social.be({ body: JSON.stringify({ posts: [...hostilePosts, post] }) });
  const { text, mayShow } = await readPage(base, 'posts');
  assertThat(
    text.includes('A green coat') && mayShow,
    'the posts are there with the first page afterwards, and may be shown',
  );
  await social.be('gone');
  assertThat(
    (await readPage(base, 'posts')).text.includes('A green coat'),
    'a page that was whole is kept while the service is gone',
  );
  return slowest;
}

/** Requests emails for each fault of the mail server; returns the slowest response in ms. */
async function requestEmails(base: string, smtp: FaultySmtp): Promise<number> {
  let slowest = 0;
  const browser = new CookieClient();
  for (const fault of mailFaults) {
    await smtp.be(fault);
    const csrf = await browser.fetchToken(base);
    const body = new URLSearchParams({ csrf, username: buildEmail(fault) });
    slowest = Math.max(
      slowest,
      await measure(async () => {
        const init = {
          method: 'POST',
          body,
          headers: { accept: 'text/html' },
          signal: AbortSignal.timeout(TIMEOUT_MS),
        };
        const response = await browser.fetch(`${base}/reset-password`, init);
        assertThat(
          response.status === 200 && (await response.text()).includes('Check your inbox'),
          `${fault}: the response is the usual one`,
        );
      }),
    );
    assertThat((await fetch(`${base}/readyz`)).status === 200, `${fault}: the shop stays ready`);
  }
  for (
    const end = performance.now() + TIMEOUT_MS;
    !smtp.taken.some((mail) => mail.includes(`To: ${buildEmail('well')}`));
  ) {
    assertThat(performance.now() < end, 'an email is sent once the mail server accepts it');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return slowest;
}

export type HostedServices = {
  readonly settings: Settings;
  readonly stressTest: ServerStressTest;
  readonly close: () => Promise<void>;
};

/** Starts the services first, since the server's configuration contains their URLs. */
export async function openHosted(): Promise<HostedServices> {
  const [social, smtp] = [await startFaultyHttp(), await startFaultySmtp()];
  const settings = {
    PROVIDERS: JSON.stringify({
      social: {
        name: 'flockler',
        config: { url: social.url, pictureOrigins: ['https://social.example'] },
      },
    }),
    ...{ FLOCKLER_API_KEY: 'a key', SMTP_URL: smtp.url, MAIL_FROM: 'shop@example.com' },
  };
  const run: ServerStressTest['run'] = async ([{ base }], size) => {
    const pageMs = Math.round(await readPosts(base, social, roundCounts[size]));
    const emailMs = Math.round(await requestEmails(base, smtp));
    // Tests share the machine, so that times are checked only at the full size.
    assertThat(
      size === 'small' || Math.max(pageMs, emailMs) <= MAX_PAGE_MS,
      `responses within ${MAX_PAGE_MS} ms, not ${pageMs} and ${emailMs}`,
    );
    const faults = Object.keys(httpFaults).length + 1;
    return `posts ${faults} faults x ${roundCounts[size]}: page served in at most ${pageMs} ms; emails ${mailFaults.length - 1} faults: responses in at most ${emailMs} ms`;
  };
  return {
    settings,
    stressTest: { prepareData, run },
    close: async () => void (await Promise.all([social.close(), smtp.close()])),
  };
}

export async function runHosted(size: Size): Promise<string> {
  const { settings, stressTest, close } = await openHosted();
  return await runOnServers(null, stressTest, size, settings).finally(close);
}
