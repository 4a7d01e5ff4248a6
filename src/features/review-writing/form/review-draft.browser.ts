/** Draft of a review in session storage: changed fields but the email address and the photos. */
import { tryStorage } from '#kit/storage.browser.ts';
import type { ReviewFormView } from './review-form-view.ts';

const MAX_DRAFT = 10_000;
const FIELDS = [
  ...['rating', 'title', 'body', 'recommended', 'quality', 'comfort', 'value', 'fit'],
  ...['username', 'userLocation'],
];
const keyOf = (productKey: string) => `review-draft:${productKey}`;

/** Data of the form that decides what a draft contains, and which draft fills it. */
export type DraftedForm = Pick<ReviewFormView, 'product' | 'values' | 'draftOwner' | 'isEdit'>;

/**
 * Fills the form from the draft, unless it has what was just sent (`isFilled`), and saves it from
 * now on. True where the draft has changed a field, as of a published review that is edited.
 */
export function autosaveReviewDraft(
  form: HTMLFormElement,
  view: DraftedForm,
  isFilled: boolean,
  signal: AbortSignal,
): boolean {
  const isTyped = FIELDS.some((name) => isChanged(form, name));
  const isRestored = !isFilled && !isTyped && restore(form, readDraft(view));
  form.addEventListener('input', () => saveDraft(form, view), { signal });
  return isRestored;
}

export function deleteReviewDraft(productKey: string): void {
  tryStorage('sessionStorage', (storage) => storage.removeItem(keyOf(productKey)));
}

/** True if the field was edited before this code was loaded. */
function isChanged(form: HTMLFormElement, name: string): boolean {
  return inputsOf(form, name).some((input) =>
    input.type === 'radio'
      ? input.checked !== input.defaultChecked
      : input.value !== input.defaultValue,
  );
}

function inputsOf(form: HTMLFormElement, name: string): readonly HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
}

function restore(form: HTMLFormElement, draft: Readonly<Record<string, unknown>>): boolean {
  let isRestored = false;
  for (const name of FIELDS) {
    const value = draft[name];
    if (typeof value !== 'string') continue;
    for (const input of inputsOf(form, name)) {
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

/**
 * Saves the fields that differ from the stored review, or from those of a new one; also an emptied
 * field. A refused form has other default values, so they are not compared with.
 */
function saveDraft(form: HTMLFormElement, { product, values, draftOwner }: DraftedForm): void {
  const data = new FormData(form);
  const changed = FIELDS.filter((name) => inputsOf(form, name).length > 0).flatMap((name) => {
    const value = withLineFeeds(String(data.get(name) ?? ''));
    return value === withLineFeeds(values[name] ?? '') ? [] : [[name, value] as const];
  });
  if (changed.length === 0) {
    deleteReviewDraft(product.productKey);
    return;
  }
  const json = JSON.stringify({ owner: draftOwner, fields: Object.fromEntries(changed) });
  if (json.length <= MAX_DRAFT)
    tryStorage('sessionStorage', (storage) => storage.setItem(keyOf(product.productKey), json));
}

/** As text areas have them; some browsers put carriage returns into the data of a form. */
function withLineFeeds(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

/**
 * Fields of the draft; none of another person's, or of an older version of the review. A guest's
 * draft fills the form of a new review after signing in too.
 */
function readDraft({
  product,
  draftOwner,
  isEdit,
}: DraftedForm): Readonly<Record<string, unknown>> {
  const key = keyOf(product.productKey);
  const json = tryStorage('sessionStorage', (storage) => storage.getItem(key));
  try {
    const draft: unknown = JSON.parse(json ?? 'null');
    if (typeof draft !== 'object' || draft === null) return {};
    if (!('owner' in draft && 'fields' in draft)) return {};
    const isOwn = draft.owner === draftOwner || (draft.owner === null && !isEdit);
    return isOwn && typeof draft.fields === 'object' ? { ...draft.fields } : {};
  } catch {
    return {};
  }
}
