/** Escapes text for HTML and XML, and JSON for script elements. */

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // Not `&apos;`, which HTML 4 lacks and some email clients show as written.
  "'": '&#39;',
};

/** For element content and quoted attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** JSON that cannot close the script element that contains it. */
export function stringifyForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
