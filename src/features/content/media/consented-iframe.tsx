/** Sandboxed iframe of a page that needs no further consent. */

type ConsentedIframeProps = {
  readonly title: string;
  readonly src: string;
  /** Moves the focus into the iframe, when it replaces the element that had it. */
  readonly takesFocus?: boolean;
};

export function ConsentedIframe({ title, src, takesFocus = false }: ConsentedIframeProps) {
  return (
    <iframe
      ref={takesFocus ? takeFocus : undefined}
      title={title}
      src={src}
      sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
      referrerPolicy="strict-origin-when-cross-origin"
      loading="lazy"
      allowFullScreen
      className="size-full"
    />
  );
}

export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
