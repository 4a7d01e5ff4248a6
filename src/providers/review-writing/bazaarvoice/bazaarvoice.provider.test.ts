/** Reviews written to Bazaarvoice, on a local server with the published shapes: contract, faults. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  describeReviewWriting,
  sampleReview,
} from '#features/review-writing/review-writing.contract.ts';
import { isProblem } from '#kit/problem.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { providerDeps } from '#test/provider-deps.ts';
import { openReviewSetup } from '#test/setups/review-setup.ts';
import {
  type ConversationsServer,
  openConversationsServer,
  PASSKEY,
} from '../../reviews/bazaarvoice/conversations-server.fixtures.ts';
import { createConversations } from '../../vendors/bazaarvoice/conversations.ts';
import { createHostedReviewWriting, provider } from './bazaarvoice.provider.ts';

const customer = { author: 'hash-of-ada', authorEmail: 'email-of-ada' };
const guest = { author: null, authorEmail: 'email-of-bee' };
const email = {
  ...{ fascia: 'aldermoor', locale: 'en-GB', to: 'bee@example.com' },
  ...{ username: 'Bee', productName: 'Coat' },
};
const written = { ...sampleReview, photos: [] };

let server: ConversationsServer;
beforeAll(async () => {
  server = await openConversationsServer();
});
afterAll(() => server.close());

async function problemOf(work: Promise<unknown>) {
  const problem = await work.catch((error: unknown) => error);
  if (!isProblem(problem)) throw new Error('It was not refused.');
  const { status, code, details } = problem;
  return { status, code, fields: details.faults?.map(({ field }) => field) };
}

function readPhotoOf({ pending, pictures }: Awaited<ReturnType<typeof openReviewSetup>>) {
  return async (id: string) => {
    const body = (await pending.find(id)) ?? (await pictures.find(id))?.body;
    return body ? new Uint8Array(body) : null;
  };
}

onEveryDatabase(({ name, open }) => {
  async function start({ url = server.url, passkey = PASSKEY } = {}) {
    const setup = await openReviewSetup(open);
    const writing = createHostedReviewWriting({
      ...{ stored: setup.writing, locales: { en: 'en_GB' } },
      service: createConversations({ url, passkey }),
      readPhoto: readPhotoOf(setup),
    });
    return { ...setup, writing, [Symbol.asyncDispose]: setup.close };
  }

  // Each person of the contract writes twice, which the service would take for a repetition.
  describeReviewWriting(`Bazaarvoice with ${name}`, async () => {
    const setup = await openReviewSetup(open);
    const service = createConversations({
      ...{ url: server.url, passkey: PASSKEY },
      fetch: async (address, init) => {
        if (init?.body instanceof URLSearchParams)
          init.body.set('UserId', `user-${server.submissions.length}`);
        return await fetch(address, init);
      },
    });
    const deps = { service, stored: setup.writing, locales: {}, readPhoto: readPhotoOf(setup) };
    return { ...setup, writing: createHostedReviewWriting(deps) };
  });

  describe(`reviews sent to Bazaarvoice with ${name}`, { timeout: 60_000 }, () => {
    let before = 0;
    beforeEach(() => {
      before = server.submissions.length;
    });
    const sent = () => server.submissions.slice(before).map((fields) => Object.fromEntries(fields));

    test('a customer’s review is sent at once, with its photos', async () => {
      await using setup = await start();
      const photo = new Uint8Array([1, 2, 3]);
      const id = await setup.writing.storePhoto(photo);
      await setup.writing.submit({ ...written, photos: [id] }, customer, null);
      expect(sent()).toMatchObject([
        {
          ...{ Action: 'submit', ProductId: 'coat', Locale: 'en_GB', UserId: 'hash-of-ada' },
          ...{ Rating: '4', Title: 'Warm', ReviewText: written.body, UserNickname: 'Ada' },
          ...{ UserLocation: 'York', IsRecommended: 'true', Rating_quality: '5' },
          PhotoUrl_1: expect.stringMatching(/^https:\/\/photos\.example\/uploaded\//),
        },
      ]);
      expect(server.photos.at(-1)).toEqual(photo);
      expect(await setup.writing.listOwn(customer)).toMatchObject([{ status: 'pending' }]);
    });

    test('a review with a photo that is no longer stored is not sent', async () => {
      await using setup = await start();
      const photos = [`pending.${'0'.repeat(32)}`];
      await expect(
        setup.writing.submit({ ...written, photos }, customer, null),
      ).rejects.toMatchObject({ status: 400, details: { field: 'photos' } });
      expect(sent()).toEqual([]);
    });

    test('a guest’s review is checked, and sent once when it is confirmed', async () => {
      await using setup = await start();
      const job = await setup.writing.submit(written, guest, email);
      expect(sent().map(({ Action }) => Action)).toEqual(['preview']);
      for (let turn = 0; turn < 2; turn += 1) await setup.writing.confirm(job?.token ?? '');
      expect(sent().map(({ Action }) => Action)).toEqual(['preview', 'submit']);
      for (const fields of sent()) expect(JSON.stringify(fields)).not.toContain('bee@example.com');
      await expect(setup.writing.confirm('none')).rejects.toMatchObject({ status: 410 });
    });

    test('texts that the service refuses are named by the fields of the form, and nothing is stored', async () => {
      await using setup = await start();
      const profane = { ...written, body: 'A profane text about a coat.', title: 'profane' };
      for (const submit of [
        () => setup.writing.submit(profane, customer, null),
        () => setup.writing.submit(profane, guest, email),
      ])
        expect(await problemOf(submit())).toEqual({
          ...{ status: 422, code: 'reviewForm.serviceRefused' },
          fields: expect.arrayContaining(['title', 'body']),
        });
      expect(await setup.writing.listOwn(customer)).toEqual([]);
    });

    test('a review that the service has is no fault of a repeated request, but takes no changes', async () => {
      await using setup = await start();
      const again = { ...customer, author: `again-${name}` };
      await setup.writing.submit({ ...written, productKey: 'mug' }, again, null);
      await setup.writing.remove({
        reviewId: (await setup.writing.findOwn('mug', again))?.id ?? '',
        reviewer: again,
      });
      await setup.writing.submit({ ...written, productKey: 'mug' }, again, null);
      const edited = { ...written, productKey: 'mug', rating: 1 };
      expect(await problemOf(setup.writing.submit(edited, again, null))).toMatchObject({
        ...{ status: 409, code: 'reviewForm.serviceDuplicate' },
      });
      expect(await setup.writing.findOwn('mug', again)).toMatchObject({ rating: 4 });
    });

    test.each([
      ['a wrong passkey', { passkey: 'wrong' }],
      ['a server that is down', { url: 'http://127.0.0.1:9/data/' }],
    ])('%s is a failure of ours, and nothing is stored', async (_, options) => {
      await using setup = await start(options);
      expect(await problemOf(setup.writing.submit(written, customer, null))).toMatchObject({
        ...{ status: 503, code: 'reviewForm.failed' },
      });
      expect(await setup.writing.listOwn(customer)).toEqual([]);
    });
  });
});

test('the passkey comes from the environment, and the locales are those of the service', async () => {
  const create = async (config: Record<string, unknown>) =>
    await provider.create(providerDeps, config);
  await expect(create({ locales: { en: 'english' } })).rejects.toThrow();
  await expect(create({ url: 'http://example.com/' })).rejects.toThrow();
});
