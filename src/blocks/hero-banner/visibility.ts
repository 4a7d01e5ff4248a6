/** R§5: a hero with a rule is hidden while the status is unknown, and from those whom the rule names. */

export type VisibilityRule = { readonly hideForLoggedInUsers: boolean; readonly hideForGuestUsers: boolean };

export function isVisibleTo(status: 'unknown' | 'guest' | 'customer', rule: VisibilityRule): boolean {
  if (status === 'unknown') return false;
  return status === 'guest' ? !rule.hideForGuestUsers : !rule.hideForLoggedInUsers;
}
