/** The one spelling of a page's path: its name in lower case, nothing escaped that needs none. */

const UNRESERVED = /^[\w.~-]$/;
/** A language and the first name after it; what follows are names of products, brands and editors' pages. */
const PAGE_NAME = /^(?:\/[a-z]{2}(?:-[a-z]{2})?(?=\/))?\/[^/]*/i;

/** The same path where it is spelt so already. */
export function spellPath(pathname: string): string {
  const plain = pathname.replace(/%([0-9a-f]{2})/gi, (escaped, code: string) => {
    const letter = String.fromCharCode(Number.parseInt(code, 16));
    return UNRESERVED.test(letter) ? letter : escaped;
  });
  return plain.replace(PAGE_NAME, (name) =>
    name.replace(/%..|[A-Z]+/g, (part) => (part.startsWith('%') ? part : part.toLowerCase())),
  );
}
