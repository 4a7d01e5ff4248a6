/** A page within the page, which may run its own scripts and nothing of ours. */

type ConsentedIframeProps = {
  readonly title: string;
  readonly src: string;
  /** It comes in place of what was pressed. */
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
