/** Contract tests of decisions on questions and answers. */
import { expect, test } from 'vitest';
import type { Questions } from '../questions.port.ts';
import {
  newQuestioner,
  publishSample,
  sampleQuestion,
  submitSample,
} from '../writing/question-writing.contract.ts';

let emails = 0;
/** Uses an email address that no other test uses, as each has a rate limit. */
function newEmail() {
  emails += 1;
  return {
    ...{ fascia: 'aldermoor', locale: 'en-GB', to: `ada-${emails}@example.com` },
    ...{ username: 'Ada', productName: 'Coat' },
  };
}

export function describeQuestionModeration(questions: () => Questions): void {
  test('moderators list, publish and refuse pending questions and answers', async () => {
    const { id, submittedAt } = await submitSample(questions());
    const waiting = await questions().listForModeration({ status: 'pending', limit: 500 });
    expect(waiting.find((entry) => entry.id === id)).toEqual({
      ...{ ...sampleQuestion, id, kind: 'question', status: 'pending', refusalReason: null },
      ...{ isFromShop: false, isVerified: false, question: null, submittedAt },
    });
    expect(await questions().publish(id, submittedAt)).toMatchObject({ status: 'published' });
    expect(await questions().refuse(id, 'off-topic')).toMatchObject({
      ...{ status: 'refused', refusalReason: 'off-topic' },
    });
    expect(await questions().findQuestion('coat', id)).toBeNull();
    const found = await questions().findForModeration(id);
    expect(found?.events).toMatchObject([
      { action: 'confirmed', reason: null },
      { action: 'published', reason: null },
      { action: 'refused', reason: 'off-topic' },
    ]);
  });

  test('a text that its author has changed in the meantime is not published', async () => {
    const { id } = await submitSample(questions());
    const stale = { status: 409, details: { field: 'question' } };
    await expect(questions().publish(id, '2026-01-01T00:00:00.000Z')).rejects.toMatchObject(stale);
    expect((await questions().findForModeration(id))?.entry.status).toBe('pending');
  });

  test('the shop has one answer per name, which can be removed for a reason', async () => {
    const { id } = await publishSample(questions());
    const first = await questions().answerQuestion(id, { username: 'Aldermoor', body: 'One.' });
    expect(first).toMatchObject({
      ...{ kind: 'answer', status: 'published', isFromShop: true, isVerified: false },
      question: { id, body: sampleQuestion.body },
    });
    await questions().answerQuestion(id, { username: 'Maker', body: 'Two.' });
    const changed = await questions().answerQuestion(id, { username: 'Aldermoor', body: 'Three.' });
    expect(changed.id).toBe(first.id);
    const answers = async () => (await questions().findQuestion('coat', id))?.answers ?? [];
    expect((await answers()).map(({ body }) => body).toSorted()).toEqual(['Three.', 'Two.']);
    await questions().refuse(first.id, 'unlawful');
    expect((await answers()).map(({ body }) => body)).toEqual(['Two.']);
  });

  test('an answer to a pending question is shown with it', async () => {
    const { id, submittedAt } = await submitSample(questions());
    await questions().answerQuestion(id, { username: 'Aldermoor', body: 'Yes, one.' });
    await questions().publish(id, submittedAt);
    expect((await questions().findQuestion('coat', id))?.answers).toMatchObject([
      { body: 'Yes, one.', isFromShop: true },
    ]);
  });

  test('unconfirmed and refused questions cannot be answered, unconfirmed ones not moderated', async () => {
    const { guest } = newQuestioner();
    const { job } = await questions().submitQuestion(sampleQuestion, guest, newEmail());
    const found = await questions().findQuestionByToken(job?.token ?? '');
    const { id = '', submittedAt = '' } = found ?? {};
    const all = await questions().listForModeration({ limit: 500 });
    expect(all.some((entry) => entry.id === id)).toBe(false);
    const conflict = { status: 409 };
    const shop = { username: 'Aldermoor', body: 'Yes.' };
    await expect(questions().publish(id, submittedAt)).rejects.toMatchObject(conflict);
    await expect(questions().refuse(id, 'copied')).rejects.toMatchObject(conflict);
    await expect(questions().answerQuestion(id, shop)).rejects.toMatchObject(conflict);
    const refused = await submitSample(questions());
    await questions().refuse(refused.id, 'duplicate');
    await expect(questions().answerQuestion(refused.id, shop)).rejects.toMatchObject(conflict);
  });

  test('an unknown id is refused', async () => {
    const missing = { status: 404 };
    await expect(questions().publish('none', '')).rejects.toMatchObject(missing);
    await expect(questions().refuse('none', 'copied')).rejects.toMatchObject(missing);
    await expect(
      questions().answerQuestion('none', { username: 'A', body: 'B' }),
    ).rejects.toMatchObject(missing);
    expect(await questions().findForModeration('none')).toBeNull();
  });
}
