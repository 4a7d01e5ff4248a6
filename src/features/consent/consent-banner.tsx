/** Consent banner, in every page's HTML but hidden until a script finds no stored consent. */

import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { useShopPrefix } from '#request/shop-public.tsx';
import { Submit } from '#ui/submit/submit.tsx';

export function ConsentBanner() {
  const text = useText('consent');
  return (
    <section
      aria-label={text('consent.title')}
      className="no-print fixed inset-x-0 bottom-0 z-40 max-h-[min(60dvh,var(--covered,100dvh))] overflow-auto bg-paper p-4 rule-t md:inset-x-auto md:start-6 md:bottom-6 md:max-w-md md:rounded-control md:border md:border-line md:p-6"
    >
      <form
        method="post"
        action={`${useShopPrefix()}${links.consent()}`}
        data-consent
        className="grid gap-4"
      >
        <p className="text-sm">
          {text('consent.question')}{' '}
          <Link to={links.consent()} className="underline underline-offset-4">
            {text('consent.choose')}
          </Link>
        </p>
        <div className="grid grid-cols-2 gap-2 text-sm">
          <Submit isQuiet name="choice" value="necessary">
            {text('consent.necessary')}
          </Submit>
          <Submit isQuiet name="choice" value="all">
            {text('consent.all')}
          </Submit>
        </div>
      </form>
    </section>
  );
}
