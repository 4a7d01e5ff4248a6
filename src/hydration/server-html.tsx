/**
 * A section that never changes in the browser: it keeps the HTML of the server, and neither its
 * code nor its data is sent.
 */
import { useState } from 'react';

export type ServerHtmlProps = {
  readonly id: string;
  readonly className?: string;
  /** Rendered by the server. Undefined in the browser, which takes the HTML from the document. */
  readonly html: string | undefined;
  readonly hidden?: boolean;
};

export function ServerHtml({ id, className, html, hidden }: ServerHtmlProps) {
  const [serverHtml] = useState(
    () => html ?? (import.meta.env.SSR ? '' : document.getElementById(id)?.innerHTML) ?? '',
  );
  return (
    <div
      id={id}
      className={className}
      hidden={hidden}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the server
      dangerouslySetInnerHTML={{ __html: serverHtml }}
    />
  );
}
