/** Suggestions under the search box, in a chunk of their own that loads on first focus. */
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { trackSearchEvent } from '#features/search-events/track-search.browser.ts';
import { useText } from '#i18n/text.tsx';
import { OptionRow } from './parts/option-row.tsx';
import type { SuggestionGroup, SuggestionOption } from './suggestion-options.ts';
import styleSheet from './suggestions.css?url';
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
  return <StyledSuggestions input={input} />;
}

/**
 * Shows the list once its style sheet is loaded; one that failed is loaded again when the shopper
 * types on. Not by React's `precedence`, with which a failure is an unhandled rejection.
 */
function StyledSuggestions({ input }: { readonly input: HTMLInputElement }) {
  const [sheet, setSheet] = useState<'loading' | 'loaded' | 'failed'>('loading');
  useEffect(() => {
    if (sheet !== 'failed') return;
    const retry = () => setSheet('loading');
    input.addEventListener('input', retry, { once: true });
    return () => input.removeEventListener('input', retry);
  }, [sheet, input]);
  return (
    <>
      {sheet !== 'failed' && (
        <link
          rel="stylesheet"
          href={styleSheet}
          onLoad={() => setSheet('loaded')}
          onError={() => setSheet('failed')}
        />
      )}
      {sheet === 'loaded' && <SuggestionList input={input} />}
    </>
  );
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
        className="suggestions"
      >
        <div className="suggestion-groups">
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
    <div role="group" aria-label={text(`suggest.${label}`, { count })} data-suggestions={label}>
      {label !== 'all' && (
        <p aria-hidden="true" className="suggestion-label">
          {text(`suggest.${label}`)}
        </p>
      )}
      {children}
    </div>
  );
}
