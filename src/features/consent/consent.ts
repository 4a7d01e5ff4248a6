/** Purposes that a shopper consented to beyond the necessary, in a cookie that scripts can read. */

/**
 * `personalisation`: searches and events carry an anonymous token. `embeds`: iframes of third-party
 * hosts.
 */
export const PURPOSES = ['personalisation', 'embeds'] as const;
export type Purpose = (typeof PURPOSES)[number];
export type Consent = Readonly<Record<Purpose, boolean>>;

export const NECESSARY_ONLY: Consent = { personalisation: false, embeds: false };
export const FULL_CONSENT: Consent = { personalisation: true, embeds: true };

const CONSENT = 'consent';
const TOKEN = 'shopper-token';
/** 180 days, after which consent is requested again. */
const SECONDS = 180 * 24 * 3600;
const NECESSARY = 'necessary';

/** `cookies` is the Cookie header; null when no consent is stored yet. */
export function readConsent(cookies: string): Consent | null {
  const stored = readCookie(cookies, CONSENT);
  if (stored === null) return null;
  const agreed = stored.split('.');
  return { personalisation: agreed.includes('personalisation'), embeds: agreed.includes('embeds') };
}

/**
 * Anonymous token for the personalisation of search; null without consent, whatever else was sent.
 */
export function readShopperToken(cookies: string): string | null {
  const token = readConsent(cookies)?.personalisation ? readCookie(cookies, TOKEN) : null;
  return token !== null && /^anonymous-[\w-]{1,64}$/.test(token) ? token : null;
}

export type CookieInput = {
  readonly isSecure: boolean;
  readonly cookies: string;
  readonly newId: () => string;
};

/** Set-Cookie values: the token is set with the consent and deleted with it. */
export function formatConsentCookies(
  consent: Consent,
  { isSecure, cookies, newId }: CookieInput,
): readonly string[] {
  const agreed = PURPOSES.filter((purpose) => consent[purpose]).join('.') || NECESSARY;
  const rest = (seconds: number) =>
    `; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  const token = consent.personalisation
    ? `${TOKEN}=${readShopperToken(cookies) ?? `anonymous-${newId()}`}${rest(SECONDS)}`
    : `${TOKEN}=${rest(0)}`;
  return [`${CONSENT}=${agreed}${rest(SECONDS)}`, token];
}

function readCookie(cookies: string, name: string): string | null {
  const pair = cookies.split('; ').find((item) => item.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? null;
}

/** The part of FormData that is used. */
type Fields = { get(name: string): unknown };

/** The banner's buttons cover all purposes; the page's checkboxes set each purpose. */
export function readConsentForm(fields: Fields): Consent {
  const choice = fields.get('choice');
  if (choice === 'all') return FULL_CONSENT;
  if (choice === NECESSARY) return NECESSARY_ONLY;
  return {
    personalisation: fields.get('personalisation') === 'yes',
    embeds: fields.get('embeds') === 'yes',
  };
}
