/** Style sheet of one component, beside its elements. */
import { useState } from 'react';
import { useHydrated } from '#hydration/use-hydrated.ts';

export type StyleSheetProps = {
  /** Address of the sheet: `import href from './name.css?url'`. */
  readonly href: string;
};

/**
 * In the HTML of the server a plain link, at which the browser pauses painting, so that the sheet
 * is no part of the document's head and of its budget. After a client navigation it has a
 * precedence: React shows the page once the sheet is loaded, instead of laying it out twice.
 */
export function StyleSheet({ href }: StyleSheetProps) {
  const isHydrated = useHydrated();
  const [isFromServer] = useState(!isHydrated);
  return isFromServer ? (
    <link rel="stylesheet" href={href} />
  ) : (
    <link rel="stylesheet" href={href} precedence="component" />
  );
}
