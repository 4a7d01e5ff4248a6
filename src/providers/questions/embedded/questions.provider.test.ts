/** The questions contract on the app's database, fed by the catalogue import; emails and expiry. */
import { describe, expect, test } from 'vitest';
import { deleteQuestionsOf } from '#database/reviews/delete-questions.ts';
import { defineStatement } from '#database/statement.ts';
import { sampleProduct } from '#features/catalogue/catalogue-records.fixtures.ts';
import { describeQuestions } from '#features/questions/questions.contract.ts';
import { sampleQuestion } from '#features/questions/writing/question-writing.contract.ts';
import { MAX_PENDING_QUESTIONS } from '#features/questions/writing/written-question.ts';
import { silentLog } from '#kit/log.ts';
import { onEveryDatabase } from '#test/databases/engines.ts';
import { createCatalogueImport } from '../../catalogue-import/embedded/catalogue-import.provider.ts';
import { createJobs } from '../../jobs/embedded/jobs.provider.ts';
import { createQuestions } from './questions.provider.ts';

const email = {
  ...{ fascia: 'aldermoor', locale: 'en-GB', to: 'ada@example.com' },
  ...{ username: 'Ada', productName: 'Coat' },
};
const guest = { author: null, authorEmail: 'email-of-ada' };
const ada = { ...guest, author: 'ada' };

const makeOld = defineStatement<never>(
  'test.makeQuestionsOld',
  `update question set submitted_at = now() - interval '8 days'`,
);
const makeElevenMinutesOld = defineStatement<never>(
  'test.makeQuestionsElevenMinutesOld',
  `update question set submitted_at = submitted_at - interval '11 minutes'`,
);
const countRows = defineStatement<{ questions: number; answers: number; events: number }>(
  'test.countQuestions',
  `select (select count(*) from question)::int as questions,
     (select count(*) from answer)::int as answers,
     (select count(*) from question_event)::int as events`,
);
const copyQuestions = defineStatement<never>(
  'test.copyQuestions',
  `insert into question
   select (jsonb_populate_record(q, jsonb_build_object('id', gen_random_uuid(),
     'source_key', 'copy-' || n, 'submitted_at', q.submitted_at - make_interval(secs => n)))).*
   from question q, generate_series(1, 250) n`,
);
const copyAnswers = defineStatement<never>(
  'test.copyAnswers',
  `insert into answer
   select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(),
     'source_key', 'copy-' || n, 'buyer_reference', 'order-copy-' || n,
     'submitted_at', a.submitted_at - make_interval(secs => n)))).*
   from answer a, generate_series(1, 250) n`,
);
const refuseJobs = 'alter table pgboss.job add constraint no_jobs check (false) not valid';

onEveryDatabase(({ name, open }) => {
  async function start(maxPending = MAX_PENDING_QUESTIONS) {
    const { database, close } = await open();
    const catalogueImport = createCatalogueImport(database);
    await catalogueImport.saveProducts([sampleProduct('coat'), sampleProduct('mug')]);
    const jobs = await createJobs(database, { log: silentLog });
    return {
      ...{ database, jobs, close, [Symbol.asyncDispose]: close },
      questions: createQuestions(database, jobs, { maxPending }),
      async save(records: Parameters<typeof catalogueImport.saveQuestions>[0]) {
        await catalogueImport.saveQuestions(records);
      },
    };
  }

  describeQuestions(name, start);

  describe(`written questions on ${name}`, { timeout: 60_000 }, () => {
    test('a question and the email that confirms it are stored together or not at all', async () => {
      await using setup = await start();
      const { job } = await setup.questions.submitQuestion(sampleQuestion, guest, email);
      const waiting = (await setup.jobs.count()).find(({ kind }) => kind === 'questionEmail');
      expect(waiting).toMatchObject({ waiting: 1 });
      expect(job?.token).toMatch(/^[\w-]{43}$/);
      await setup.database.execute(refuseJobs);
      const other = { ...sampleQuestion, body: 'Is the collar made of wool too?' };
      await expect(setup.questions.submitQuestion(other, guest, email)).rejects.toThrow();
      expect(await setup.database.rows(countRows)).toMatchObject([{ questions: 1, events: 1 }]);
    });

    test('an unused link expires after a week, and its question is deleted', async () => {
      await using setup = await start();
      const { job } = await setup.questions.submitQuestion(sampleQuestion, guest, email);
      await setup.questions.cleanUp();
      expect(await setup.database.rows(countRows)).toMatchObject([{ questions: 1 }]);
      await setup.database.rows(makeOld);
      await expect(setup.questions.confirmQuestion(job?.token ?? '')).rejects.toMatchObject({
        status: 410,
      });
      await setup.questions.cleanUp();
      expect(await setup.database.rows(countRows)).toMatchObject([{ questions: 0, events: 0 }]);
    });

    test('a guest who asks the same after ten minutes gets another email, whose link counts', async () => {
      await using setup = await start();
      const ask = () => setup.questions.submitQuestion(sampleQuestion, guest, email);
      const { job: first } = await ask();
      await setup.database.rows(makeElevenMinutesOld);
      const { job: second } = await ask();
      await expect(setup.questions.confirmQuestion(first?.token ?? '')).rejects.toMatchObject({
        status: 410,
      });
      expect(await setup.questions.confirmQuestion(second?.token ?? '')).toMatchObject({
        status: 'pending',
      });
      expect(await setup.database.rows(countRows)).toMatchObject([{ questions: 1, events: 2 }]);
    });

    test('an address gets four emails in ten minutes, and is then refused with the seconds to wait', async () => {
      await using setup = await start();
      const ask = (number: number) =>
        setup.questions.submitQuestion(
          { ...sampleQuestion, body: `Is pocket ${number} lined?` },
          guest,
          { ...email, to: number % 2 ? 'ADA@example.com' : 'ada@example.com' },
        );
      for (let number = 0; number < 3; number += 1) await ask(number);
      // Counts though its email is not sent again.
      expect(await ask(2)).toEqual({ sent: 'mail', job: null });
      await expect(ask(4)).rejects.toMatchObject({
        ...{ status: 429, code: 'reviewForm.tooMany' },
        details: { retryAfter: expect.any(Number) },
      });
      expect(await setup.database.rows(countRows)).toMatchObject([{ questions: 3 }]);
    });

    test("a deleted account's questions and answers are deleted", async () => {
      await using setup = await start();
      const { questions, database } = setup;
      await questions.submitQuestion(sampleQuestion, ada, null);
      await questions.submitQuestion(sampleQuestion, { ...ada, author: 'other' }, null);
      const [other] = await questions.listOwnQuestions({ ...ada, author: 'other' });
      await questions.publish(other?.id ?? '', other?.submittedAt ?? '');
      await questions.submitAnswer({
        ...{ productKey: 'coat', questionId: other?.id ?? '', body: 'Two of them.' },
        ...{ username: 'Ada', buyerReference: 'order-1', author: 'ada' },
      });
      await database.transaction((connection) => deleteQuestionsOf(connection, ada));
      expect(await questions.exportQuestions(ada)).toEqual({ questions: [], answers: [] });
      expect(await database.rows(countRows)).toMatchObject([{ questions: 1, answers: 0 }]);
    });

    test('the export has every question and answer of a person, the list the newest 200', async () => {
      await using setup = await start();
      const { questions, database } = setup;
      await questions.submitQuestion(sampleQuestion, ada, null);
      const [first] = await questions.listOwnQuestions(ada);
      await questions.publish(first?.id ?? '', first?.submittedAt ?? '');
      await questions.submitAnswer({
        ...{ productKey: 'coat', questionId: first?.id ?? '', body: 'Two of them.' },
        ...{ username: 'Ada', buyerReference: 'order-1', author: 'ada' },
      });
      await database.rows(copyQuestions);
      await database.rows(copyAnswers);
      const exported = await questions.exportQuestions(ada);
      expect(exported.questions).toHaveLength(251);
      expect(exported.answers).toHaveLength(251);
      expect(await questions.listOwnQuestions(ada)).toEqual(exported.questions.slice(0, 200));
    });

    test('a hundred confirmations at once count as one', async () => {
      await using setup = await start();
      const { job } = await setup.questions.submitQuestion(sampleQuestion, guest, email);
      const token = job?.token ?? '';
      await Promise.all(Array.from({ length: 100 }, () => setup.questions.confirmQuestion(token)));
      expect(await setup.database.rows(countRows)).toMatchObject([{ events: 2 }]);
    });
  });
});
