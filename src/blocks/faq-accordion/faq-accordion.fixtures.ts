/** Examples of the FAQ: default and custom title. */
export const fixtures = {
  usual: {
    questions: [
      { question: 'How long may I think it over?', answer: '28 days from the day it arrives.' },
      { question: 'What if it does not fit?', answer: 'Send it back;\nwe pay the postage.' },
    ],
  },
  titled: {
    title: 'About gift cards',
    questions: [{ question: 'Do they run out?', answer: 'After two years.' }],
  },
};
