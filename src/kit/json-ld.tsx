/** Structured data for crawlers: drawn by the server, and neither data nor code in the browser. */

/** Pass `import.meta.env.SSR ? describe(…) : null`, so that what describes stays on the server. */
export function StructuredData({ value }: { readonly value: unknown }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, in which no element can end
      dangerouslySetInnerHTML={{ __html: value === null ? '' : JSON.stringify(value).replaceAll('<', '\\u003c') }}
    />
  );
}
