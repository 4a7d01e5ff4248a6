/** Asks the index while a shopper types: after a pause, and only the last answer counts. */
import { useEffect, useState } from 'react';
import { cleanSearchTerm } from '#features/search/listing.ts';
import { querySuggestions } from '#features/search/query-suggestions.ts';
import { connectSearch } from '#features/search/search-connection.browser.ts';
import { groupSuggestions, type SuggestionGroup } from './suggestion-options.ts';

/** S§9: search debounce, in milliseconds. */
const PAUSE = 300;
const FEWEST_CHARACTERS = 2;

type Found = { readonly query: string; readonly groups: readonly SuggestionGroup[] };
const NOTHING: Found = { query: '', groups: [] };

async function ask(query: string): Promise<Found> {
  const { client, config } = await connectSearch();
  return { query, groups: groupSuggestions(await querySuggestions(client, config, query), query) };
}

/** Without an index there are no suggestions, and the form still searches. */
export function useSuggestions(input: HTMLInputElement): Found {
  const [found, setFound] = useState(NOTHING);
  useEffect(() => {
    let turn = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onInput = () => {
      clearTimeout(timer);
      turn += 1;
      const mine = turn;
      const query = cleanSearchTerm(input.value);
      if (query.length < FEWEST_CHARACTERS) return setFound(NOTHING);
      timer = setTimeout(async () => {
        const answer = await ask(query).catch(() => NOTHING);
        if (mine === turn) setFound(answer);
      }, PAUSE);
    };
    // What was typed before this was loaded counts as well.
    onInput();
    input.addEventListener('input', onInput);
    return () => {
      turn += 1;
      clearTimeout(timer);
      input.removeEventListener('input', onInput);
    };
  }, [input]);
  return found;
}
