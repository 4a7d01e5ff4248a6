/** Contract tests of questions and answers that shoppers write. */
import { expect, test } from 'vitest';
import type { Reviewer } from '#features/reviews/review-person.ts';
import type { Questions } from '../questions.port.ts';
import type { OwnQuestion, SubmittedQuestion } from './written-question.ts';

export const sampleQuestion: SubmittedQuestion = {
  ...{ productKey: 'coat', body: 'Does it come with a spare button?', username: 'Ada' },
  language: 'en',
};

let emails = 0;
/** Uses an email address that no other test uses, as each has a rate limit. */
function newEmail() {
  emails += 1;
  return {
    ...{ fascia: 'aldermoor', locale: 'en-GB', to: `ada-${emails}@example.com` },
    ...{ username: 'Ada', productName: 'Coat' },
  };
}

const unknown = { status: 404, details: { field: 'question' } };

let number = 0;
/** A person that no other test uses. */
export function newQuestioner(): { readonly customer: Reviewer; readonly guest: Reviewer } {
  number += 1;
  const authorEmail = `asking-email-${number}`;
  return {
    customer: { author: `asking-customer-${number}`, authorEmail },
    guest: { author: null, authorEmail },
  };
}

/** A question of a customer that waits for a moderator. */
export async function submitSample(questions: Questions): Promise<OwnQuestion> {
  const { customer } = newQuestioner();
  await questions.submitQuestion(sampleQuestion, customer, null);
  const [own] = await questions.listOwnQuestions(customer);
  if (!own) throw new Error('The question was not stored.');
  return own;
}

/** A published question. */
export async function publishSample(questions: Questions): Promise<OwnQuestion> {
  const own = await submitSample(questions);
  await questions.publish(own.id, own.submittedAt);
  return own;
}

export function describeQuestionWriting(questions: () => Questions): void {
  describeAsking(questions);
  describeAnswering(questions);
}

function describeAsking(questions: () => Questions): void {
  test('a question of a customer waits for a moderator, and is not published before', async () => {
    const { customer } = newQuestioner();
    expect(await questions().submitQuestion(sampleQuestion, customer, null)).toEqual({
      ...{ sent: 'now', job: null },
    });
    const [own] = await questions().listOwnQuestions(customer);
    const { language: _, ...given } = sampleQuestion;
    expect(own).toMatchObject({ ...given, status: 'pending', refusalReason: null });
    expect(await questions().findQuestion('coat', own?.id ?? '')).toBeNull();
    await questions().publish(own?.id ?? '', own?.submittedAt ?? '');
    expect(await questions().findQuestion('coat', own?.id ?? '')).toMatchObject({
      ...{ body: sampleQuestion.body, username: 'Ada', language: 'en', answers: [] },
    });
    const found = await questions().listQuestions({
      ...{ productKey: 'coat', page: 1, limit: 100, search: 'spare button' },
    });
    expect(found.results.map(({ id }) => id)).toContain(own?.id);
  });

  test('a question of a guest is valid once its link is used, and the link confirms once', async () => {
    const { guest } = newQuestioner();
    const email = newEmail();
    const { sent, job } = await questions().submitQuestion(sampleQuestion, guest, email);
    expect(sent).toBe('mail');
    expect(job).toMatchObject({ ...email, token: expect.any(String) });
    const token = job?.token ?? '';
    expect(await questions().listOwnQuestions(guest)).toEqual([]);
    expect(await questions().findQuestionByToken(token)).toMatchObject({ status: 'unconfirmed' });
    expect(await questions().confirmQuestion(token)).toMatchObject({ status: 'pending' });
    const [own] = await questions().listOwnQuestions(guest);
    await questions().refuse(own?.id ?? '', 'advertising');
    expect(await questions().confirmQuestion(token)).toMatchObject({ status: 'refused' });
  });

  test('a question that a customer posts twice at once is one, unless it was refused', async () => {
    const { customer } = newQuestioner();
    const post = () => questions().submitQuestion(sampleQuestion, customer, null);
    expect(await Promise.all([post(), post(), post()])).toMatchObject([
      ...[{ sent: 'now' }, { sent: 'now' }, { sent: 'now' }],
    ]);
    const [own, ...others] = await questions().listOwnQuestions(customer);
    expect(others).toEqual([]);
    await questions().submitQuestion({ ...sampleQuestion, productKey: 'mug' }, customer, null);
    await questions().refuse(own?.id ?? '', 'off-topic');
    await post();
    expect(await questions().listOwnQuestions(customer)).toHaveLength(3);
  });

  test('a question that a guest posts twice has one email and one link, also once confirmed', async () => {
    const { guest } = newQuestioner();
    const post = () => questions().submitQuestion(sampleQuestion, guest, newEmail());
    const { job } = await post();
    expect(await post()).toEqual({ sent: 'mail', job: null });
    await questions().confirmQuestion(job?.token ?? '');
    // As for any other email address, so that the response does not reveal the author.
    expect(await post()).toEqual({ sent: 'mail', job: null });
    expect(await questions().listOwnQuestions(guest)).toHaveLength(1);
  });

  test('an unknown product and an unknown link are refused', async () => {
    const { customer } = newQuestioner();
    await expect(
      questions().submitQuestion({ ...sampleQuestion, productKey: 'none' }, customer, null),
    ).rejects.toMatchObject({ status: 404, details: { field: 'product' } });
    await expect(questions().confirmQuestion('none')).rejects.toMatchObject({ status: 410 });
    expect(await questions().findQuestionByToken('none')).toBeNull();
  });

  test('authors can delete only their own questions, with the answers', async () => {
    const [{ customer }, { guest }] = [newQuestioner(), newQuestioner()];
    await questions().submitQuestion(sampleQuestion, customer, null);
    const [{ id: questionId, submittedAt } = { id: '', submittedAt: '' }] =
      await questions().listOwnQuestions(customer);
    await questions().publish(questionId, submittedAt);
    const answer = await questions().answerQuestion(questionId, { username: 'Us', body: 'Yes.' });
    const remove = (asker: Reviewer) => questions().removeQuestion({ questionId, asker });
    await expect(remove(guest)).rejects.toMatchObject(unknown);
    await remove(customer);
    await expect(remove(customer)).rejects.toMatchObject(unknown);
    expect(await questions().findForModeration(answer.id)).toBeNull();
    const { job } = await questions().submitQuestion(sampleQuestion, guest, newEmail());
    await questions().removeQuestion({ token: job?.token ?? '' });
    expect(await questions().findQuestionByToken(job?.token ?? '')).toBeNull();
  });
}

function describeAnswering(questions: () => Questions): void {
  const answer = { productKey: 'coat', body: 'Two, in a small bag.', username: 'Ben' };

  test('a verified buyer answers, which is shown as such once it is published', async () => {
    const { id: questionId } = await publishSample(questions());
    const given = { ...answer, questionId, buyerReference: 'order-1', author: 'ben' };
    await questions().submitAnswer(given);
    const answersOf = async () =>
      (await questions().findQuestion('coat', questionId))?.answers ?? [];
    expect(await answersOf()).toEqual([]);
    const { answers } = await questions().exportQuestions({ author: 'ben', authorEmail: 'x' });
    const own = answers.find((answer) => answer.questionId === questionId);
    expect(own).toMatchObject({ status: 'pending', body: answer.body, productKey: 'coat' });
    await questions().publish(own?.id ?? '', own?.submittedAt ?? '');
    expect(await answersOf()).toMatchObject([
      { body: answer.body, username: 'Ben', isVerified: true, isFromShop: false },
    ]);
  });

  test('an order has one answer to a question: another is moderated again', async () => {
    const { id: questionId } = await publishSample(questions());
    const given = { ...answer, questionId, buyerReference: 'order-2', author: 'cleo' };
    const list = async () =>
      (await questions().exportQuestions({ author: 'cleo', authorEmail: 'x' })).answers;
    await questions().submitAnswer(given);
    const [first] = await list();
    await questions().publish(first?.id ?? '', first?.submittedAt ?? '');
    await questions().submitAnswer({ ...given, body: 'One only, I counted again.' });
    expect(await list()).toMatchObject([
      { id: first?.id, status: 'pending', body: 'One only, I counted again.' },
    ]);
    await expect(
      questions().publish(first?.id ?? '', first?.submittedAt ?? ''),
    ).rejects.toMatchObject({ status: 409 });
  });

  test('customers can delete only their own answers', async () => {
    const { id: questionId } = await publishSample(questions());
    const author = `deleting-${questionId}`;
    await questions().submitAnswer({ ...answer, questionId, buyerReference: 'order-4', author });
    const list = async () =>
      (await questions().exportQuestions({ author, authorEmail: 'x' })).answers;
    const [own] = await list();
    expect(own?.question).toBe(sampleQuestion.body);
    await questions().publish(own?.id ?? '', own?.submittedAt ?? '');
    const unknownAnswer = { status: 404, details: { field: 'answer' } };
    await expect(questions().removeAnswer(own?.id ?? '', 'other')).rejects.toMatchObject(
      unknownAnswer,
    );
    await expect(questions().removeAnswer('none', author)).rejects.toMatchObject(unknownAnswer);
    expect((await questions().findQuestion('coat', questionId))?.answers).toHaveLength(1);
    await questions().removeAnswer(own?.id ?? '', author);
    expect((await questions().findQuestion('coat', questionId))?.answers).toEqual([]);
    expect(await list()).toEqual([]);
  });

  test('only published questions of the product can be answered', async () => {
    const { id: questionId } = await submitSample(questions());
    const given = { ...answer, questionId, buyerReference: 'order-3', author: null };
    await expect(questions().submitAnswer(given)).rejects.toMatchObject(unknown);
    const { id } = await publishSample(questions());
    await expect(
      questions().submitAnswer({ ...given, questionId: id, productKey: 'mug' }),
    ).rejects.toMatchObject(unknown);
    await expect(questions().submitAnswer({ ...given, questionId: 'none' })).rejects.toMatchObject(
      unknown,
    );
  });
}
