/** Account page: overview, details, email, password, devices, membership, data export, deletion. */
import { MAX_EMAIL, MAX_NAME } from '#features/accounts/accounts.ts';
import {
  NewPasswordField,
  PasswordField,
  useFormErrors,
} from '#features/accounts/forms/account-fields.tsx';
import { handleForm } from '#features/accounts/forms/account-form.server.ts';
import type { FormErrors } from '#features/accounts/forms/account-problem.ts';
import { formErrorsOf } from '#features/accounts/forms/account-problem.ts';
import { issueFormToken } from '#features/accounts/forms/form-token.server.ts';
import { formatDay, loadDevices } from '#features/accounts/own-account.server.ts';
import { requireCustomer } from '#features/accounts/require-customer.server.ts';
import { loadBasket } from '#features/basket/basket.server.ts';
import { countItems } from '#features/basket/basket.ts';
import { formatRewards } from '#features/rewards/format-rewards.ts';
import { loadRewardBalance } from '#features/rewards/rewards.server.ts';
import { useText } from '#i18n/text.tsx';
import { links, serverLinks } from '#links';
import { privateRoute } from '#request/route.server.ts';
import type { Customer, PrivateShop } from '#request/shop.ts';
import { useShop } from '#request/shop-public.tsx';
import { Field } from '#ui/field/field.tsx';
import { StyleSheet } from '#ui/style-sheet/style-sheet.tsx';
import { Submit } from '#ui/submit/submit.tsx';
import type { Route } from './+types/account.route.ts';
import { runIntent } from './account.action.server.ts';
import styleSheet from './account.css?url';
import { AccountSection } from './parts/account-section.tsx';
import { Devices } from './parts/devices.tsx';
import { IntentForm } from './parts/intent-form.tsx';
import { Overview } from './parts/overview.tsx';

const DONE = {
  name: 'account.doneName',
  password: 'account.donePassword',
  session: 'account.doneSession',
  sent: 'account.checkInboxHint',
} as const;

export const loader = privateRoute(async (shop, { request }) => {
  const customer = requireCustomer(shop, links.account());
  const done = new URL(request.url).searchParams.get('done') ?? '';
  const { firstName, lastName, email, membershipUntil } = customer;
  return {
    csrf: issueFormToken(shop),
    customer: { firstName, lastName, email },
    membershipUntil:
      membershipUntil !== null && new Date(membershipUntil) > shop.now
        ? formatDay(shop, membershipUntil)
        : null,
    devices: await loadDevices(shop, customer),
    ordersHref: serverLinks.orders(),
    remindersHref: serverLinks.reminders(),
    rewards: await findRewards(shop, customer),
    basketCount: countItems(await loadBasket(shop)),
    wishlistCount: (await shop.ports.wishlists.list(customer.id)).length,
    done: Object.hasOwn(DONE, done) ? (done as keyof typeof DONE) : null,
  };
});

/** null where the balance cannot be read. */
async function findRewards(shop: PrivateShop, customer: Customer) {
  const points = await loadRewardBalance(shop, customer);
  if (points === null) return null;
  return { href: serverLinks.rewards(), amount: formatRewards(points, shop.locale.tag) };
}

export const action = privateRoute((shop, { request }) => {
  const customer = requireCustomer(shop, links.account());
  return handleForm(shop, request, (fields) => runIntent(shop, customer, fields));
});

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText('account');
  const { prefix } = useShop();
  const { csrf, customer, membershipUntil, devices, done } = loaderData;
  const formErrors = formErrorsOf(actionData);
  const errorsOf = (intent: string) =>
    formErrors?.formValues.intent === intent ? formErrors : null;
  return (
    <main id="main" className="page min-h-svh py-8 lg:py-12">
      <StyleSheet href={styleSheet} />
      <title>{text('account.title')}</title>
      <h1 className="font-display text-4xl md:text-5xl">
        {text('account.hello', { name: customer.firstName })}
      </h1>
      <p role="status" className="mt-4 border-s-2 border-ink bg-surface px-4 py-3 empty:hidden">
        {done !== null && text(DONE[done])}
      </p>
      <div className="account-columns">
        <Overview {...loaderData} />
        <div className="account-forms gap-x-16">
          <div>
            <NameForm csrf={csrf} customer={customer} formErrors={errorsOf('name')} />
            <EmailForm csrf={csrf} email={customer.email} formErrors={errorsOf('email')} />
            <PasswordForm csrf={csrf} formErrors={errorsOf('password')} />
          </div>
          <div>
            <AccountSection title={text('account.membership')}>
              <p>
                {membershipUntil === null
                  ? text('account.membershipNone')
                  : text('account.membershipUntil', { date: membershipUntil })}
              </p>
            </AccountSection>
            <Devices devices={devices} csrf={csrf} />
            <AccountSection title={text('account.export')} intro={text('account.exportHint')}>
              <a
                href={`${prefix}${links.exportAccount()}`}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {text('account.exportAction')}
              </a>
            </AccountSection>
            <AccountSection title={text('account.delete')} intro={text('account.deleteHint')}>
              <IntentForm intent="delete" csrf={csrf} formErrors={errorsOf('delete')}>
                <CurrentPasswordField formErrors={errorsOf('delete')} />
                <Submit isQuiet>{text('account.delete')}</Submit>
              </IntentForm>
            </AccountSection>
          </div>
        </div>
      </div>
    </main>
  );
}

type FormProps = { readonly csrf: string; readonly formErrors: FormErrors | null };

function NameForm({
  csrf,
  customer,
  formErrors,
}: FormProps & { readonly customer: { firstName: string; lastName: string } }) {
  const text = useText();
  const { fieldPropsOf } = useFormErrors(formErrors);
  return (
    <AccountSection title={text('account.details')}>
      <IntentForm intent="name" csrf={csrf} formErrors={formErrors}>
        {(['firstName', 'lastName'] as const).map((name) => (
          <Field
            key={name}
            label={text(`account.${name}`)}
            name={name}
            autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
            maxLength={MAX_NAME}
            required
            defaultValue={formErrors?.formValues[name] ?? customer[name]}
            {...fieldPropsOf(name)}
          />
        ))}
        <Submit isQuiet>{text('account.save')}</Submit>
      </IntentForm>
    </AccountSection>
  );
}

function EmailForm({ csrf, email, formErrors }: FormProps & { readonly email: string }) {
  const text = useText();
  const { fieldPropsOf } = useFormErrors(formErrors);
  return (
    <AccountSection title={text('account.email')} intro={text('account.currentEmail', { email })}>
      <IntentForm intent="email" csrf={csrf} formErrors={formErrors}>
        <Field
          label={text('account.newEmail')}
          name="newEmail"
          type="email"
          autoComplete="email"
          maxLength={MAX_EMAIL}
          required
          defaultValue={formErrors?.formValues.newEmail}
          {...fieldPropsOf('newEmail')}
        />
        <CurrentPasswordField formErrors={formErrors} />
        <Submit isQuiet>{text('account.changeEmail')}</Submit>
      </IntentForm>
    </AccountSection>
  );
}

function PasswordForm({ csrf, formErrors }: FormProps) {
  const text = useText();
  const { fieldPropsOf } = useFormErrors(formErrors);
  return (
    <AccountSection title={text('account.password')}>
      <IntentForm intent="password" csrf={csrf} formErrors={formErrors}>
        <CurrentPasswordField formErrors={formErrors} />
        <NewPasswordField label={text('account.newPassword')} state={fieldPropsOf('newPassword')} />
        <Submit isQuiet>{text('account.changePassword')}</Submit>
      </IntentForm>
    </AccountSection>
  );
}

function CurrentPasswordField({ formErrors }: { readonly formErrors: FormErrors | null }) {
  const text = useText();
  const { fieldPropsOf } = useFormErrors(formErrors);
  return (
    <PasswordField
      label={text('account.currentPassword')}
      name="password"
      autoComplete="current-password"
      required
      {...fieldPropsOf('password')}
    />
  );
}
