/** The questions command, directly and through the endpoint of a running shop. */
import { describe, expect, test } from 'vitest';
import { createMemoryQuestions } from '#features/questions/memory/memory-questions.fixtures.ts';
import { handleQuestionRequest } from '#features/questions/moderation/questions-http.server.ts';
import { submitSample } from '#features/questions/writing/question-writing.contract.ts';
import { runQuestionsCommand } from './questions.ts';

async function open() {
  const questions = createMemoryQuestions();
  const { id, submittedAt } = await submitSample(questions);
  const run = async (...args: string[]) => {
    const lines: string[] = [];
    const code = await runQuestionsCommand({
      ...{ args, write: (line) => void lines.push(line) },
      open: async () => ({ moderation: questions, close: async () => {} }),
    });
    return { code, text: lines.join('\n') };
  };
  return { id, listed: `${id}@${submittedAt}`, run, questions };
}

describe('npm run questions', () => {
  test('lists pending questions, publishes, answers and refuses one for a reason', async () => {
    const { id, listed: idAndVersion, run, questions } = await open();
    expect((await run('list')).text).toContain(idAndVersion);
    expect((await run('list')).text).toContain('Does it come with a spare button?');
    expect(await run('publish', idAndVersion)).toEqual({ code: 0, text: `${id} is published.` });
    expect((await run('list')).text).toBe('No question or answer.');
    expect((await run('answer', id, '--name', 'Aldermoor', '--text', 'Yes, one.')).code).toBe(0);
    expect((await questions.findQuestion('coat', id))?.answers).toMatchObject([
      { username: 'Aldermoor', body: 'Yes, one.', isFromShop: true },
    ]);
    expect((await run('list', '--status', 'published')).text).toContain(
      `to ${id}: Does it come with a spare button?`,
    );
    expect((await run('refuse', id, '--reason', 'off-topic')).code).toBe(0);
    expect((await run('show', id)).text).toMatch(
      /refused \(off-topic\)[\s\S]*refused \(off-topic\)$/,
    );
  });

  test.each([
    ['a reason outside the list', ['refuse', 'ID', '--reason', 'negative'], '--reason: one of'],
    ['an unknown status', ['list', '--status', 'hidden'], '--status: there is no hidden'],
    ['an option of reviews', ['list', '--reported'], '--reported: list has no'],
    ['an answer without a name', ['answer', 'ID', '--text', 'x'], '--name: 1 to 80'],
    ['an answer without words', ['answer', 'ID', '--name', 'x'], '--text: 1 to 2000'],
    ['an unknown question', ['publish', 'none@2026'], 'none@2026: '],
    ['a question without the version of its text', ['publish', 'ID'], 'give ID@VERSION'],
    ['no command', [], 'npm run questions -- list'],
  ])('refuses %s, and changes nothing', async (_name, args, message) => {
    const { id, run, questions } = await open();
    const { code, text } = await run(...args.map((arg) => arg.replace(/^ID(?=@|$)/, id)));
    expect(code).toBe(1);
    expect(text).toContain(message);
    expect((await questions.findForModeration(id))?.entry.status).toBe('pending');
  });
});

describe('POST /api/questions', () => {
  const KEY = 'a key of the control file, long enough';

  async function postCall(order: unknown, { key = KEY, remoteAddress = '127.0.0.1' } = {}) {
    const { questions, id } = await open();
    const request = new Request('http://localhost/api/questions', {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: JSON.stringify(order).replaceAll('ID', id),
    });
    const response = await handleQuestionRequest(request, { key: KEY, remoteAddress }, questions);
    const body: object = await response.json();
    return { status: response.status, body };
  }

  test('responds to callers on this machine that have the key, and to nobody else', async () => {
    const list = { call: 'list', query: { limit: 5 } };
    expect(await postCall(list)).toMatchObject({
      status: 200,
      body: { answer: [{ kind: 'question' }] },
    });
    expect(await postCall(list, { key: 'another' })).toMatchObject({ status: 401 });
    expect(await postCall(list, { remoteAddress: '10.0.0.1' })).toMatchObject({ status: 403 });
  });

  test('refuses an invalid call with its field', async () => {
    const answer = { call: 'answer', id: 'ID', answer: { username: 'Us', body: 'Yes.' } };
    expect(await postCall(answer)).toMatchObject({
      status: 200,
      body: { answer: { kind: 'answer' } },
    });
    expect(await postCall({ ...answer, answer: { username: 'Us', body: ' ' } })).toMatchObject({
      ...{ status: 422, body: { error: { field: 'answer.body' } } },
    });
    expect(await postCall({ call: 'refuse', id: 'ID', reason: 'negative' })).toMatchObject({
      ...{ status: 422, body: { error: { field: 'reason' } } },
    });
    expect(await postCall({ call: 'publish', id: 'none', submittedAt: '' })).toMatchObject({
      status: 404,
    });
  });
});
