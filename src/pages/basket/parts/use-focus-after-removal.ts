/** After a line and its focused button are removed, focuses the flash message, else the heading. */
import { useEffect, useRef } from 'react';

export function useFocusAfterRemoval(lineCount: number): void {
  const previousCount = useRef(lineCount);
  useEffect(() => {
    const hasShrunk = lineCount < previousCount.current;
    previousCount.current = lineCount;
    if (!hasShrunk || document.activeElement !== document.body) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    (document.querySelector<HTMLElement>('main [data-flash]') ?? heading)?.focus();
  }, [lineCount]);
}
