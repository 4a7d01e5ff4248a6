/** A part of the page that never changes in the browser, which keeps its HTML as it was sent: no code for it travels, and no data. */
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useHref, useNavigate } from 'react-router';

export type StaticPartProps = {
  readonly id: string;
  readonly className?: string;
  /** Guard what draws it by `import.meta.env.SSR`, so that the browser's build leaves it out. */
  readonly children: ReactNode;
};

export function StaticPart({ id, className, children }: StaticPartProps) {
  const follow = useFollowedLinks();
  const [kept] = useState(() => (import.meta.env.SSR ? '' : document.getElementById(id)?.innerHTML));
  const shared = { id, className, onClick: follow, suppressHydrationWarning: true };
  if (import.meta.env.SSR) return <div {...shared}>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server drew and the page already shows
  return <div {...shared} dangerouslySetInnerHTML={{ __html: kept ?? '' }} />;
}

/** Plain links inside go through the router once it is awake, as its own links do. */
function useFollowedLinks() {
  const navigate = useNavigate();
  const home = useHref('/');
  return (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || link.target || link.origin !== location.origin) return;
    const prefix = home === '/' ? '' : home;
    if (!link.pathname.startsWith(prefix)) return;
    event.preventDefault();
    void navigate(`${link.pathname.slice(prefix.length) || '/'}${link.search}${link.hash}`);
  };
}
