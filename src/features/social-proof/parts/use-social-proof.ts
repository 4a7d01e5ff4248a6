/** Fetches a product's social proof, and reports a view of the product. */
import { useEffect, useState } from 'react';
import { links } from '#links';
import type { ProofMessage } from '../social-proof.ts';
import { parseProof } from './parse-proof.ts';

/** Empty while loading and on errors. */
export function useSocialProof(productKey: string, locale: string): readonly ProofMessage[] {
  const [messages, setMessages] = useState<readonly ProofMessage[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    fetch(links.api.socialProof({ productKey, locale }), { signal })
      .then(async (response) => {
        if (response.ok) setMessages(parseProof(await response.json(), productKey));
      })
      .catch(() => undefined);
    countView(productKey);
    return () => controller.abort();
  }, [productKey, locale]);
  return messages;
}

/** Last product whose view was counted: selecting another colour of it is not another view. */
let countedProductKey: string | null = null;

function countView(productKey: string): void {
  if (countedProductKey === productKey || location.pathname.includes('/preview/')) return;
  countedProductKey = productKey;
  const body = new URLSearchParams({ productKey });
  fetch(links.api.socialProof({}), { method: 'POST', body, keepalive: true }).catch(
    () => undefined,
  );
}
