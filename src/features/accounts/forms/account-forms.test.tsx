/** Tests of account forms: an error text at each invalid field, and the focus on the first. */
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { Credentials } from '#features/sign-in/credentials.tsx';
import type { Text } from '#i18n/text.tsx';
import { HOST, openTestApp, type TestApp } from '#test/authorisation/test-app.ts';
import { NewPasswordField, UsernameField, useFormErrors } from './account-fields.tsx';
import { type FormErrors, formatAccountError } from './account-problem.ts';

let testApp: TestApp;
let people = 0;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const formErrors = z.looseObject({
  code: z.string(),
  faults: z.array(z.looseObject({ field: z.string(), code: z.string() })).optional(),
});
const refusedSchema = z.looseObject({
  formErrors: formErrors.optional(),
  error: formErrors.optional(),
});

/** Posts the fields unchanged, with a valid CSRF token; returns the status and the JSON body. */
async function send(path: string, fields: Record<string, string>, accept = 'text/html') {
  people += 1;
  const { token } = await testApp.register(`form-${people}@example.com`);
  const cookies = path.startsWith('/account') ? [`sid=${token}`] : [];
  const headers = () => ({
    host: HOST,
    origin: `http://${HOST}`,
    accept,
    cookie: cookies.join('; '),
    'x-forwarded-for': `10.9.${people}.1`,
  });
  const response = await testApp.send(
    new Request(`http://${HOST}/_api/login`, { headers: headers() }),
  );
  cookies.push(...response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? ''));
  const { csrf } = z.object({ csrf: z.string() }).parse(await response.json());
  const body = new URLSearchParams({ csrf, ...fields });
  const result = await testApp.send(
    new Request(`http://${HOST}${path}`, { method: 'POST', headers: headers(), body }),
  );
  return {
    status: result.status,
    body: refusedSchema.parse(await result.json()),
  };
}

const missing = (field: string) => ({ field, code: 'account.missing' });
const badEmail = (field: string) => ({ field, code: 'account.badEmail' });
const LINK = 'x'.repeat(43);

test.each<[string, Record<string, string>, FormErrors['faults']]>([
  ['/login', {}, [badEmail('username'), missing('password')]],
  ['/login', { username: 'ada@example.com' }, [missing('password')]],
  ['/sign-up', {}, [missing('firstName'), missing('lastName'), badEmail('username')]],
  [
    '/sign-up',
    { firstName: ' ', lastName: 'Byron', username: 'ada' },
    [missing('firstName'), badEmail('username')],
  ],
  [
    '/sign-up',
    { token: LINK },
    [missing('firstName'), missing('lastName'), missing('newPassword')],
  ],
  [
    '/sign-up',
    { token: LINK, firstName: 'Aurelia', lastName: 'B', newPassword: 'aurelia99' },
    [{ field: 'newPassword', code: 'account.tooCommon' }],
  ],
  ['/reset-password', {}, [badEmail('username')]],
  [
    '/reset-password',
    { token: LINK, newPassword: '1' },
    [{ field: 'newPassword', code: 'account.tooShort' }],
  ],
  ['/sign-in-link', { username: 'nobody' }, [badEmail('username')]],
  ['/account', { intent: 'name' }, [missing('firstName'), missing('lastName')]],
  ['/account', { intent: 'email' }, [badEmail('newEmail'), missing('password')]],
  ['/account', { intent: 'password' }, [missing('password'), missing('newPassword')]],
  ['/account', { intent: 'delete' }, [missing('password')]],
  [
    '/account',
    { intent: 'endSession', sessionId: 'x'.repeat(41) },
    [{ field: 'sessionId', code: 'account.failed' }],
  ],
])('%s with %j names every field that is wrong', async (path, fields, faults) => {
  const { status, body } = await send(path, fields);
  expect(status).toBe(400);
  expect(body.formErrors).toMatchObject({ code: faults[0]?.code, faults });
});

test.each([
  [{ intent: 'email', newEmail: 'new@example.com' }],
  [{ intent: 'password', newPassword: 'another fine one' }],
  [{ intent: 'delete' }],
])('the account page shows at the field that a password is wrong: %j', async (fields) => {
  const { status, body } = await send('/account', { ...fields, password: 'not mine' });
  expect(status).toBe(401);
  expect(body.formErrors?.faults).toEqual([
    { field: 'password', code: 'account.wrongOwnPassword' },
  ]);
});

test('the modal shows the error of every field too, and none for a wrong pair of email and password', async () => {
  const { body } = await send('/login', {}, 'application/json');
  expect(body.error).toMatchObject({
    code: 'account.badEmail',
    faults: [badEmail('username'), missing('password')],
  });
  const wrong = await send(
    '/login',
    { username: 'nobody@example.com', password: 'not it' },
    'application/json',
  );
  expect(wrong.body.error).toMatchObject({ code: 'account.wrongPassword' });
  expect(wrong.body.error?.faults).toBeUndefined();
});

function Form({ formErrors }: { readonly formErrors: FormErrors }) {
  const { fieldPropsOf, formError } = useFormErrors(formErrors);
  return (
    <>
      <p>{formError}</p>
      <UsernameField value="ada" state={fieldPropsOf('username')} />
      <NewPasswordField label="New" state={fieldPropsOf('newPassword')} />
    </>
  );
}

describe('a form that was refused', () => {
  const refused = (code: string, faults: FormErrors['faults']): FormErrors => ({
    code,
    faults,
    retryAfter: null,
    formValues: {},
  });

  test('has a word at each wrong field, tied to it, and the focus on the first', () => {
    const faults = [badEmail('username'), missing('newPassword')];
    const html = renderToStaticMarkup(<Form formErrors={refused('account.badEmail', faults)} />);
    const inputs = [...html.matchAll(/<input[^>]*>/g)].map(([input]) => input);
    expect(inputs.map((input) => input.includes('aria-invalid="true"'))).toEqual([true, true]);
    expect(inputs.map((input) => input.includes('autofocus'))).toEqual([true, false]);
    const notes = inputs.map((input) => / aria-describedby="([^"]*)"/.exec(input)?.[1] ?? '');
    expect(notes.map((id) => html.split(`id="${id}"`)[1]?.replace(/^[^>]*>|<.*/g, ''))).toEqual([
      'account.badEmail',
      'account.missing',
    ]);
    expect(html.startsWith('<p></p>')).toBe(true);
  });

  test('has its message above the form where no single field is wrong, and the password refers to it', () => {
    const formErrors = refused('account.wrongPassword', []);
    expect(renderToStaticMarkup(<Form formErrors={formErrors} />)).toMatch(
      /^<p>account.wrongPassword</,
    );
    const html = renderToStaticMarkup(<Credentials formErrors={formErrors} />);
    expect(html).not.toContain('aria-invalid="true"');
    const password = /<input[^>]*type="password"[^>]*>/.exec(html)?.[0];
    expect(password).toContain('autofocus');
    expect(password).toContain('aria-describedby="form-problem"');
  });
});

test('a short wait is shown in seconds, a long one in minutes, and one of 0 seconds never', () => {
  const text: Text = (id, values = {}) => `${id} ${JSON.stringify(values)}`;
  const word = (retryAfter: number | null) =>
    formatAccountError(text, { code: 'account.tooManyTries', retryAfter });
  expect([word(null), word(0), word(119), word(120), word(890)]).toEqual([
    'account.tooManyTries {"seconds":1}',
    'account.tooManyTries {"seconds":1}',
    'account.tooManyTries {"seconds":119}',
    'account.tooManyTriesMinutes {"minutes":2}',
    'account.tooManyTriesMinutes {"minutes":15}',
  ]);
});
