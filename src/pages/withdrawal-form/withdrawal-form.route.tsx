/** Model withdrawal form for printing and fill in by hand. */
import { composeWithdrawalForm } from '#features/orders/returns/withdrawal-form.server.ts';
import { createMetaTags, listPageUrls } from '#kit/html/meta.ts';
import { serverLinks } from '#links';
import { sharedLoader } from '#request/route.server.ts';
import { useShop } from '#request/shop-public.tsx';
import { StyleSheet } from '#ui/style-sheet/style-sheet.tsx';
import type { Route } from './+types/withdrawal-form.route.ts';
import styleSheet from './withdrawal-form.css?url';

export const loader = sharedLoader(async (shop) => {
  const { prefix, locales } = shop.public;
  const { origin } = shop.fascia;
  const path = serverLinks.withdrawalForm();
  return {
    ...composeWithdrawalForm(shop),
    pageUrls: listPageUrls({ origin, prefix, locales, path }),
  };
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? createMetaTags(loaderData) : [];

export default function WithdrawalFormPage({ loaderData }: Route.ComponentProps) {
  const { prefix } = useShop();
  const { title, use, online, to, seller, statement, fields, note } = loaderData;
  return (
    <main id="main" className="page py-8 lg:py-12">
      <StyleSheet href={styleSheet} />
      <div className="mx-auto grid max-w-prose gap-6">
        <h1 className="font-display text-4xl">{title}</h1>
        <p>{use}</p>
        {online && (
          <p className="no-print">
            <a
              href={`${prefix}${online.href}`}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {online.text}
            </a>
          </p>
        )}
        <section className="paper-form">
          <p>{to}</p>
          <address>
            {seller.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </address>
          <p>{statement}</p>
          <div className="blank" />
          {fields.map((field) => (
            <div key={field} className="blank">
              {field}
            </div>
          ))}
          <p>{note}</p>
        </section>
      </div>
    </main>
  );
}
