/** What a shopper has agreed to beside what the shop cannot do without; kept in one cookie that the browser may read. */

/** `personalisation`: a token of their own goes with searches and events. `embeds`: pages of other houses in frames. */
export const PURPOSES = ['personalisation', 'embeds'] as const;
export type Purpose = (typeof PURPOSES)[number];
export type Consent = Readonly<Record<Purpose, boolean>>;

export const NECESSARY_ONLY: Consent = { personalisation: false, embeds: false };
export const EVERYTHING: Consent = { personalisation: true, embeds: true };

const CONSENT = 'consent';
const TOKEN = 'shopper-token';
/** Half a year, then it is asked again. */
const SECONDS = 180 * 24 * 3600;
const NECESSARY = 'necessary';

/** `cookies` as the browser sends them; null where nothing has been answered yet. */
export function readConsent(cookies: string): Consent | null {
  const answer = readCookie(cookies, CONSENT);
  if (answer === null) return null;
  const agreed = answer.split('.');
  return { personalisation: agreed.includes('personalisation'), embeds: agreed.includes('embeds') };
}

/** S§6: the anonymous token of search personalisation; null without consent, whatever else was sent. */
export function readToken(cookies: string): string | null {
  const token = readConsent(cookies)?.personalisation ? readCookie(cookies, TOKEN) : null;
  return token !== null && /^anonymous-[\w-]{1,64}$/.test(token) ? token : null;
}

export type CookieInput = {
  readonly isSecure: boolean;
  readonly cookies: string;
  readonly newId: () => string;
};

/** The cookies that say so, one each: the token comes with the consent and goes with it. */
export function writeConsent(
  consent: Consent,
  { isSecure, cookies, newId }: CookieInput,
): readonly string[] {
  const agreed = PURPOSES.filter((purpose) => consent[purpose]).join('.') || NECESSARY;
  const rest = (seconds: number) =>
    `; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  const token = consent.personalisation
    ? `${TOKEN}=${readToken(cookies) ?? `anonymous-${newId()}`}${rest(SECONDS)}`
    : `${TOKEN}=${rest(0)}`;
  return [`${CONSENT}=${agreed}${rest(SECONDS)}`, token];
}

function readCookie(cookies: string, name: string): string | null {
  const pair = cookies.split('; ').find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? null;
}

/** The part of FormData that is read. */
type Fields = { get(name: string): unknown };

/** The banner's two buttons say it all; the page's boxes say it one by one. */
export function readConsentForm(fields: Fields): Consent {
  const choice = fields.get('choice');
  if (choice === 'all') return EVERYTHING;
  if (choice === NECESSARY) return NECESSARY_ONLY;
  return {
    personalisation: fields.get('personalisation') === 'yes',
    embeds: fields.get('embeds') === 'yes',
  };
}
