/** Iframe of an embedded page, behind a consent prompt. */
import { useState } from 'react';
import { currentConsent, saveConsent, useHasConsent } from '#features/consent/consent.browser.ts';
import { useText } from '#i18n/text.tsx';
import { usePageLanguageAttributes } from '../content-language.ts';
import { ConsentedIframe, takeFocus } from './consented-iframe.tsx';
import { iframeHostOf } from './iframe-hosts.ts';

type EmbeddedIframeProps = {
  readonly title: string;
  readonly src: string;
  /** True after the user clicked to see it: the shop's own media need no prompt then, others do. */
  readonly isRequested?: boolean;
  /** Moves the focus to the new content, when it replaces the element that was clicked. */
  readonly takesFocus?: boolean;
};

export function EmbeddedIframe({
  title,
  src,
  isRequested = false,
  takesFocus = false,
}: EmbeddedIframeProps) {
  const text = useText('blocks');
  const language = usePageLanguageAttributes();
  const hasConsent = useHasConsent('embeds');
  const [isAllowed, setAllowed] = useState(false);
  const host = iframeHostOf(src);
  const isShown = isAllowed || hasConsent || (isRequested && host === '');
  // Consent given at another iframe must not move the focus into this one.
  const [wasShown] = useState(isShown);
  if (isShown)
    return (
      <ConsentedIframe title={title} src={src} takesFocus={isAllowed || (takesFocus && wasShown)} />
    );
  return (
    <div
      {...language}
      className="grid size-full content-center-safe justify-items-center gap-4 overflow-y-auto p-4 text-center md:p-6"
    >
      <p className="prose-width noscript:hidden">{text('iframe.question', { title, host })}</p>
      <div className="flex flex-wrap justify-center gap-3 noscript:hidden">
        <button
          ref={takesFocus ? takeFocus : undefined}
          type="button"
          onClick={() => setAllowed(true)}
          className="min-h-11 rounded-control bg-accent px-6 font-medium text-on-accent"
        >
          {text('iframe.once')}
        </button>
        <button
          type="button"
          onClick={() => {
            setAllowed(true);
            saveConsent({ ...currentConsent(), embeds: true });
          }}
          className="min-h-11 rounded-control border border-current px-6 font-medium"
        >
          {text('iframe.always')}
        </button>
      </div>
      <noscript>
        <a href={src} className="inline-flex min-h-11 items-center underline underline-offset-4">
          {title}
        </a>
      </noscript>
    </div>
  );
}
