/** Purposes that a shopper consented to beyond the necessary, in a cookie that scripts can read. */

/**
 * `personalisation`: searches and events carry an anonymous token. `embeds`: iframes of third-party
 * hosts. `analytics` and `advertising`: tags of other companies, where a fascia has any.
 */
export const PURPOSES = ['personalisation', 'embeds', 'analytics', 'advertising'] as const;
export type Purpose = (typeof PURPOSES)[number];
export type Consent = Readonly<Record<Purpose, boolean>>;

const TAG_PURPOSES: readonly Purpose[] = ['analytics', 'advertising'];

/** Purposes that need the shopper's consent. */
export function listOfferedPurposes(hasTags: boolean): readonly Purpose[] {
  return hasTags ? PURPOSES : PURPOSES.filter((purpose) => !TAG_PURPOSES.includes(purpose));
}

/** Field of the forms: the purposes that they ask about, joined by dots. */
export const OFFERED_FIELD = 'offered';

function consentTo(agreed: readonly string[]): Consent {
  return {
    personalisation: agreed.includes('personalisation'),
    embeds: agreed.includes('embeds'),
    analytics: agreed.includes('analytics'),
    advertising: agreed.includes('advertising'),
  };
}

export const NECESSARY_ONLY: Consent = consentTo([]);
/** Consent to all purposes of a fascia without tags. */
export const FULL_CONSENT: Consent = consentTo(listOfferedPurposes(false));

const CONSENT = 'consent';
const TOKEN = 'shopper-token';
/** Days after which consent is requested again. */
export const CONSENT_DAYS = 180;
const COOKIE_SECONDS = CONSENT_DAYS * 24 * 3600;
const NECESSARY = 'necessary';

/** `cookies` is the Cookie header; null when no consent is stored yet. */
export function parseConsent(cookies: string): Consent | null {
  const stored = readCookie(cookies, CONSENT);
  if (stored === null) return null;
  return consentTo(stored.split('.'));
}

/**
 * Anonymous token for the personalisation of search; null without consent, whatever else was sent.
 */
export function readShopperToken(cookies: string): string | null {
  const token = parseConsent(cookies)?.personalisation ? readCookie(cookies, TOKEN) : null;
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
  const writeAttributes = (seconds: number) =>
    `; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  const token = consent.personalisation
    ? `${TOKEN}=${readShopperToken(cookies) ?? `anonymous-${newId()}`}${writeAttributes(COOKIE_SECONDS)}`
    : `${TOKEN}=${writeAttributes(0)}`;
  return [`${CONSENT}=${agreed}${writeAttributes(COOKIE_SECONDS)}`, token];
}

function readCookie(cookies: string, name: string): string | null {
  const cookie = cookies.split('; ').find((item) => item.startsWith(`${name}=`));
  return cookie?.slice(name.length + 1) ?? null;
}

/** The part of FormData that is used. */
type Fields = { get(name: string): unknown };

/**
 * The banner's buttons cover all of its purposes; the page's checkboxes set each
 * purpose. Nobody agrees to a purpose that the form did not offer.
 */
export function parseConsentForm(fields: Fields): Consent {
  const choice = fields.get('choice');
  if (choice === NECESSARY) return NECESSARY_ONLY;
  const named = fields.get(OFFERED_FIELD);
  const offered = typeof named === 'string' ? named.split('.') : listOfferedPurposes(false);
  return consentTo(offered.filter((purpose) => choice === 'all' || fields.get(purpose) === 'yes'));
}
