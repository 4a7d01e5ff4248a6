/** A widget's page inside a `<details>`, which opens natively before hydration. */
import { type ReactNode, Suspense, useRef } from 'react';
import { EmbeddedIframe } from '#features/content/media/embedded-iframe.tsx';
import { useHydrated } from '#hydration/use-hydrated.ts';
import type { WidgetMessage } from '../guided-selling.ts';
import { useWidgetMessages } from '../use-widget-messages.ts';

export type WidgetIframeProps = {
  readonly title: string;
  readonly src: string;
  readonly onMessage: (message: WidgetMessage, close: () => void) => void;
  /** Classes of the summary that opens it. */
  readonly className: string;
  /** Rendered below the iframe. */
  readonly children?: ReactNode;
};

export function WidgetIframe({ title, src, onMessage, className, children }: WidgetIframeProps) {
  const container = useRef<HTMLDetailsElement>(null);
  // The consent prompt for third-party content is interactive, so it is rendered only after
  // hydration.
  const isHydrated = useHydrated();
  const isOurs = src.startsWith('/');
  const close = () => {
    if (!container.current) return;
    container.current.open = false;
    container.current.querySelector('summary')?.focus();
  };
  useWidgetMessages(container, (message) => onMessage(message, close));
  return (
    <details ref={container} className="w-full">
      <summary className={`cursor-pointer list-none ${className}`}>{title}</summary>
      <div className={`mt-2 border border-line ${isOurs ? '' : 'h-80 max-h-[60vh]'}`}>
        {isOurs ? (
          // The page's script sets the height; without it the page scrolls.
          <iframe title={title} src={src} loading="lazy" className="block h-96 w-full" />
        ) : isHydrated ? (
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
