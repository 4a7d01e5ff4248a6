/** Editor fields beside the page's JSON: badges to try, and the selected products. */
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
  /** Slug of the product whose page is in the iframe. */
  readonly shown: string | null;
  readonly onShow: (slug: string | null) => void;
};

/** Products selected on cards or with the toggle on a product page; each button opens that page. */
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
