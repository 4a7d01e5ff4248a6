/** A part of the page that never changes in the browser, which keeps its HTML as it was sent: no code for it travels, and no data. */
import { useState } from 'react';

export type ServerHtmlProps = {
  readonly id: string;
  readonly className?: string;
  /** Drawn by the server; without it the browser keeps what stands in the document. */
  readonly html: string | undefined;
  readonly hidden?: boolean;
};

export function ServerHtml({ id, className, html, hidden }: ServerHtmlProps) {
  const [kept] = useState(
    () => html ?? (import.meta.env.SSR ? '' : document.getElementById(id)?.innerHTML) ?? '',
  );
  return (
    <div
      id={id}
      className={className}
      hidden={hidden}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server drew from its own components
      dangerouslySetInnerHTML={{ __html: kept }}
    />
  );
}
