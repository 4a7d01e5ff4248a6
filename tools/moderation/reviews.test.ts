/** The reviews command, directly and through the endpoint of a running shop. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { handleModerationRequest } from '#features/review-moderation/moderation-http.server.ts';
import {
  type BuyerLinkDeps,
  createBuyerLinks,
} from '#features/review-writing/form/buyer-links.server.ts';
import { verifyBuyerToken } from '#features/review-writing/form/buyer-token.server.ts';
import { createMemoryReviewWriting } from '#features/review-writing/memory-review-writing.fixtures.ts';
import { sampleReview } from '#features/review-writing/review-writing.contract.ts';
import { someProduct } from '#features/selection/selection.fixtures.ts';
import { signText } from '#kit/secrets.server.ts';
import { runReviewsCommand } from './reviews.ts';

const now = new Date('2026-11-01T12:00:00Z');
const sign = (text: string) => signText('a secret', text);
const slugs: Readonly<Record<string, string>> = { coat: 'wool-coat', mug: 'blue-mug' };
const catalogue: BuyerLinkDeps['catalogue'] = {
  async findProduct(_, lookup) {
    const slug = 'productKey' in lookup ? slugs[lookup.productKey] : undefined;
    return slug === undefined ? null : { product: { ...someProduct(), slug } };
  },
};
const scopes: BuyerLinkDeps['scopes'] = [{ fascia: 'aldermoor', locale: 'en-GB', currency: 'GBP' }];
const links = createBuyerLinks({ sign, catalogue, scopes }, () => now);
const reviewer = { author: 'ada', authorEmail: 'address of ada' };

async function open() {
  const { writing, moderation } = createMemoryReviewWriting();
  await writing.submit(sampleReview, reviewer, null);
  const { id = '' } = (await writing.findOwn('coat', reviewer)) ?? {};
  const run = async (...args: string[]) => {
    const lines: string[] = [];
    const code = await runReviewsCommand({
      ...{ args, write: (line) => void lines.push(line) },
      open: async () => ({ moderation: { ...moderation, ...links }, close: async () => {} }),
    });
    return { code, text: lines.join('\n') };
  };
  const { submittedAt = '' } = (await writing.findOwn('coat', reviewer)) ?? {};
  return { id, listed: `${id}@${submittedAt}`, run, writing, moderation };
}

describe('npm run reviews', () => {
  test('lists pending reviews, publishes, responds to and refuses one for a reason', async () => {
    const { id, listed: idAndVersion, run } = await open();
    expect((await run('list')).text).toContain(idAndVersion);
    expect((await run('list')).text).toContain('photo: file.a');
    expect(await run('publish', idAndVersion)).toEqual({ code: 0, text: `${id} is published.` });
    expect((await run('list')).text).toBe('No review.');
    expect((await run('list', '--status', 'published')).text).toContain('Keeps the wind out');
    expect((await run('respond', id, '--name', 'Aldermoor', '--text', 'Thank you.')).code).toBe(0);
    expect((await run('refuse', id, '--reason', 'copied')).code).toBe(0);
    const { text } = await run('show', id);
    expect(text).toMatch(
      /refused \(copied\)[\s\S]*response of Aldermoor[\s\S]*refused \(copied\)$/,
    );
  });

  test('shows what readers reported', async () => {
    const { id, listed: idAndVersion, run, writing } = await open();
    await run('publish', idAndVersion);
    const report = {
      productKey: 'coat',
      reviewId: id,
      reporter: 'ben',
      reason: 'offensive',
    } as const;
    await writing.report(report);
    expect((await run('list', '--reported')).text).toContain('reported: 1 offensive');
    await run('publish', idAndVersion);
    expect((await run('list', '--reported')).text).toBe('No review.');
  });

  test('saves the photos that await moderation as files, and no public one', async () => {
    const { id, listed: idAndVersion, run, writing } = await open();
    const into = join(await mkdtemp(join(tmpdir(), 'photos-')), 'new');
    expect((await run('photos', id, '--into', into)).text).toContain('no photo that awaits');
    const photos = [await writing.storePhoto(new Uint8Array([255, 216, 1])), 'pending.lost'];
    await writing.submit({ ...sampleReview, photos: ['file.a', ...photos] }, reviewer, null);
    const { code, text } = await run('photos', id, '--into', into);
    expect({ code, lines: text.split('\n') }).toEqual({
      code: 0,
      lines: [join(into, `${id}-1.jpg`), 'photo 2 is lost: media/pending-photos/lost.jpg'],
    });
    expect([...(await readFile(join(into, `${id}-1.jpg`)))]).toEqual([255, 216, 1]);
    expect(await readdir(into)).toEqual([`${id}-1.jpg`]);
    expect((await run('publish', idAndVersion)).text).toContain('changed');
    await rm(dirname(into), { recursive: true });
  });

  test('escapes control characters of a text, which could control the terminal', async () => {
    const { run, writing } = await open();
    const body = 'Warm \u001b[2J and\u009b31m light\u202e.\nSecond\rline.';
    await writing.submit({ ...sampleReview, body, title: '\u0007Bell' }, reviewer, null);
    const { text } = await run('list');
    expect(text).toContain('Warm \\x1b[2J and\\x9b31m light\\x202e.\n  Second\\x0dline.');
    expect(text).toContain('\\x07Bell');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: none may be printed
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
  });

  test('signs a link that proves an order of the product, for some days', async () => {
    const { run } = await open();
    const { code, text } = await run('link', 'coat', '--order', 'order-7', '--days', '30');
    expect(code, text).toBe(0);
    const token = /\/product\/wool-coat\/write-review\?buyer=(\S+)/.exec(text)?.[1] ?? '';
    expect(text).toContain(`/product/wool-coat/answer-question?buyer=${token}`);
    const read = (productKey: string, day: string) =>
      verifyBuyerToken({ sign, now: new Date(day) }, productKey, token);
    expect(read('coat', '2026-12-01')).toBe('order-7');
    expect(read('coat', '2026-12-02')).toBeNull();
    expect(read('mug', '2026-12-01')).toBeNull();
  });

  test.each([
    ['a link without an order', ['link', 'coat'], '--order: 1 to 64'],
    ['a link of an unknown product', ['link', 'hat', '--order', 'o'], 'hat: there is no such'],
    [
      'a link for more than a year',
      ['link', 'coat', '--order', 'o', '--days', '366'],
      '--days: a whole',
    ],
    ['a reason outside the list', ['refuse', 'ID', '--reason', 'negative'], '--reason: one of'],
    ['no reason', ['refuse', 'ID'], '--reason: one of'],
    ['an unknown status', ['list', '--status', 'hidden'], '--status: there is no hidden'],
    ['an option of another command', ['publish', 'ID', '--text', 'x'], '--text: publish has no'],
    ['a response without a name', ['respond', 'ID', '--text', 'x'], '--name: 1 to 80'],
    ['an unknown review', ['publish', 'none@2026'], 'none@2026: '],
    ['a review without the version of its text', ['publish', 'ID'], 'give ID@VERSION'],
    ['a review that changed since', ['publish', 'ID@2026'], 'changed'],
    ['photos without a folder', ['photos', 'ID'], '--into: the folder'],
    ['no command', [], 'npm run reviews -- list'],
  ])('refuses %s, and changes nothing', async (_name, args, message) => {
    const { id, run, moderation } = await open();
    const { code, text } = await run(...args.map((arg) => arg.replace(/^ID(?=@|$)/, id)));
    expect(code).toBe(1);
    expect(text).toContain(message);
    expect((await moderation.find(id))?.review).toMatchObject({ status: 'pending', responses: [] });
  });
});

describe('POST /api/reviews', () => {
  const KEY = 'a key of the control file, long enough';

  async function postCall(order: unknown, { key = KEY, remoteAddress = '127.0.0.1' } = {}) {
    const { moderation, id } = await open();
    const request = new Request('http://localhost/api/reviews', {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: JSON.stringify(order).replaceAll('ID', id),
    });
    const response = await handleModerationRequest(
      request,
      { key: KEY, remoteAddress },
      moderation,
      links,
    );
    const body: object = await response.json();
    return { status: response.status, body };
  }

  test('responds to callers on this machine that have the key, and to nobody else', async () => {
    const list = { call: 'list', query: { limit: 5 } };
    expect(await postCall(list)).toMatchObject({ status: 200, body: { answer: [{ rating: 4 }] } });
    expect(await postCall(list, { key: 'another' })).toMatchObject({ status: 401 });
    expect(await postCall(list, { remoteAddress: '10.0.0.1' })).toMatchObject({ status: 403 });
  });

  test('returns a photo that awaits moderation, which no page shows', async () => {
    const { moderation, writing } = await open();
    const photo = await writing.storePhoto(new Uint8Array([255, 216]));
    const send = (body: object, key = KEY) =>
      handleModerationRequest(
        new Request('http://localhost/api/reviews', {
          method: 'POST',
          headers: { authorization: `Bearer ${key}` },
          body: JSON.stringify(body),
        }),
        { key: KEY, remoteAddress: '127.0.0.1' },
        moderation,
        links,
      );
    const call = { call: 'findPendingPhoto', photo };
    expect(await (await send(call)).json()).toEqual({ answer: '/9g=' });
    expect((await send(call, 'another')).status).toBe(401);
    expect(await (await send({ ...call, photo: '../secret' })).json()).toEqual({ answer: null });
  });

  test('refuses an invalid call with its field', async () => {
    const refuse = { call: 'refuse', id: 'ID' };
    expect(await postCall({ ...refuse, reason: 'copied' })).toMatchObject({
      ...{ status: 200, body: { answer: { status: 'refused' } } },
    });
    expect(await postCall({ ...refuse, reason: 'negative' })).toMatchObject({
      ...{ status: 422, body: { error: { field: 'reason' } } },
    });
    expect(await postCall({ call: 'publish', id: 'none', submittedAt: '' })).toMatchObject({
      status: 404,
    });
    const link = { call: 'signBuyerLink', productKey: 'coat', order: 'order-7', days: 30 };
    expect(await postCall(link)).toMatchObject({
      ...{
        status: 200,
        body: { answer: { slug: 'wool-coat', token: expect.stringMatching(/^order-7\./) } },
      },
    });
    expect(await postCall({ ...link, productKey: 'hat' })).toMatchObject({
      ...{ status: 404, body: { error: { field: 'productKey' } } },
    });
    expect(await postCall({ ...link, order: 'a b' })).toMatchObject({
      ...{ status: 422, body: { error: { field: 'order' } } },
    });
    expect(await postCall({ call: 'list', query: { limit: 501 } })).toMatchObject({
      ...{ status: 422, body: { error: { field: 'query.limit' } } },
    });
  });
});
