/** The questions contract on questions in memory. */
import { describeQuestions } from '../questions.contract.ts';
import { createMemoryQuestions } from './memory-questions.fixtures.ts';

describeQuestions('memory', async (maxPending) => {
  const questions = createMemoryQuestions([], { ...(maxPending !== undefined && { maxPending }) });
  return {
    questions,
    save: async (records) => questions.save(records),
    close: async () => undefined,
  };
});
