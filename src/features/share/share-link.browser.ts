/** SHARE-1: shares the URL of a page: natively on phones, otherwise by copying a short link. */
import { currentShopper } from '#features/shopper/use-shopper.ts';
import { links } from '#links';
import { addShareParameters } from './share-url.ts';

export type ShareResult = 'shared' | 'copied' | 'failed';

/** The long URL is used if the short one is not available. */
export async function sharePage(address: string, title: string): Promise<ShareResult> {
  const url = fetchAffiliateId().then((id) => fetchShortLink(addShareParameters(address, id)));
  try {
    if (isSharedNatively()) return await shareNatively(await url, title);
    await copyText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** Phones and tablets; on desktops the system's dialog is slower than copying. */
function isSharedNatively(): boolean {
  return 'share' in navigator && matchMedia('(pointer: coarse)').matches;
}

async function shareNatively(url: string, title: string): Promise<ShareResult> {
  try {
    await navigator.share({ url, title });
  } catch (error) {
    // The shopper closed the dialog.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
  return 'shared';
}

/** The text may be pending: some browsers allow writing only in the event of the click. */
async function copyText(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((plain) => new Blob([plain], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/** null for guests, without an id, and if the request fails or takes longer than a second. */
async function fetchAffiliateId(): Promise<string | null> {
  if (currentShopper().status === 'guest') return null;
  try {
    const response = await fetch(CUSTOMER_URL, {
      signal: AbortSignal.timeout(CUSTOMER_MS),
    });
    if (!response.ok) return null;
    const { customer } = (await response.json()) as {
      readonly customer: { readonly affiliateId?: unknown } | null;
    };
    return typeof customer?.affiliateId === 'string' ? customer.affiliateId : null;
  } catch {
    return null;
  }
}

async function fetchShortLink(long: string): Promise<string> {
  try {
    const response = await fetch(links.api.urlShorten(), {
      method: 'POST',
      body: new URLSearchParams({ url: long }),
      signal: AbortSignal.timeout(SHORTEN_MS),
    });
    if (!response.ok) return long;
    const { shorturl } = (await response.json()) as { readonly shorturl?: unknown };
    return typeof shorturl === 'string' && URL.canParse(shorturl) ? shorturl : long;
  } catch {
    return long;
  }
}

/** Together shorter than the transient activation of a click, which sharing and copying need. */
const CUSTOMER_MS = 1_000;

/** Requested here only: in the common table of links it would be part of every page. */
const CUSTOMER_URL = '/_api/customer/getCustomer';
const SHORTEN_MS = 3_000;
