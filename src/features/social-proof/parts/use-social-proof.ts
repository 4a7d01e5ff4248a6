/** Fetches a product's social proof, and has its view counted. */
import { useEffect, useState } from 'react';
import { links } from '#links';
import type { ProofMessage } from '../social-proof.ts';
import { parseProof } from './parse-proof.ts';

/** Empty while loading and on errors. */
export function useSocialProof(productKey: string, locale: string): readonly ProofMessage[] {
  const [messages, setMessages] = useState<readonly ProofMessage[]>([]);
  useEffect(() => {
    const { signal, ...ending } = withSignal();
    fetch(links.api.socialProof({ productKey, locale }), { signal })
      .then(async (response) => {
        if (response.ok) setMessages(parseProof(await response.json(), productKey));
      })
      .catch(() => undefined);
    countView(productKey);
    return ending.abort;
  }, [productKey, locale]);
  return messages;
}

function withSignal() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** Last product whose view was counted: another colour of it is no other view. */
let counted: string | null = null;

function countView(productKey: string): void {
  if (counted === productKey || location.pathname.includes('/preview/')) return;
  counted = productKey;
  const body = new URLSearchParams({ productKey });
  fetch(links.api.socialProof({}), { method: 'POST', body, keepalive: true }).catch(
    () => undefined,
  );
}
