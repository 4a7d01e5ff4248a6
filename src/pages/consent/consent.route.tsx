/** Consent page: a form with a checkbox for each purpose. */
import { useEffect } from 'react';
import { data, redirect } from 'react-router';
import { reportConsentToTabs } from '#features/consent/consent.browser.ts';
import {
  formatConsentCookies,
  listOfferedPurposes,
  NECESSARY_ONLY,
  OFFERED_FIELD,
  type Purpose,
  parseConsent,
  parseConsentForm,
} from '#features/consent/consent.ts';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { readForm } from '#request/read-form.server.ts';
import { privateRoute } from '#request/route.server.ts';
import { useShop } from '#request/shop-public.tsx';
import { HiddenFields } from '#ui/hidden-fields/hidden-fields.tsx';
import { Submit } from '#ui/submit/submit.tsx';
import type { Route } from './+types/consent.route.ts';

export const loader = privateRoute(async (_shop, { request }) => ({
  consent: parseConsent(request.headers.get('cookie') ?? '') ?? NECESSARY_ONLY,
  isSaved: new URL(request.url).searchParams.get('done') === 'saved',
}));

/**
 * Saves the consent, then redirects to the page with the banner, or to this one with a
 * confirmation.
 */
export const action = privateRoute(async (shop, { request }) => {
  if (request.method !== 'POST') throw data(null, { status: 405 });
  const fields = await readForm(request);
  const cookies = request.headers.get('cookie') ?? '';
  const headers = new Headers();
  const input = { isSecure: shop.secureCookies, cookies, newId: () => crypto.randomUUID() };
  for (const cookie of formatConsentCookies(parseConsentForm(fields), input))
    headers.append('set-cookie', cookie);
  const isBanner = fields.get('choice') !== 'chosen';
  const back = isBanner ? findReturnLink(request, shop.public.prefix) : null;
  return redirect(back ?? links.consent({ done: 'saved' }), { status: 303, headers });
});

/** Path of the posting page, without locale prefix; null when unknown or on another host. */
function findReturnLink(request: Request, prefix: string): string | null {
  const referrer = request.headers.get('referer') ?? '';
  if (!URL.canParse(referrer)) return null;
  const { host, pathname, search } = new URL(referrer);
  if (host !== request.headers.get('host')) return null;
  const isInLanguage = prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`));
  const path = isInLanguage ? pathname.slice(prefix.length) || '/' : pathname;
  return path.startsWith('//') ? null : `${path}${search}`;
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export default function ConsentPage({ loaderData: { consent, isSaved } }: Route.ComponentProps) {
  const text = useText('consent');
  const { fascia, prefix } = useShop();
  const offered = listOfferedPurposes(fascia.tags !== undefined);
  useEffect(() => {
    if (isSaved) reportConsentToTabs();
  }, [isSaved]);
  return (
    <main id="main" className="page pb-16">
      <title>{`${text('consent.title')} | ${fascia.name}`}</title>
      <h1 className="pt-8 text-4xl lg:text-5xl">{text('consent.title')}</h1>
      <p className="prose-width pt-4 text-muted">{text('consent.intro')}</p>
      <p role="status" className="pt-4 font-medium empty:hidden">
        {isSaved && text('consent.saved')}
      </p>
      <form
        method="post"
        action={`${prefix}${links.consent()}`}
        className="prose-width grid gap-2 pt-6"
      >
        <HiddenFields fields={{ choice: 'chosen', [OFFERED_FIELD]: offered.join('.') }} />
        <Row purpose="functional" isAgreed isFixed />
        {offered.map((purpose) => (
          <Row key={purpose} purpose={purpose} isAgreed={consent[purpose]} />
        ))}
        <div className="pt-4">
          <Submit>{text('consent.save')}</Submit>
        </div>
      </form>
    </main>
  );
}

type RowProps = {
  readonly purpose: Purpose | 'functional';
  readonly isAgreed: boolean;
  readonly isFixed?: boolean;
};

function Row({ purpose, isAgreed, isFixed = false }: RowProps) {
  const text = useText();
  const hint = `${purpose}-hint`;
  return (
    <div className="rule-b py-4">
      <label className="flex min-h-11 items-center gap-4 font-medium">
        <input
          type="checkbox"
          name={purpose}
          value="yes"
          defaultChecked={isAgreed}
          disabled={isFixed}
          aria-describedby={hint}
          className="size-5 accent-ink"
        />
        {text(`consent.${purpose}`)}
      </label>
      <p id={hint} className="ps-9 text-sm text-muted">
        {text(`consent.${purpose}Hint`)}
      </p>
    </div>
  );
}
