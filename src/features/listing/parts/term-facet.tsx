/** The values of one facet with their counts; a value that leads nowhere is disabled. */
import type { FacetTerm, ListingFacet, ListingState } from '#features/search/listing.ts';
import { useText } from '#kit/text.tsx';
import { FAMILY_HEX, labelTerm } from '../term-label.ts';

export type TermFacetProps = { readonly facet: ListingFacet; readonly wanted: ListingState; readonly onChange: () => void };

const FIRST = 8;

export function TermFacet({ facet, wanted, onChange }: TermFacetProps) {
  const text = useText();
  const first = facet.terms.slice(0, FIRST);
  const rest = facet.terms.slice(FIRST);
  const list = (terms: readonly FacetTerm[]) => (
    <ul className="grid gap-0.5">
      {terms.map((term) => (
        <Term key={term.value} facet={facet} term={term} isChosen={isChosen(wanted, facet, term.value)} onChange={onChange} />
      ))}
    </ul>
  );
  return (
    <>
      {list(first)}
      {rest.length > 0 && (
        <details open={rest.some((term) => term.selected)}>
          <summary className="cursor-pointer py-2 text-sm underline underline-offset-4">{text('listing.more')}</summary>
          {list(rest)}
        </details>
      )}
    </>
  );
}

function isChosen(wanted: ListingState, { key }: ListingFacet, value: string): boolean {
  if (key === 'discount' || key === 'rating') return wanted[key] === Number(value);
  return key !== 'price' && (wanted.refinements[key] ?? []).includes(value);
}

type TermProps = { readonly facet: ListingFacet; readonly term: FacetTerm; readonly isChosen: boolean; readonly onChange: () => void };

function Term({ facet, term, isChosen, onChange }: TermProps) {
  const text = useText();
  const isOne = facet.key === 'discount' || facet.key === 'rating';
  return (
    <li>
      <label className="flex min-h-9 cursor-pointer items-center gap-3 text-sm has-disabled:cursor-not-allowed has-disabled:text-muted max-lg:min-h-11">
        <input
          type={isOne ? 'radio' : 'checkbox'}
          name={facet.key}
          value={term.value}
          checked={isChosen}
          disabled={term.count === 0 && !isChosen}
          onChange={onChange}
          className="size-4 accent-ink"
        />
        {facet.key === 'colour' && (
          <span
            aria-hidden="true"
            className="size-5 rounded-full border border-line bg-(--swatch)"
            style={{ '--swatch': FAMILY_HEX[term.value] ?? 'transparent' } as React.CSSProperties}
          />
        )}
        <span className="grow">{labelTerm(text, facet.key, term.value)}</span>
        <span className="text-muted tabular-nums">{term.count}</span>
      </label>
    </li>
  );
}
