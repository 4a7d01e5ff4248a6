/**
 * REC-3: labels a product as an ad, with who pays for it and why it is shown (Regulation (EU)
 * 2022/2065, article 26; Directive 2005/29/EC, annex I, point 11a). Works without JavaScript.
 */
import { useEffect, useRef } from 'react';
import { useLazyText } from '#i18n/text.tsx';
import { StyleSheet } from '#ui/style-sheet/style-sheet.tsx';
import { watchAd } from './events/watch-ad.browser.ts';
import styleSheet from './sponsored.css?url';
import type { ShownAd } from './sponsored.ts';

/** Label of an ad. Tracks views and clicks of its parent element, the product card. */
export function AdNote({ ad: { advertiser, eventsUrl } }: { readonly ad: ShownAd }) {
  const text = useLazyText('sponsored');
  const note = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const card = note.current?.parentElement;
    return card ? watchAd(card, eventsUrl) : undefined;
  }, [eventsUrl]);
  return (
    <>
      <StyleSheet href={styleSheet} />
      <details ref={note} className="ad-note">
        <summary>{text('sponsored.label')}</summary>
        <p>{text('sponsored.why', { advertiser })}</p>
      </details>
    </>
  );
}
