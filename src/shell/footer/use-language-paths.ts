/** Reads from a page's data what replaces it in languages in which it does not exist. */
import { useMatches } from 'react-router';
import { type Serialised, useDeserialised } from '#hydration/serialised.ts';
import type { LanguagePaths } from '#kit/html/meta.ts';

/** Part of the loader data of a page that does not exist in every language. */
type LocalisedData = { readonly languagePaths?: LanguagePaths };

export function useLanguagePaths(): LanguagePaths | undefined {
  const data = useMatches().at(-1)?.loaderData as LocalisedData | Serialised<LocalisedData>;
  return useDeserialised(data)?.languagePaths;
}
