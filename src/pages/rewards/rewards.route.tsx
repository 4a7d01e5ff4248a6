/** Account page: the balance of the customer's reward points, and its entries. */
import { AccountListLayout } from '#features/account-lists/account-list-layout.tsx';
import { EmptyState } from '#features/account-lists/empty-state.tsx';
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
    <AccountListLayout title={text('rewards.title')}>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-4 text-xl">
        <span>{text('rewards.balance')}</span>
        <strong className="font-medium tabular-nums">{balance}</strong>
      </p>
      {entries.length === 0 && (
        <EmptyState
          title={text('rewards.none')}
          to={links.home()}
          action={text('account.continue')}
        />
      )}
      <ul className="account-list">
        {entries.map((entry) => (
          <Entry key={entry.id} {...entry} />
        ))}
      </ul>
      {olderHref !== null && (
        <Link
          to={olderHref}
          className="mt-4 inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {text('rewards.older')}
        </Link>
      )}
    </AccountListLayout>
  );
}

type EntryProps = Route.ComponentProps['loaderData']['entries'][number];

function Entry({ kind, number, day, amount, href }: EntryProps) {
  const text = useText();
  const title = text(`rewards.${kind}`, { number });
  return (
    <li>
      {href === null ? (
        <span>{title}</span>
      ) : (
        <Link to={href} className="py-1 underline underline-offset-4">
          {title}
        </Link>
      )}
      <span className="text-sm text-muted">{day}</span>
      <bdi className="account-list-amount">{amount}</bdi>
    </li>
  );
}
