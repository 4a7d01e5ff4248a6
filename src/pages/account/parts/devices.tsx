/** Signed-in devices, with a button to sign out each. */

import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { useShop } from '#request/shop-public.tsx';
import { HiddenFields } from '#ui/hidden-fields/hidden-fields.tsx';
import { Submit } from '#ui/submit/submit.tsx';
import { AccountSection } from './account-section.tsx';

export type Device = {
  readonly id: string;
  readonly name: string;
  readonly lastSeen: string;
  readonly isCurrent: boolean;
};

export function Devices({
  devices,
  csrf,
}: {
  readonly devices: readonly Device[];
  readonly csrf: string;
}) {
  const text = useText();
  const { prefix } = useShop();
  const action = `${prefix}${links.account()}`;
  return (
    <AccountSection title={text('account.sessions')}>
      <ul className="divide-y divide-line">
        {devices.map(({ id, name, lastSeen, isCurrent }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-3">
            <div>
              <p className="font-medium">{name || text('account.unknownDevice')}</p>
              <p className="text-sm text-muted">
                {isCurrent
                  ? text('account.thisDevice')
                  : text('account.lastSeen', { date: lastSeen })}
              </p>
            </div>
            {!isCurrent && (
              <form method="post" action={action}>
                <HiddenFields fields={{ csrf, intent: 'endSession', sessionId: id }} />
                <button
                  type="submit"
                  aria-label={text('account.endSession', {
                    device: name || text('account.unknownDevice'),
                  })}
                  className="min-h-11 text-sm underline underline-offset-4"
                >
                  {text('account.signOut')}
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
      <form method="post" action={action} className="mt-4">
        <HiddenFields fields={{ csrf, intent: 'signOutEverywhere' }} />
        <Submit isQuiet>{text('account.signOutEverywhere')}</Submit>
      </form>
    </AccountSection>
  );
}
