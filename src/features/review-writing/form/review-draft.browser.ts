/** Draft of a review in session storage: all fields but the email address and the photos. */
import { tryStorage } from '#kit/storage.browser.ts';

const MAX_DRAFT = 10_000;
const FIELDS = [
  ...['rating', 'title', 'body', 'recommended', 'quality', 'comfort', 'value', 'fit'],
  ...['username', 'userLocation'],
];
const keyOf = (productKey: string) => `review-draft:${productKey}`;

/**
 * Fills the form from the draft, unless it has what was just sent (`isFilled`), and saves it from
 * now on. True where the draft has changed a field, as of a published review that is edited.
 */
export function autosaveReviewDraft(
  form: HTMLFormElement,
  productKey: string,
  isFilled: boolean,
  signal: AbortSignal,
): boolean {
  const isTyped = FIELDS.some((name) => isChanged(form, name));
  const isRestored = !isFilled && !isTyped && restore(form, readDraft(productKey));
  form.addEventListener('input', () => saveDraft(form, productKey), { signal });
  return isRestored;
}

export function deleteReviewDraft(productKey: string): void {
  tryStorage('sessionStorage', (storage) => storage.removeItem(keyOf(productKey)));
}

/** True if the field was edited before this code was loaded. */
function isChanged(form: HTMLFormElement, name: string): boolean {
  return [...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)].some((input) =>
    input.type === 'radio'
      ? input.checked !== input.defaultChecked
      : input.value !== input.defaultValue,
  );
}

function restore(form: HTMLFormElement, draft: Readonly<Record<string, unknown>>): boolean {
  let isRestored = false;
  for (const name of FIELDS) {
    const value = draft[name];
    if (typeof value !== 'string') continue;
    for (const input of form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)) {
      const isSame =
        input.type === 'radio' ? input.checked === (input.value === value) : input.value === value;
      if (isSame) continue;
      if (input.type === 'radio') input.checked = input.value === value;
      else input.value = value;
      isRestored = true;
    }
  }
  return isRestored;
}

function saveDraft(form: HTMLFormElement, productKey: string): void {
  const fields = new FormData(form);
  const draft = Object.fromEntries(FIELDS.map((name) => [name, fields.get(name) ?? '']));
  const json = JSON.stringify(draft);
  if (json.length <= MAX_DRAFT)
    tryStorage('sessionStorage', (storage) => storage.setItem(keyOf(productKey), json));
}

function readDraft(productKey: string): Readonly<Record<string, unknown>> {
  const json = tryStorage('sessionStorage', (storage) => storage.getItem(keyOf(productKey)));
  try {
    const draft: unknown = JSON.parse(json ?? '{}');
    return typeof draft === 'object' && draft !== null ? { ...draft } : {};
  } catch {
    return {};
  }
}
