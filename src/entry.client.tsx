/** Wakes the page: started late by the starter script, when the largest picture is on screen. */
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadWords, SHOP_AREA } from '#kit/catalogues.ts';
import { readAreas } from './late-scripts.tsx';

const areas = new Set([SHOP_AREA, ...readAreas()]);
await Promise.all([...areas].map((area) => loadWords(document.documentElement.lang, area)));
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
