/** Buttons with the usual words and their own. */
export const fixtures = {
  usual: { sku: 'XDD00193-01-01-01' },
  named: { sku: 'XDD00193-01-01-01', title: 'Membership for a year', label: 'Add membership' },
};
