/** Structured data (JSON-LD) for crawlers, rendered by the server only. */
import { stringifyForScript } from './markup.ts';

/**
 * Pass `import.meta.env.SSR ? describe(…) : null`, so that the code that describes the page stays
 * out of the browser's bundle.
 */
export function StructuredData({ value }: { readonly value: unknown }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, in which no element can end
      dangerouslySetInnerHTML={{ __html: value === null ? '' : stringifyForScript(value) }}
    />
  );
}
