/**
 * Inline script in the head, for choices that are applied before the first paint. The browser keeps
 * the element that it was sent.
 */
import { rememberDensity } from '#features/listing/before-hydration/remember-density.ts';

export function HeadScript() {
  return (
    <script
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? rememberDensity : ' ' }}
    />
  );
}
