/** Account page: the balance of the customer's reward points, and its entries. */
import { AccountLayout } from '#features/accounts/forms/account-layout.tsx';
import { formatDay } from '#features/accounts/own-account.server.ts';
import { requireCustomer } from '#features/accounts/require-customer.server.ts';
import { formatRewards } from '#features/rewards/format-rewards.ts';
import { loadRewardsPage } from '#features/rewards/rewards.server.ts';
import { findRewardKind } from '#features/rewards/rewards.ts';
import { useText } from '#i18n/text.tsx';
import { links, serverLinks } from '#links';
import { Link } from '#request/link.tsx';
import { privateRoute } from '#request/route.server.ts';
import type { Route } from './+types/rewards.route.ts';

export const loader = privateRoute(async (shop, { request }) => {
  const customer = requireCustomer(shop, serverLinks.rewards());
  const before = new URL(request.url).searchParams.get('before');
  const { entries, next } = await loadRewardsPage(shop, customer, before);
  const { tag } = shop.locale;
  return {
    balance: formatRewards(await shop.ports.rewards.findBalance(customer.id), tag),
    entries: entries.map((entry) => ({
      ...{ id: entry.id, kind: findRewardKind(entry), number: entry.orderNumber },
      day: formatDay(shop, entry.at),
      amount: formatRewards(entry.points, tag, true),
      // An order of another shop has its page there.
      href:
        entry.fascia === shop.fascia.code
          ? serverLinks.order({ number: entry.orderNumber, token: '' })
          : null,
    })),
    olderHref: next === null ? null : serverLinks.rewards({ before: next }),
  };
});

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export default function RewardsPage({ loaderData }: Route.ComponentProps) {
  const text = useText('rewards');
  useText('account');
  const { balance, entries, olderHref } = loaderData;
  return (
    <AccountLayout title={text('rewards.title')}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-xl">
        <span>{text('rewards.balance')}</span>
        <strong className="font-medium tabular-nums">{balance}</strong>
      </p>
      {entries.length === 0 && <p>{text('rewards.none')}</p>}
      <ul className="grid empty:hidden">
        {entries.map((entry) => (
          <Entry key={entry.id} {...entry} />
        ))}
      </ul>
      {olderHref !== null && (
        <p>
          <Link to={olderHref} className="underline underline-offset-4">
            {text('rewards.older')}
          </Link>
        </p>
      )}
      <p>
        <Link to={links.account()} className="underline underline-offset-4">
          {text('account.title')}
        </Link>
      </p>
    </AccountLayout>
  );
}

type EntryProps = Route.ComponentProps['loaderData']['entries'][number];

function Entry({ kind, number, day, amount, href }: EntryProps) {
  const text = useText();
  const title = text(`rewards.${kind}`, { number });
  return (
    <li className="flex items-baseline justify-between gap-4 border-t border-line py-4">
      <span className="grid gap-1">
        {href === null ? (
          <span>{title}</span>
        ) : (
          <Link to={href} className="justify-self-start py-1 underline underline-offset-4">
            {title}
          </Link>
        )}
        <span className="text-sm text-muted">{day}</span>
      </span>
      <bdi className="whitespace-nowrap tabular-nums">{amount}</bdi>
    </li>
  );
}
