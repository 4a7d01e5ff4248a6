/** The values of one facet with their counts; a value that leads nowhere is disabled. */
import { useState } from 'react';
import type { ListingState } from '#features/search/listing.ts';
import { useText } from '#kit/text.tsx';
import { isChosen, isSingleChoice } from '../listing-change.ts';
import type { ShownFacet, ShownTerm } from '../listing-result.ts';
import { findFamilyHex, type TermLabel } from '../term-label.ts';

export type TermFacetProps = {
  readonly facet: ShownFacet;
  readonly wanted: ListingState;
  readonly label: TermLabel;
  readonly onChange: () => void;
};

const FIRST = 8;
/** From so many on a box to search in them stands above. */
const MANY = 10;

export function TermFacet({ facet, wanted, label, onChange }: TermFacetProps) {
  const text = useText();
  const [sought, setSought] = useState('');
  const chosen = (value: string) => isChosen(wanted, facet.key, value);
  const rest = facet.terms.slice(FIRST);
  const list = (terms: readonly ShownTerm[]) => (
    <ul>
      {terms.map((term) => (
        <li key={term[0]} hidden={!includesText(label(facet.key, term[0]), sought)}>
          <Term facet={facet} term={term} isChosen={chosen(term[0])} label={label} onChange={onChange} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {facet.key === 'brand' && facet.terms.length >= MANY && (
        <input
          type="search"
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          aria-label={text('listing.seekBrand')}
          placeholder={text('listing.seekBrand')}
          className="mb-2 h-11 w-full rounded-control border border-control bg-paper px-3 placeholder:text-muted noscript:hidden"
        />
      )}
      {list(facet.terms.slice(0, FIRST))}
      {rest.length > 0 && (
        <details open={sought !== '' || rest.some(([value]) => chosen(value))} className="group/rest">
          <summary className="flex min-h-9 w-fit list-none items-center text-sm underline underline-offset-4 group-open/rest:hidden max-lg:min-h-11">
            {text('listing.more')}
          </summary>
          {list(rest)}
        </details>
      )}
    </>
  );
}

function includesText(name: string, sought: string): boolean {
  return name.toLocaleLowerCase().includes(sought.trim().toLocaleLowerCase());
}

type TermProps = Pick<TermFacetProps, 'facet' | 'label' | 'onChange'> & { readonly term: ShownTerm; readonly isChosen: boolean };

function Term({ facet: { key }, term: [value, count], isChosen, label, onChange }: TermProps) {
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-3 text-sm has-disabled:cursor-not-allowed has-disabled:text-muted max-lg:min-h-11">
      <input
        type={isSingleChoice(key) ? 'radio' : 'checkbox'}
        name={key}
        value={value}
        checked={isChosen}
        disabled={count === 0 && !isChosen}
        onChange={onChange}
        className="size-4 shrink-0 accent-ink"
      />
      {key === 'colour' && (
        <span
          aria-hidden="true"
          className="size-5 shrink-0 rounded-full border border-control bg-(--swatch)"
          style={{ '--swatch': findFamilyHex(value) } as React.CSSProperties}
        />
      )}
      <span className="grow">{label(key, value)}</span>
      <span className="text-muted tabular-nums">{count}</span>
    </label>
  );
}
