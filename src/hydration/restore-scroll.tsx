/**
 * Restores the scroll position of each history entry, as React Router's `<ScrollRestoration>` does.
 */
import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';

/** The router's own key in session storage. */
const STORAGE_KEY = 'react-router-scroll-positions';

/**
 * Inline script. A new history entry has no position, and reading the storage for it would delay
 * the first paint.
 */
const restore = `(s=>{
if(!s||!s.key)return history.replaceState({key:Math.random().toString(32).slice(2)},"");
try{const y=JSON.parse(sessionStorage.getItem("${STORAGE_KEY}")||"{}")[s.key];if(typeof y==="number")scrollTo(0,y)}catch{}
})(history.state)`;

export function RestoreScroll() {
  useScrollRestoration();
  return (
    <script
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this module
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? restore : ' ' }}
    />
  );
}
