/** Queries suggestions while the shopper types: debounced, and only the latest response counts. */
import { useEffect, useState } from 'react';
import { fetchPages } from '#features/page-search/page-search.browser.ts';
import { listOthers } from '#features/recently-viewed/recently-viewed.ts';
import { readViewed } from '#features/recently-viewed/viewed-storage.browser.ts';
import { connectSearch } from '#features/search/client/search-connection.browser.ts';
import { cleanSearchTerm } from '#features/search/listing.ts';
import { queryProductKeys } from '#features/search/query/query-product-keys.ts';
import {
  querySuggestions,
  type SearchSuggestions as Suggested,
} from '#features/search/query/query-suggestions.ts';
import { findUserToken } from '#features/search-events/track-search.browser.ts';
import { readSearches, saveSearch } from './searches-storage.browser.ts';
import {
  groupInitialSuggestions,
  groupSuggestions,
  type SuggestionGroup,
} from './suggestion-options.ts';

/** Debounce in ms. */
const DEBOUNCE_MS = 300;
const MIN_CHARACTERS = 2;

type SuggestionResult = { readonly query: string; readonly groups: readonly SuggestionGroup[] };
const NOTHING: SuggestionResult = { query: '', groups: [] };

async function fetchSuggestions(query: string): Promise<SuggestionResult> {
  if (query.length < MIN_CHARACTERS) return { query: '', groups: await fetchInitialSuggestions() };
  const [suggested, pages] = await Promise.all([fetchFromIndex(query), fetchPages(query)]);
  return { query, groups: groupSuggestions(suggested, pages, query) };
}

async function fetchFromIndex(query: string): Promise<Suggested> {
  const { client, config } = await connectSearch();
  return await querySuggestions(client, config, query, findUserToken());
}

/** FIND-5: suggestions before typing, which include recently viewed products. */
async function fetchInitialSuggestions(): Promise<readonly SuggestionGroup[]> {
  const { client, config } = await connectSearch();
  const keys = listOthers(readViewed(), null);
  const [{ categories }, viewed] = await Promise.all([
    querySuggestions(client, config, ''),
    keys.length > 0 ? queryProductKeys(client, config, keys) : [],
  ]);
  return groupInitialSuggestions(readSearches(), viewed, categories);
}

/** Without an index there are no suggestions, but the form still works. */
export function useSuggestions(input: HTMLInputElement): SuggestionResult {
  const [suggestions, setSuggestions] = useState(NOTHING);
  useEffect(() => {
    let request = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onInput = () => {
      clearTimeout(timer);
      request += 1;
      const ownRequest = request;
      const query = cleanSearchTerm(input.value);
      timer = setTimeout(async () => {
        const response = await fetchSuggestions(query).catch(() => NOTHING);
        if (ownRequest === request) setSuggestions(response);
      }, DEBOUNCE_MS);
    };
    const onSubmit = () => saveSearch(cleanSearchTerm(input.value));
    // Includes text typed before this module was loaded.
    onInput();
    input.addEventListener('input', onInput);
    input.form?.addEventListener('submit', onSubmit);
    return () => {
      request += 1;
      clearTimeout(timer);
      input.removeEventListener('input', onInput);
      input.form?.removeEventListener('submit', onSubmit);
    };
  }, [input]);
  return suggestions;
}
