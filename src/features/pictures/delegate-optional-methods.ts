/** Optional methods of a picture provider, for a provider that adds its own source to it. */
import type { Pictures } from './pictures.port.ts';

export function delegateOptionalMethods(fallback: Pictures) {
  return {
    idFor: (id, fascia) => fallback.idFor?.(id, fascia) ?? id,
    focusOf: (id) => fallback.focusOf?.(id),
    showsWholeObject: (id) => fallback.showsWholeObject?.(id) ?? false,
    isGenerated: (id) => fallback.isGenerated?.(id) ?? false,
  } satisfies Partial<Pictures>;
}
