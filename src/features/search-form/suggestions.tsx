/** Suggestions under the search box, in a chunk of their own that loads on first focus. */
import { type ReactNode, useId } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { trackSearchEvent } from '#features/search-events/track-search.browser.ts';
import { useText } from '#i18n/text.tsx';
import { OptionRow } from './parts/option-row.tsx';
import type { SuggestionGroup, SuggestionOption } from './suggestion-options.ts';
import { optionId, useCombobox } from './use-combobox.ts';
import { useSuggestions } from './use-suggestions.ts';

function trackClick({
  card,
  queryId,
  position,
}: Extract<SuggestionOption, { kind: 'product' }>): void {
  void trackSearchEvent({ kind: 'clicked', product: card.productKey, queryId, position });
}

export function Suggestions({ input }: { readonly input: HTMLInputElement }) {
  // `useText` suspends until its messages are loaded. It has a component to itself, because React
  // miscounts stateful hooks that follow a suspended one.
  useText('suggestions');
  return <SuggestionList input={input} />;
}

function SuggestionList({ input }: { readonly input: HTMLInputElement }) {
  const text = useText();
  const navigate = useNavigate();
  const listId = useId();
  const { query, groups } = useSuggestions(input);
  const { key: page } = useLocation();
  const options = groups.flatMap((group) => group.options);
  const onSelect = (index: number) => {
    const option = options[index];
    if (!option) return;
    input.blur();
    if (option.kind === 'product') trackClick(option);
    void navigate(option.href);
  };
  const { isOpen, active } = useCombobox(input, {
    listId,
    count: options.length,
    query,
    page,
    onSelect,
  });

  return (
    <>
      <p role="status" className="sr-only">
        {query === '' ? '' : text('suggest.found', { count: options.length })}
      </p>
      <div
        id={listId}
        role="listbox"
        aria-label={text('suggest.list')}
        hidden={!isOpen}
        // Keeps the focus in the field while an option is clicked.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        className="@container absolute inset-x-0 top-full z-40 mt-1 max-h-[calc(100dvh-10rem-var(--consent-height,0px))] overflow-auto rounded-control border border-control bg-paper py-2"
      >
        <div className="@xl:columns-2">
          {groups.map(({ label, options: members }) => (
            <OptionGroup key={label} label={label} count={members.length}>
              {members.map((option) => {
                const index = options.indexOf(option);
                return (
                  <OptionRow
                    key={option.href}
                    id={optionId(listId, index)}
                    option={option}
                    isActive={index === active}
                    onSelect={() => onSelect(index)}
                  />
                );
              })}
            </OptionGroup>
          ))}
        </div>
      </div>
    </>
  );
}

type OptionGroupProps = {
  readonly label: SuggestionGroup['label'];
  readonly count: number;
  readonly children: ReactNode;
};

function OptionGroup({ label, count, children }: OptionGroupProps) {
  const text = useText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list of options
    <div
      role="group"
      aria-label={text(`suggest.${label}`, { count })}
      className="break-inside-avoid"
    >
      {label !== 'all' && (
        <p aria-hidden="true" className="px-4 pt-2 pb-1 text-xs text-muted">
          {text(`suggest.${label}`)}
        </p>
      )}
      {children}
    </div>
  );
}
