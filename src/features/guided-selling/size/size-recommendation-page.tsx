/**
 * Built-in size recommendation: up to three questions and a result, each a link or a form that
 * leads to the next, shown in an iframe on the product page.
 */
import { useText } from '#i18n/text.tsx';
import { links, type SizeRecommendationQuery } from '#links';
import { MeasurementsForm } from './parts/measurements-form.tsx';
import { SizeResult } from './parts/size-result.tsx';
import { adviseSize, PREFERRED_FITS, type PreferredFit, readMeasurement } from './size-advice.ts';
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

/** Value of `usual` for shoppers who do not know their size. */
export const UNKNOWN_SIZE = '-';

export type SizeRecommendationPageProps = {
  readonly question: SizeRequest;
  /** Measurements of the sizes; null where the guide has none. */
  readonly table: SizeTable | null;
  readonly locale: string;
};

export function SizeRecommendationPage({ question, table, locale }: SizeRecommendationPageProps) {
  const { sizes, usual, fit, measured, guide } = question;
  const start: SizeRecommendationQuery = { sizes, ...(guide !== null && { guide }) };
  if (usual === undefined) return <UsualSizeQuestion start={start} locale={locale} />;
  const known = { ...start, usual: usual ?? UNKNOWN_SIZE };
  if (fit === null) return <PreferredFitQuestion known={known} locale={locale} />;
  const values = measured?.map(readMeasurement) ?? [];
  if (table && (measured === null || values.includes(undefined)))
    return (
      <MeasurementsForm
        query={{ ...known, fit }}
        measures={table.measures}
        values={measured ?? []}
        locale={locale}
      />
    );
  const answers = { sizes, usual, fit, measured: values.map((value) => value ?? null) };
  return (
    <SizeResult
      advice={adviseSize(answers, table)}
      fit={fit}
      guide={guide}
      again={links.api.sizeRecommendation(start, locale)}
    />
  );
}

type UsualSizeQuestionProps = { readonly start: SizeRecommendationQuery; readonly locale: string };

function UsualSizeQuestion({ start, locale }: UsualSizeQuestionProps) {
  const text = useText();
  const hrefOf = (usual: string) => links.api.sizeRecommendation({ ...start, usual }, locale);
  return (
    <main aria-labelledby="title">
      <h1 id="title">{text('fit.usual')}</h1>
      <ul className="sizes">
        {start.sizes.map((size) => (
          <li key={size}>
            <a href={hrefOf(size)}>{size}</a>
          </li>
        ))}
      </ul>
      <p>
        <a href={hrefOf(UNKNOWN_SIZE)}>{text('fit.unknown')}</a>
      </p>
    </main>
  );
}

type PreferredFitQuestionProps = {
  readonly known: SizeRecommendationQuery;
  readonly locale: string;
};

function PreferredFitQuestion({ known, locale }: PreferredFitQuestionProps) {
  const text = useText();
  return (
    <main aria-labelledby="title">
      <h1 id="title">{text('fit.preferred')}</h1>
      <ul className="fits">
        {PREFERRED_FITS.map((fit) => (
          <li key={fit}>
            <a href={links.api.sizeRecommendation({ ...known, fit }, locale)}>
              {text(`fit.${fit}`)}
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
}
