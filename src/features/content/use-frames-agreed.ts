/** Whether the shopper agreed to other houses' pages in frames, for this visit. */
import { useSyncExternalStore } from 'react';

const KEY = 'frames-agreed';
const listeners = new Set<() => void>();

export function agreeToFrames(): void {
  try {
    sessionStorage.setItem(KEY, 'yes');
  } catch (error) {
    console.warn('The consent to frames could not be kept for this visit.', String(error));
  }
  agreed = true;
  for (const listener of listeners) listener();
}

let agreed: boolean | null = null;

/** SITE-6: storage that cannot be read is as if nothing was kept. */
function readAgreed(): boolean {
  if (agreed !== null) return agreed;
  try {
    agreed = sessionStorage.getItem(KEY) === 'yes';
  } catch (error) {
    console.warn('The consent to frames could not be read.', String(error));
    agreed = false;
  }
  return agreed;
}

export function useFramesAgreed(): boolean {
  return useSyncExternalStore(subscribe, readAgreed, () => false);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
