/** Suggests another language of the page, in that language: a bar on the announcement. */
import type { Text } from '#i18n/text.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { SuggestedLocale } from './language-suggestion.ts';

type LanguageSuggestionProps = {
  readonly locale: SuggestedLocale;
  /** The page in that locale. */
  readonly href: string;
  /** Messages in that locale's language. */
  readonly text: Text;
  readonly onDismiss: () => void;
};

/** Covers the announcement, as high as that is, so that nothing moves. */
export function LanguageSuggestion({ locale, href, text, onDismiss }: LanguageSuggestionProps) {
  return (
    <section
      lang={locale.tag}
      aria-label={text('languageSuggestion.title')}
      className="no-print absolute inset-x-0 top-0 flex min-h-full items-center justify-center bg-announcement text-xs font-medium text-on-announcement"
    >
      {/* Another language is another document. */}
      <a
        href={href}
        hrefLang={locale.tag}
        dir="auto"
        className="flex min-h-9 items-center underline underline-offset-4"
      >
        {text('languageSuggestion.view')}
      </a>
      <button
        type="button"
        aria-label={text('languageSuggestion.close')}
        onClick={onDismiss}
        className="grid min-h-9 w-11 place-items-center"
      >
        <Icon name="close" size={16} />
      </button>
    </section>
  );
}
