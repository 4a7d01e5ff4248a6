/** Wakes the page: started late by the starter script, when the largest picture is on screen. */
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadWords } from './catalogues.ts';

await loadWords(document.documentElement.lang);
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
