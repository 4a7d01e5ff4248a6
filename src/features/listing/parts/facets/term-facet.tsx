/**
 * Values of one facet with their counts, in groups where there are several kinds; a
 * value without results is disabled.
 */
import { useState } from 'react';
import type { ListingState } from '#features/search/listing.ts';
import { type MessageId, useText } from '#i18n/text.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { groupTerms, type TermGroup } from '../../facets/term-groups.ts';
import type { TermLabel } from '../../facets/term-label.ts';
import { isChosen } from '../../listing-change.ts';
import type { CategoryLink, FacetView, TermView } from '../../listing-result.ts';
import { Term } from './term.tsx';

export type TermFacetProps = {
  readonly facet: FacetView;
  readonly requested: ListingState;
  readonly label: TermLabel;
  readonly categories: readonly CategoryLink[];
  readonly onChange: () => void;
};

/** Number of values from which a facet has a search field; colours and sizes have none. */
const MANY = 10;

function hasSearchField({ key, terms }: FacetView): boolean {
  return key !== 'colour' && key !== 'size' && terms.length >= MANY;
}

export function TermFacet(props: TermFacetProps) {
  const text = useText();
  const [sought, setSought] = useState('');
  const { facet, categories } = props;
  const groups = groupTerms(facet, categories);
  // Fixed on mount, so that an open group does not close while the shopper filters.
  const [likely] = useState(() => findLikely(facet, groups));
  const name = text('listing.facetSearch', {
    name: text(`listing.facet.${facet.key}` as MessageId),
  });
  return (
    <>
      {hasSearchField(facet) && (
        <input
          type="search"
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          aria-label={name}
          placeholder={name}
          className="mb-2 h-11 w-full rounded-control border border-control bg-paper px-3 placeholder:text-muted noscript:hidden"
        />
      )}
      {groups.map((group) =>
        groups.length === 1 ? (
          <Group key="all" {...props} group={group} sought={sought} />
        ) : (
          <NamedGroup
            key={group.label ?? group.name}
            {...props}
            group={group}
            sought={sought}
            likely={likely}
          />
        ),
      )}
    </>
  );
}

/**
 * Value whose group is open by default: the first size, or the most frequent value of other facets.
 */
function findLikely({ key, terms }: FacetView, groups: readonly TermGroup[]): string | undefined {
  const [likely] =
    key === 'size' ? (groups[0]?.terms ?? []) : terms.toSorted(([, a], [, b]) => b - a);
  return likely?.[0];
}

type GroupProps = TermFacetProps & { readonly group: TermGroup; readonly sought: string };

/** Open with the likely value, with a selected value, or during a search. */
function NamedGroup({ likely, ...props }: GroupProps & { readonly likely: string | undefined }) {
  const text = useText();
  const { group, facet, requested, sought } = props;
  const isOpen =
    sought !== '' ||
    group.terms.some(([value]) => value === likely || isChosen(requested, facet.key, value));
  return (
    <details open={isOpen} className="group/kind">
      <summary className="flex min-h-9 list-none items-center justify-between text-sm text-muted max-lg:min-h-11">
        {group.label ? text(group.label) : group.name}
        <span className="rotate-90 group-open/kind:-rotate-90 rtl:-rotate-90 rtl:group-open/kind:rotate-90">
          <Icon name="forward" size={14} />
        </span>
      </summary>
      <Group {...props} />
    </details>
  );
}

const FIRST = 8;

function Group({ group: { terms }, facet, requested, label, sought, onChange }: GroupProps) {
  const text = useText();
  const selected = (value: string) => isChosen(requested, facet.key, value);
  const [first, rest] =
    facet.key === 'size' ? [terms, []] : [terms.slice(0, FIRST), terms.slice(FIRST)];
  const list = (members: readonly TermView[]) => (
    <ul
      className={
        facet.key === 'size' && members.every(([size]) => size.length <= SHORT)
          ? 'fill-columns'
          : undefined
      }
    >
      {members.map((term) => (
        <li key={term[0]} hidden={!includesText(label(facet.key, term[0]), sought)}>
          <Term
            facet={facet}
            term={term}
            isChosen={selected(term[0])}
            label={label}
            onChange={onChange}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {list(first)}
      {rest.length > 0 && (
        <details
          open={sought !== '' || rest.some(([value]) => selected(value))}
          className="group/rest"
        >
          <summary className="flex min-h-9 w-fit list-none items-center text-sm underline underline-offset-4 group-open/rest:hidden max-lg:min-h-11">
            {text('listing.more')}
          </summary>
          {list(rest)}
        </details>
      )}
    </>
  );
}

/** Maximum length, in characters, of sizes listed in two columns. */
const SHORT = 7;

function includesText(name: string, sought: string): boolean {
  return name.toLocaleLowerCase().includes(sought.trim().toLocaleLowerCase());
}
