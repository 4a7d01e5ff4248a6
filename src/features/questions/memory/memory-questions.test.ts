/** The questions contract on questions in memory. */
import { describeQuestions } from '../questions.contract.ts';
import { createMemoryQuestions } from './memory-questions.fixtures.ts';

describeQuestions('memory', async (maxWaiting) => {
  const questions = createMemoryQuestions([], { ...(maxWaiting !== undefined && { maxWaiting }) });
  return {
    questions,
    save: async (records) => questions.save(records),
    close: async () => undefined,
  };
});
