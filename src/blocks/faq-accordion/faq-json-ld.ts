/** Structured data of a FAQ for search engines. */
import { toPlainText } from '#features/content/text/inline-markup.ts';
import { stringifyForScript } from '#kit/html/markup.ts';

/** JSON-LD with every `<` escaped, so that it cannot close its script element. */
export function serialiseFaqJsonLd(
  questions: readonly { readonly question: string; readonly answer: string }[],
): string {
  const page = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: toPlainText(answer) },
    })),
  };
  return stringifyForScript(page);
}
