/**
 * Values of one facet with their counts, in groups where there are several kinds; a
 * value without results is disabled.
 */
import { useState } from 'react';
import type { ListingState } from '#features/search/listing.ts';
import { type MessageId, useText } from '#i18n/text.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { type FacetValueGroup, groupFacetValues } from '../../facets/facet-value-groups.ts';
import type { FacetValueLabel } from '../../facets/facet-value-label.ts';
import { isFacetValueSelected } from '../../listing-change.ts';
import type { CategoryLink, FacetValueView, FacetView } from '../../listing-result.ts';
import { FacetValueOption } from './facet-value-option.tsx';

export type ValueFacetProps = {
  readonly facet: FacetView;
  readonly requested: ListingState;
  readonly label: FacetValueLabel;
  readonly categories: readonly CategoryLink[];
  readonly onChange: () => void;
};

/** Number of values from which a facet has a search field; colours and sizes have none. */
const MIN_SEARCHABLE = 10;

function hasSearchField({ key, values }: FacetView): boolean {
  return key !== 'colour' && key !== 'size' && values.length >= MIN_SEARCHABLE;
}

export function ValueFacet(props: ValueFacetProps) {
  const text = useText();
  const [searchTerm, setSearchTerm] = useState('');
  const { facet, categories } = props;
  const groups = groupFacetValues(facet, categories);
  // Fixed on mount, so that an open group does not close while the shopper filters.
  const [initiallyOpenValue] = useState(() => findInitiallyOpenValue(facet, groups));
  const name = text('listing.facetSearch', {
    name: text(`listing.facet.${facet.key}` as MessageId),
  });
  return (
    <>
      {hasSearchField(facet) && (
        <input
          type="search"
          value={searchTerm}
          onChange={(event) => setSearchTerm(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          aria-label={name}
          placeholder={name}
          className="mb-2 h-11 w-full rounded-control border border-control bg-paper px-3 placeholder:text-muted noscript:hidden"
        />
      )}
      {groups.map((group) =>
        groups.length === 1 ? (
          <Group key="all" {...props} group={group} searchTerm={searchTerm} />
        ) : (
          <NamedGroup
            key={group.label ?? group.name}
            {...props}
            group={group}
            searchTerm={searchTerm}
            initiallyOpenValue={initiallyOpenValue}
          />
        ),
      )}
    </>
  );
}

/**
 * Value whose group is open by default: the first size, or the most frequent value of other facets.
 */
function findInitiallyOpenValue(
  { key, values }: FacetView,
  groups: readonly FacetValueGroup[],
): string | undefined {
  const [initiallyOpenValue] =
    key === 'size' ? (groups[0]?.values ?? []) : values.toSorted(([, a], [, b]) => b - a);
  return initiallyOpenValue?.[0];
}

type GroupProps = ValueFacetProps & {
  readonly group: FacetValueGroup;
  readonly searchTerm: string;
};

/** Open with its initial value, with a selected value, or during a search. */
function NamedGroup({
  initiallyOpenValue,
  ...props
}: GroupProps & { readonly initiallyOpenValue: string | undefined }) {
  const text = useText();
  const { group, facet, requested, searchTerm } = props;
  const isOpen =
    searchTerm !== '' ||
    group.values.some(
      ([value]) =>
        value === initiallyOpenValue || isFacetValueSelected(requested, facet.key, value),
    );
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

/** Number of values displayed before "Show all". */
const VISIBLE_VALUES = 8;

function Group({ group: { values }, facet, requested, label, searchTerm, onChange }: GroupProps) {
  const text = useText();
  const selected = (value: string) => isFacetValueSelected(requested, facet.key, value);
  const [visible, hiddenValues] =
    facet.key === 'size'
      ? [values, []]
      : [values.slice(0, VISIBLE_VALUES), values.slice(VISIBLE_VALUES)];
  const list = (members: readonly FacetValueView[]) => (
    <ul
      className={
        facet.key === 'size' && members.every(([size]) => size.length <= MAX_COLUMN_SIZE)
          ? 'fill-columns'
          : undefined
      }
    >
      {members.map((facetValue) => (
        <li key={facetValue[0]} hidden={!includesText(label(facet.key, facetValue[0]), searchTerm)}>
          <FacetValueOption
            facet={facet}
            facetValue={facetValue}
            isSelected={selected(facetValue[0])}
            label={label}
            onChange={onChange}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {list(visible)}
      {hiddenValues.length > 0 && (
        <details
          open={searchTerm !== '' || hiddenValues.some(([value]) => selected(value))}
          className="group/rest"
        >
          <summary className="flex min-h-9 w-fit list-none items-center text-sm underline underline-offset-4 group-open/rest:hidden max-lg:min-h-11">
            {text('listing.more')}
          </summary>
          {list(hiddenValues)}
        </details>
      )}
    </>
  );
}

/** Maximum length, in characters, of sizes listed in two columns. */
const MAX_COLUMN_SIZE = 7;

function includesText(name: string, searchTerm: string): boolean {
  return name.toLocaleLowerCase().includes(searchTerm.trim().toLocaleLowerCase());
}
