/** The page's one live region: says what changed, once, politely. */

const ELEMENT_ID = 'announcer';

export function Announcer() {
  return <p id={ELEMENT_ID} role="status" aria-live="polite" className="sr-only" suppressHydrationWarning />;
}

/** Replaces what was said before; silent when the page has no region. */
export function announce(sentence: string): void {
  const region = document.getElementById(ELEMENT_ID);
  if (region) region.textContent = sentence;
}
