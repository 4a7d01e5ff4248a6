/** Buttons with the usual words and their own. */
export const fixtures = {
  usual: { sku: 'XDD00193-1-1' },
  named: { sku: 'XDD00193-1-1', title: 'Membership for a year', label: 'Add membership' },
};
