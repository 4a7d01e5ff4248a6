/** Questions with their answers, in order. */
import { formatDate } from '#i18n/formats/format-date.ts';
import { type Text, useText } from '#i18n/text.tsx';
import { useShop } from '#request/shop-public.tsx';
import type { Question, QuestionAnswer } from './questions.ts';

export type QuestionListProps = {
  readonly questions: readonly Question[];
  /** Level of the questions' headings. */
  readonly level: 2 | 3;
};

export function QuestionList({ questions, level }: QuestionListProps) {
  return (
    <ul className="question-list">
      {questions.map((question) => (
        <QuestionItem key={question.id} question={question} level={level} />
      ))}
    </ul>
  );
}

type ItemProps = { readonly question: Question; readonly level: 2 | 3 };

function QuestionItem({ question, level }: ItemProps) {
  const text = useText();
  const { id, body, username, language, submittedAt, answers } = question;
  const Heading = level === 2 ? 'h2' : 'h3';
  const writer =
    username === null ? text('questions.someone') : text('questions.by', { name: username });
  return (
    <li className="question" id={`question-${id}`}>
      <Heading className="question-body" lang={language ?? undefined} dir="auto">
        {body}
      </Heading>
      <Facts writer={writer} submittedAt={submittedAt} />
      {answers.length === 0 && <p className="question-facts">{text('questions.unanswered')}</p>}
      {answers.map((answer) => (
        <div className="question-answer" key={answer.id}>
          <p className="question-text" lang={language ?? undefined} dir="auto">
            {answer.body}
          </p>
          <Facts writer={formatAuthor(text, answer)} submittedAt={answer.submittedAt} />
        </div>
      ))}
    </li>
  );
}

function formatAuthor(text: Text, { username, isFromShop, isVerified }: QuestionAnswer): string {
  const kind = isVerified ? 'fromVerified' : isFromShop ? 'fromShop' : 'fromBuyer';
  return text(`questions.${kind}`, { name: username });
}

type FactsProps = { readonly writer: string; readonly submittedAt: string };

function Facts({ writer, submittedAt }: FactsProps) {
  const { locale } = useShop();
  const day = formatDate(submittedAt, locale.tag);
  return (
    <p className="question-facts">
      <bdi>{writer}</bdi> <time dateTime={submittedAt}>{day}</time>
    </p>
  );
}
