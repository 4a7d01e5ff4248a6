/**
 * Built-in size recommendation: two questions and a result, each a link to the next, shown in an
 * iframe on the product page.
 */
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { PREFERRED_FITS, type PreferredFit, recommendSize } from './guided-selling.ts';

export type SizeRequest = {
  readonly sizes: readonly string[];
  readonly usual: string | null;
  readonly fit: PreferredFit | null;
};

const fitLabels = {
  close: 'advice.fitTight',
  made: 'advice.fitRegular',
  roomy: 'advice.fitLoose',
} as const;

export function SizeRecommendationPage({
  question,
  locale,
}: {
  readonly question: SizeRequest;
  readonly locale: string;
}) {
  const { sizes, usual, fit } = question;
  if (usual === null)
    return (
      <QuestionPage
        id="advice.usual"
        options={sizes.map((size) => [
          size,
          links.api.sizeRecommendation({ sizes, usual: size }, locale),
        ])}
      />
    );
  if (fit === null) return <PreferredFitField sizes={sizes} usual={usual} locale={locale} />;
  return (
    <ResultPage
      size={recommendSize(sizes, usual, fit) ?? usual}
      again={links.api.sizeRecommendation({ sizes }, locale)}
    />
  );
}

function PreferredFitField({
  sizes,
  usual,
  locale,
}: {
  readonly sizes: readonly string[];
  readonly usual: string;
  readonly locale: string;
}) {
  const text = useText();
  return (
    <QuestionPage
      id="advice.fit"
      options={PREFERRED_FITS.map((fit) => [
        text(fitLabels[fit]),
        links.api.sizeRecommendation({ sizes, usual, fit }, locale),
      ])}
    />
  );
}

type QuestionPageProps = {
  readonly id: 'advice.usual' | 'advice.fit';
  readonly options: readonly (readonly [label: string, href: string])[];
};

function QuestionPage({ id, options }: QuestionPageProps) {
  const text = useText();
  return (
    <main>
      <h1>{text(id)}</h1>
      <ul>
        {options.map(([label, href]) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </main>
  );
}

function ResultPage({ size, again }: { readonly size: string; readonly again: string }) {
  const text = useText();
  return (
    <main>
      <h1>{text('advice.answer', { size })}</h1>
      <p>
        <button type="button" value={size}>
          {text('advice.choose', { size })}
        </button>
      </p>
      <p>
        <a href={again}>{text('advice.again')}</a>
      </p>
    </main>
  );
}
