/**
 * Built-in size recommendation: up to three questions and a result, each a link or a form that
 * leads to the next, shown in an iframe on the product page.
 */
import { useText } from '#i18n/text.tsx';
import { links, type SizeRecommendationQuery } from '#links';
import { findLabelSystem } from './label-system.ts';
import { findLimits, parseMeasurement } from './parse-measurement.ts';
import { GuideLink } from './parts/guide-link.tsx';
import { MeasurementsForm } from './parts/measurements-form.tsx';
import { SizeResult } from './parts/size-result.tsx';
import { PREFERRED_FITS, type PreferredFit, recommendSize } from './recommend-size.ts';
import type { SizeTable } from './size-table.ts';

export type SizeRequest = {
  readonly sizes: readonly string[];
  /** Path of the product's size guide; null where it has none. */
  readonly guide: string | null;
  /** Null where the shopper does not know it; undefined until the question is answered. */
  readonly usual: string | null | undefined;
  readonly fit: PreferredFit | null;
  /** Texts of the fields by measure; null until the form is sent. */
  readonly measured: readonly string[] | null;
};

/** Value of `usual` for shoppers who do not know their size: no size has the mark of the list. */
export const UNKNOWN_SIZE = '~';

export type SizeRecommendationPageProps = {
  readonly request: SizeRequest;
  /** Measurements of the sizes; null where the guide has none. */
  readonly table: SizeTable | null;
  readonly locale: string;
};

export function SizeRecommendationPage({ request, table, locale }: SizeRecommendationPageProps) {
  const { sizes, usual, fit, measured, guide } = request;
  const start: SizeRecommendationQuery = { sizes, ...(guide !== null && { guide }) };
  if (usual === undefined) return <UsualSizeQuestion {...{ start, table, locale }} />;
  const query = { ...start, usual: usual ?? UNKNOWN_SIZE };
  if (fit === null) return <PreferredFitQuestion query={query} locale={locale} />;
  const values = table?.measures.map((measure, index) =>
    parseMeasurement(measured?.[index] ?? '', findLimits(measure)),
  );
  if (table && (measured === null || values?.includes(undefined)))
    return (
      <MeasurementsForm
        query={{ ...query, fit }}
        measures={table.measures}
        values={measured ?? []}
        locale={locale}
      />
    );
  const answers = { sizes, usual, fit, measured: values?.map((value) => value ?? null) ?? [] };
  return (
    <SizeResult
      result={recommendSize(answers, table)}
      fit={fit}
      guide={guide}
      startHref={links.api.sizeRecommendation(start, locale)}
    />
  );
}

type UsualSizeQuestionProps = {
  readonly start: SizeRecommendationQuery;
  readonly table: SizeTable | null;
  readonly locale: string;
};

function UsualSizeQuestion({ start, table, locale }: UsualSizeQuestionProps) {
  const text = useText();
  const hrefOf = (usual: string) => links.api.sizeRecommendation({ ...start, usual }, locale);
  const system = findLabelSystem(start.sizes, table?.heading ?? null);
  return (
    <main aria-labelledby="title">
      <h1 id="title">{text(`sizeRecommendation.usualSize.${system}`)}</h1>
      <ul className="sizes">
        {start.sizes.map((size) => (
          <li key={size}>
            <a href={hrefOf(size)}>{size}</a>
          </li>
        ))}
      </ul>
      <div className="actions">
        <a href={hrefOf(UNKNOWN_SIZE)}>{text('sizeRecommendation.doNotKnow')}</a>
        {start.guide !== undefined && <GuideLink guide={start.guide} />}
      </div>
    </main>
  );
}

type PreferredFitQuestionProps = {
  readonly query: SizeRecommendationQuery;
  readonly locale: string;
};

function PreferredFitQuestion({ query, locale }: PreferredFitQuestionProps) {
  const text = useText();
  return (
    <main aria-labelledby="title">
      <h1 id="title">{text('sizeRecommendation.preferredFit')}</h1>
      <ul className="fits">
        {PREFERRED_FITS.map((fit) => (
          <li key={fit}>
            <a href={links.api.sizeRecommendation({ ...query, fit }, locale)}>
              {text(`sizeRecommendation.${fit}`)}
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
}
