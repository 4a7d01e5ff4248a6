/** Search box: a GET form that works without JavaScript; suggestions load on first focus. */
import { type ComponentType, Suspense, useRef, useState } from 'react';
import { Form } from 'react-router';
import { useText } from '#i18n/text.tsx';
import { describeTool, describeToolParameter } from '#kit/html/tool-attributes.ts';
import { links } from '#links';
import { Icon } from '#ui/icon/icon.tsx';

const tool = describeTool('search_products', 'Searches the products of this shop.');
const words = describeToolParameter('Words of the search, in the language of the page.');

type SuggestionsComponent = ComponentType<{ readonly input: HTMLInputElement }>;

export type SearchFormProps = {
  readonly defaultValue?: string | undefined;
  /** A second search form on the page, which needs its own accessible name. */
  readonly isSecondary?: boolean;
};

export function SearchForm({ defaultValue, isSecondary }: SearchFormProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<SuggestionsComponent | null>(null);
  // If the module fails to load, the form still works.
  const onFirstFocus = () =>
    import('./suggestions.tsx').then(
      (module) => setSuggestions(() => module.Suggestions),
      () => undefined,
    );
  return (
    <div className="relative w-full">
      <Form
        action={links.search()}
        role="search"
        suppressHydrationWarning
        {...(isSecondary ? {} : tool)}
        aria-label={isSecondary ? text('search.label') : undefined}
        className="flex w-full items-center rounded-control border border-control bg-paper focus-within:border-ink has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-(--focus)"
      >
        <input
          ref={input}
          type="search"
          name="q"
          suppressHydrationWarning
          {...words}
          required
          maxLength={200}
          defaultValue={defaultValue}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={text('search.label')}
          placeholder={text('search.placeholder')}
          onFocus={Suggestions ? undefined : () => void onFirstFocus()}
          className="h-11 min-w-0 grow rounded-control bg-transparent px-4 shadow-none outline-none placeholder:text-muted"
        />
        <button
          type="submit"
          aria-label={text('search.label')}
          className="grid size-11 place-items-center rounded-control"
        >
          <Icon name="search" size={20} />
        </button>
      </Form>
      {Suggestions && input.current && (
        <Suspense>
          <Suggestions input={input.current} />
        </Suspense>
      )}
    </div>
  );
}
