/**
 * Drafts of reviews in session storage: the changed fields, except the email address and photos.
 * Drafts of customers have their own key, and are removed when a guest uses the tab.
 */
import { CUSTOMER_DRAFTS_KEY, GUEST_DRAFTS_KEY } from '#features/shopper/use-shopper.ts';
import { tryStorage } from '#kit/storage.browser.ts';
import type { ReviewFormView } from './review-form-view.ts';

/** In characters of JSON. */
const MAX_DRAFT_LENGTH = 10_000;
/** Older drafts are ignored, in case the tab stays open and somebody else uses it. */
const MAX_AGE_MS = 24 * 3_600_000;
const FIELDS = [
  ...['rating', 'title', 'body', 'recommended', 'quality', 'comfort', 'value', 'fit'],
  ...['username', 'userLocation'],
];

/** Data of the form that decides what a draft contains, and which draft fills it. */
export type DraftedForm = Pick<ReviewFormView, 'product' | 'values' | 'draftOwner' | 'isEdit'>;

/**
 * Fills the form from the draft, unless it already shows the values just sent (`isFilled`), and
 * saves its changes from then on. Returns true if the draft has changed a field.
 */
export function autosaveReviewDraft(
  form: HTMLFormElement,
  view: DraftedForm,
  isFilled: boolean,
  signal: AbortSignal,
): boolean {
  const isEdited = FIELDS.some((name) => isChanged(form, name));
  if (view.draftOwner === null) removeCustomerDrafts();
  const draft = isFilled || isEdited ? null : readDraft(view);
  const isRestored = draft !== null && restore(form, draft.fields);
  // After signing in, a guest's draft becomes the customer's.
  if (isRestored) saveDraft(form, view, draft.savedAt);
  form.addEventListener('input', () => saveDraft(form, view, Date.now()), { signal });
  return isRestored;
}

/** Deletes the draft, and resets the fields that it filled. */
export function discardReviewDraft(form: HTMLFormElement, productKey: string): void {
  deleteReviewDraft(productKey);
  for (const input of FIELDS.flatMap((name) => findInputs(form, name))) {
    if (input.type === 'radio') input.checked = input.defaultChecked;
    else input.value = input.defaultValue;
  }
}

export function deleteReviewDraft(productKey: string): void {
  for (const key of [GUEST_DRAFTS_KEY, CUSTOMER_DRAFTS_KEY]) writeDraft(key, productKey, null);
}

function removeCustomerDrafts(): void {
  tryStorage('sessionStorage', (storage) => storage.removeItem(CUSTOMER_DRAFTS_KEY));
}

/** True if the field was edited before this code was loaded. */
function isChanged(form: HTMLFormElement, name: string): boolean {
  return findInputs(form, name).some((input) =>
    input.type === 'radio'
      ? input.checked !== input.defaultChecked
      : input.value !== input.defaultValue,
  );
}

function findInputs(form: HTMLFormElement, name: string): readonly HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
}

function restore(form: HTMLFormElement, draft: Readonly<Record<string, unknown>>): boolean {
  let isRestored = false;
  for (const name of FIELDS) {
    const value = draft[name];
    if (typeof value !== 'string') continue;
    for (const input of findInputs(form, name)) {
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
 * Saves the fields that differ from the stored review or from a new form, also those that were
 * emptied. The default values of the inputs are not compared: those of a refused form differ.
 */
function saveDraft(
  form: HTMLFormElement,
  { product: { productKey }, values, draftOwner, isEdit }: DraftedForm,
  savedAt: number,
): void {
  const data = new FormData(form);
  const changed = FIELDS.filter((name) => findInputs(form, name).length > 0).flatMap((name) => {
    const value = withLineFeeds(String(data.get(name) ?? ''));
    return value === withLineFeeds(values[name] ?? '') ? [] : [[name, value] as const];
  });
  if (changed.length === 0) {
    deleteReviewDraft(productKey);
    return;
  }
  const draft = { owner: draftOwner, savedAt, fields: Object.fromEntries(changed) };
  if (JSON.stringify(draft).length > MAX_DRAFT_LENGTH) return;
  const isGuest = draftOwner === null;
  writeDraft(isGuest ? GUEST_DRAFTS_KEY : CUSTOMER_DRAFTS_KEY, productKey, draft);
  if (!isGuest && !isEdit) writeDraft(GUEST_DRAFTS_KEY, productKey, null);
}

/** Converts line breaks to those of a text area: form data may have carriage returns. */
function withLineFeeds(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

/**
 * The draft of this owner; null if it is another person's, or of an older version of the review. A
 * guest's draft also fills the form of a new review after signing in.
 */
function readDraft({ product: { productKey }, draftOwner, isEdit }: DraftedForm): Draft | null {
  const own = draftOwner !== null && readDrafts(CUSTOMER_DRAFTS_KEY).get(productKey);
  if (own && own.owner === draftOwner) return own;
  return isEdit ? null : (readDrafts(GUEST_DRAFTS_KEY).get(productKey) ?? null);
}

type Fields = Readonly<Record<string, unknown>>;
type Draft = { readonly owner: unknown; readonly savedAt: number; readonly fields: Fields };

/** Drafts by product key, without those older than `MAX_AGE_MS`. */
function readDrafts(key: string): ReadonlyMap<string, Draft> {
  const json = tryStorage('sessionStorage', (storage) => storage.getItem(key));
  try {
    const drafts: unknown = JSON.parse(json ?? 'null');
    return new Map(Object.entries(drafts ?? {}).filter(isDraftEntry));
  } catch {
    return new Map();
  }
}

function isDraftEntry(entry: [string, unknown]): entry is [string, Draft] {
  const [, draft] = entry;
  if (typeof draft !== 'object' || draft === null) return false;
  if (!('owner' in draft && 'savedAt' in draft && 'fields' in draft)) return false;
  const { savedAt } = draft;
  if (typeof savedAt !== 'number' || Date.now() - savedAt > MAX_AGE_MS) return false;
  return typeof draft.fields === 'object' && draft.fields !== null;
}

/** Replaces the draft of the product; null removes it. */
function writeDraft(key: string, productKey: string, draft: Draft | null): void {
  const drafts = new Map(readDrafts(key));
  drafts.delete(productKey);
  if (draft) drafts.set(productKey, draft);
  tryStorage('sessionStorage', (storage) => {
    if (drafts.size === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(Object.fromEntries(drafts)));
  });
}
