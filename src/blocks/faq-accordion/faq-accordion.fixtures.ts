/** Examples of the FAQ: default and custom title. */
export const fixtures = {
  usual: {
    questions: [
      { question: 'How long may I think it over?', answer: '28 days from the day it arrives.' },
      { question: 'What if it does not fit?', answer: 'Return it;\nyou have 28 days.' },
    ],
  },
  titled: {
    title: 'About gift cards',
    questions: [{ question: 'Do they run out?', answer: 'After two years.' }],
  },
};
