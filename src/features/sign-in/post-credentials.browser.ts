/** JSON client of GET and POST /login, for the modal. */
import type { FormErrors } from '#features/accounts/forms/account-problem.ts';
import { USER_KEY } from '#features/shopper/use-shopper.ts';
import { tryStorage } from '#kit/storage.browser.ts';
import { links } from '#links';

type Refused = Partial<Omit<FormErrors, 'formValues'>>;

const headers = { accept: 'application/json' };

/** Returns '' when the request fails: the form is then refused, and fetches a token again. */
export async function fetchFormToken(): Promise<string> {
  try {
    const response = await fetch(links.login(), { headers });
    const { csrf } = (await response.json()) as { csrf?: string };
    return csrf ?? '';
  } catch {
    return '';
  }
}

/** Returns null on success. */
export async function postCredentials(
  fields: FormData,
  csrf: Promise<string> | undefined,
): Promise<FormErrors | null> {
  const formValues = { username: String(fields.get('username') ?? '') };
  fields.set('csrf', (await csrf) ?? '');
  try {
    const response = await fetch(links.login(), { method: 'POST', body: fields, headers });
    const { user, error } = (await response.json()) as { user?: object; error?: Refused };
    if (response.ok) {
      tryStorage('sessionStorage', (storage) => storage.setItem(USER_KEY, JSON.stringify(user)));
      return null;
    }
    return {
      code: error?.code ?? 'account.failed',
      faults: error?.faults ?? [],
      retryAfter: error?.retryAfter ?? null,
      formValues,
    };
  } catch {
    return { code: 'account.failed', faults: [], retryAfter: null, formValues };
  }
}
