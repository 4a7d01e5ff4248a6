/** Consent banner, in every page's HTML but hidden until a script finds no stored consent. */

import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { useShop, useShopPrefix } from '#request/shop-public.tsx';
import { HiddenFields } from '#ui/hidden-fields/hidden-fields.tsx';
import { Submit } from '#ui/submit/submit.tsx';
import { listOfferedPurposes, OFFERED_FIELD } from './consent.ts';

export function ConsentBanner() {
  const text = useText('consent');
  const hasTags = useShop().fascia.tags !== undefined;
  return (
    <section
      aria-label={text('consent.title')}
      className="no-print fixed inset-x-0 bottom-0 z-40 max-h-[min(60dvh,var(--consent-height,100dvh))] overflow-auto bg-paper px-4 py-1.5 rule-t md:px-6 md:py-4 lg:px-12"
    >
      <form
        method="post"
        action={`${useShopPrefix()}${links.consent()}`}
        data-consent
        className="flex flex-wrap items-center gap-x-6 gap-y-1 text-xs md:flex-nowrap md:text-sm"
      >
        <HiddenFields fields={{ [OFFERED_FIELD]: listOfferedPurposes(hasTags).join('.') }} />
        <p className="w-full md:w-auto md:grow">
          {text(hasTags ? 'consent.questionTags' : 'consent.question')}
        </p>
        <Link
          to={links.consent()}
          className="flex min-h-11 shrink-0 items-center underline underline-offset-4"
        >
          {text('consent.choose')}
        </Link>
        <div className="grid grow grid-cols-2 gap-2 *:min-h-11 *:px-2 md:shrink-0 md:grow-0 md:*:px-6">
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
