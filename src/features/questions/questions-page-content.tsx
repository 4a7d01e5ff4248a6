/** Content of the page of all questions: search, list and links to further pages. */
import { useText } from '#i18n/text.tsx';
import { describeTool, describeToolParameter } from '#kit/html/tool-attributes.ts';
import { links } from '#links';
import { Link, prefixHref } from '#request/link.tsx';
import { useShopPrefix } from '#request/shop-public.tsx';
import { StyleSheet } from '#ui/style-sheet/style-sheet.tsx';
import { StartQuestion } from './parts/start-question.tsx';
import { QuestionList } from './question-list.tsx';
import { type QuestionListParams, toQuestionQuery } from './question-list-params.ts';
import styleSheet from './questions.css?url';
import { QUESTIONS_PER_PAGE } from './questions.ts';
import type { QuestionsView } from './questions-view.ts';

export function QuestionsPageContent({ view }: { readonly view: QuestionsView }) {
  const text = useText();
  const { slug, results, total, everyTotal, params } = view;
  const linkTo = (change: Partial<QuestionListParams>) =>
    links.questions({ slug, ...toQuestionQuery({ ...params, page: 1, ...change }) });
  return (
    <div className="question-page">
      <StyleSheet href={styleSheet} />
      {everyTotal > 0 && <SearchForm view={view} />}
      {params.search !== '' && (
        <p role="status">
          {view.isSearchRefused
            ? text('questions.tooManySearches')
            : text('questions.found', { count: total })}{' '}
          <Link to={linkTo({ search: '' })} className="question-link">
            {text('questions.clear')}
          </Link>
        </p>
      )}
      {results.length > 0 && <QuestionList questions={results} level={2} />}
      {everyTotal === 0 && <p>{text('questions.none')}</p>}
      <p className="question-links">
        {params.page > 1 && (
          <Link to={linkTo({ page: params.page - 1 })} rel="prev" className="question-button">
            {text('questions.previous')}
          </Link>
        )}
        {params.page * QUESTIONS_PER_PAGE < total && (
          <Link to={linkTo({ page: params.page + 1 })} rel="next" className="question-button">
            {text('questions.next')}
          </Link>
        )}
        {!params.isEveryLanguage && params.search === '' && everyTotal > total && (
          <Link to={linkTo({ isEveryLanguage: true })} className="question-button">
            {text('questions.allLanguages')}
          </Link>
        )}
      </p>
      <StartQuestion slug={slug} />
    </div>
  );
}

const tool = describeTool(
  'search_questions',
  'Searches the questions about this product and their answers.',
);
const words = describeToolParameter('Words of the search, in the language of the page.');

function SearchForm({ view: { slug, params } }: { readonly view: QuestionsView }) {
  const text = useText();
  const prefix = useShopPrefix();
  return (
    <search>
      <form
        action={prefixHref(prefix, links.questions({ slug }))}
        suppressHydrationWarning
        {...tool}
        className="question-search"
      >
        <label>
          {text('questions.search')}
          <input
            type="search"
            name="q"
            suppressHydrationWarning
            {...words}
            defaultValue={params.search}
            maxLength={80}
          />
        </label>
        {params.isEveryLanguage && <input type="hidden" name="languages" value="all" />}
        <button type="submit" className="question-button">
          {text('questions.searchButton')}
        </button>
      </form>
    </search>
  );
}
