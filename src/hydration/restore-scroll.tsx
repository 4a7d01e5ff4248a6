/** Keeps where each page of the history was scrolled to, as React Router's `<ScrollRestoration>` does. */
import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';

/** Where the router keeps them. */
const STORAGE_KEY = 'react-router-scroll-positions';

/** A page that is new in the history has no position: asking the storage for it would hold up its first paint. */
const restore = `(s=>{
if(!s||!s.key)return history.replaceState({key:Math.random().toString(32).slice(2)},"");
try{const y=JSON.parse(sessionStorage.getItem("${STORAGE_KEY}")||"{}")[s.key];if(typeof y==="number")scrollTo(0,y)}catch{}
})(history.state)`;

export function RestoreScroll() {
  useScrollRestoration();
  return (
    <script
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? restore : ' ' }}
    />
  );
}
