/** Recognises phones by the headers of a request. */

/** Browsers that send no client hint have "Mobi" in their user agent on phones. */
export function isPhone(headers: Headers): boolean {
  const hint = headers.get('sec-ch-ua-mobile');
  return hint === null ? /\bMobi/.test(headers.get('user-agent') ?? '') : hint === '?1';
}
