/**
 * Section of a product page with its first questions, and a form; server HTML without JavaScript.
 */
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { StyleSheet } from '#ui/style-sheet/style-sheet.tsx';
import { StartQuestion } from './parts/start-question.tsx';
import { QuestionList } from './question-list.tsx';
import styleSheet from './questions.css?url';
import { QUESTIONS_ID } from './questions.ts';
import type { QuestionsView } from './questions-view.ts';

export function QuestionsSection({ view }: { readonly view: QuestionsView }) {
  const text = useText('questions');
  const { slug, results, everyTotal } = view;
  return (
    <section id={QUESTIONS_ID} className="page questions" aria-labelledby={`${QUESTIONS_ID}-title`}>
      <StyleSheet href={styleSheet} />
      <h2 id={`${QUESTIONS_ID}-title`} className="questions-title">
        {text('questions.title')}
      </h2>
      {everyTotal === 0 && <p>{text('questions.none')}</p>}
      {results.length > 0 && <QuestionList questions={results} level={3} />}
      {everyTotal > results.length && (
        <p className="question-links">
          <Link to={links.questions({ slug })} className="question-button">
            {text('questions.all', { count: everyTotal })}
          </Link>
        </p>
      )}
      <StartQuestion slug={slug} />
    </section>
  );
}
