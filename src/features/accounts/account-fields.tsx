/** Hidden fields and helpers of wording that all account forms share. */
import { useText } from '#kit/text.tsx';
import { type FormRefusal, wordRefusal } from './account-problem.ts';

const OWN_FIELDS: ReadonlySet<string> = new Set(['username', 'password', 'newPassword', 'firstName', 'lastName', 'newEmail']);

export function Hidden({ fields }: { readonly fields: Readonly<Record<string, string | null>> }) {
  return Object.entries(fields).map(([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />);
}

/** What is said at a field, and what is said above the form. */
export function useRefusal(refusal: FormRefusal | null) {
  const text = useText();
  const isAtField = refusal?.field != null && OWN_FIELDS.has(refusal.field) && refusal.code !== 'account.wrongPassword';
  const words = refusal === null ? undefined : wordRefusal(text, refusal);
  return {
    problem: isAtField ? undefined : words,
    errorOf: (field: string) => (isAtField && refusal.field === field ? words : undefined),
  };
}
