/** Canonical path of a page: its name in lower case, unreserved characters not escaped. */

const UNRESERVED = /^[\w.~-]$/;
/**
 * The language prefix and the segment after it. Later segments are names of products, brands and
 * editors' pages.
 */
const PAGE_NAME = /^(?:\/[a-z]{2}(?:-[a-z]{2})?(?=\/))?\/[^/]*/i;

/** Returns a canonical path unchanged. */
export function canonicalPath(pathname: string): string {
  const unescaped = pathname.replace(/%([0-9a-f]{2})/gi, (escaped, code: string) => {
    const letter = String.fromCharCode(Number.parseInt(code, 16));
    return UNRESERVED.test(letter) ? letter : escaped;
  });
  return unescaped.replace(PAGE_NAME, (name) =>
    name.replace(/%..|[A-Z]+/g, (part) => (part.startsWith('%') ? part : part.toLowerCase())),
  );
}
