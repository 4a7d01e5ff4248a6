/** Examples of the add-to-basket button: default and custom label. */
export const fixtures = {
  usual: { sku: 'XDD00193-1-1' },
  named: { sku: 'XDD00193-1-1', title: 'Membership for a year', label: 'Add membership' },
};
