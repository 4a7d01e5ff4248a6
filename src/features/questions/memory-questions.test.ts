/** The questions contract on questions in memory. */
import { createMemoryQuestions } from './memory-questions.fixtures.ts';
import { describeQuestions } from './questions.contract.ts';

describeQuestions('memory', async () => {
  const questions = createMemoryQuestions();
  return {
    questions,
    save: async (records) => questions.save(records),
    close: async () => undefined,
  };
});
