/** A part of the page that never changes in the browser, which keeps its HTML as it was sent: no code for it travels, and no data. */
import { useState } from 'react';

export type StaticPartProps = {
  readonly id: string;
  readonly className?: string;
  /** Drawn by the server; the browser gives none. */
  readonly html: string | undefined;
};

export function StaticPart({ id, className, html }: StaticPartProps) {
  const [kept] = useState(() => (import.meta.env.SSR ? html : document.getElementById(id)?.innerHTML));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server drew from its own components
  return <div id={id} className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: kept ?? '' }} />;
}
