/** The search box: a plain GET form, so that searching needs no script. */
import { Form } from 'react-router';
import { useText } from '#kit/text.tsx';
import { links } from '#links';
import { Icon } from '#ui/icon/icon.tsx';

export function SearchForm({ defaultValue }: { defaultValue?: string }) {
  const text = useText();
  return (
    <Form
      action={links.search()}
      role="search"
      className="flex w-full items-center rounded-control border border-control bg-paper focus-within:border-ink"
    >
      <input
        type="search"
        name="q"
        required
        maxLength={200}
        defaultValue={defaultValue}
        autoComplete="off"
        enterKeyHint="search"
        aria-label={text('search.label')}
        placeholder={text('search.placeholder')}
        className="h-11 min-w-0 grow rounded-control bg-transparent px-4 placeholder:text-muted"
      />
      <button type="submit" aria-label={text('search.label')} className="grid size-11 place-items-center rounded-control">
        <Icon name="search" size={20} />
      </button>
    </Form>
  );
}
