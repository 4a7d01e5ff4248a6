/** A widget's page inside a `<details>`, which opens natively before hydration. */
import { type ReactNode, Suspense, useRef } from 'react';
import { ConsentedIframe } from '#features/content/media/consented-iframe.tsx';
import { EmbeddedIframe } from '#features/content/media/embedded-iframe.tsx';
import { useHydrated } from '#hydration/use-hydrated.ts';
import type { AdviceMessage } from '../advice.ts';
import { useAdviceMessages } from '../use-advice-messages.ts';

export type AdviceIframeProps = {
  readonly title: string;
  readonly src: string;
  readonly onAdvice: (advised: AdviceMessage, fold: () => void) => void;
  /** Classes of the summary that opens it. */
  readonly className: string;
  /** Rendered below the iframe. */
  readonly children?: ReactNode;
};

export function AdviceIframe({ title, src, onAdvice, className, children }: AdviceIframeProps) {
  const container = useRef<HTMLDetailsElement>(null);
  // The consent prompt for third-party content is interactive, so it is rendered only after
  // hydration.
  const canAsk = useHydrated();
  const isOurs = src.startsWith('/');
  const fold = () => {
    if (!container.current) return;
    container.current.open = false;
    container.current.querySelector('summary')?.focus();
  };
  useAdviceMessages(container, (advised) => onAdvice(advised, fold));
  return (
    <details ref={container} className="w-full">
      <summary className={`cursor-pointer list-none ${className}`}>{title}</summary>
      <div className="mt-2 h-80 max-h-[60vh] border border-line">
        {isOurs ? (
          <ConsentedIframe title={title} src={src} />
        ) : canAsk ? (
          // Its own Suspense boundary: loading its messages must not suspend the rest.
          <Suspense>
            <EmbeddedIframe title={title} src={src} isRequested />
          </Suspense>
        ) : (
          <noscript>
            <a href={src} className="inline-block p-5 underline">
              {title}
            </a>
          </noscript>
        )}
      </div>
      {children}
    </details>
  );
}
