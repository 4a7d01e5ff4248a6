/** What an editor may try beside a page's own words: badges on its cards, and the products that are chosen. */
import { useId } from 'react';

export function BadgesField({ onWrite }: { onWrite: (badges: string) => void }) {
  const id = useId();
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-3">Badges to try on its cards</summary>
      <label htmlFor={id} className="sr-only">
        Badges as JSON
      </label>
      <textarea
        id={id}
        spellCheck={false}
        rows={4}
        placeholder='[{ "text": "New drop" }]'
        onChange={({ currentTarget }) => onWrite(currentTarget.value)}
        className="w-full border border-control bg-paper p-2 font-mono text-xs"
      />
    </details>
  );
}

type SelectedProductsProps = {
  readonly selected: readonly string[];
  /** The product whose page is in the frame. */
  readonly shown: string | null;
  readonly onShow: (slug: string | null) => void;
};

/** Pressed on the page's cards, or by the toggle on a product's own page, to which each of these leads. */
export function SelectedProducts({ selected, shown, onShow }: SelectedProductsProps) {
  const button = 'min-h-11 underline underline-offset-4';
  return (
    <section aria-label="Selected products">
      {shown !== null && (
        <button type="button" className={button} onClick={() => onShow(null)}>
          Back to the page
        </button>
      )}
      <ul>
        {selected.map((slug) => (
          <li key={slug}>
            <button type="button" className={button} onClick={() => onShow(slug)}>
              {slug}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
