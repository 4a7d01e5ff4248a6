/** @vitest-environment happy-dom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MessageKeysProvider } from '#i18n/text.fixtures.tsx';
import { engraving } from './customisation.fixtures.ts';
import type { PersonalisationResult } from './customisation.ts';
import { CustomisationFields } from './personalisation-fields.tsx';

afterEach(cleanup);

function renderFields(areErrorsShown = false) {
  const results: PersonalisationResult[] = [];
  render(
    <CustomisationFields
      group={engraving}
      areErrorsShown={areErrorsShown}
      onValidate={(result) => results.push(result)}
    />,
  );
  return results;
}
const type = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

test('CUST-1: validity is reported together with the values', () => {
  const results = renderFields();
  expect(results.at(-1)).toEqual({ values: {}, isValid: false });
  type(/First line/, 'Ada');
  expect(results.at(-1)).toEqual({ values: { line1: 'Ada' }, isValid: true });
  type(/Second line/, '1815');
  expect(results.at(-1)).toEqual({ values: { line1: 'Ada', line2: '1815' }, isValid: true });
});

test('CUST-1: a value that does not match the pattern shows the field’s own message on blur', () => {
  const results = renderFields();
  type(/First line/, 'Ada 1815');
  expect(screen.queryByText('Letters and spaces only.')).toBeNull();
  fireEvent.blur(screen.getByLabelText(/First line/));
  expect(screen.getByText('Letters and spaces only.')).toBeTruthy();
  expect(results.at(-1)?.isValid).toBe(false);
});

test('CUST-1: missing values are shown after an attempt to add, and optional fields are not missing', () => {
  renderFields(true);
  expect(screen.getAllByText('custom.missing')).toHaveLength(1);
});

test('CUST-1: the inputs have the same limits as attributes, for pages without JavaScript', () => {
  renderFields();
  const first = screen.getByLabelText<HTMLInputElement>(/First line/);
  expect([first.required, first.maxLength, first.pattern, first.name]).toEqual([
    true,
    12,
    '[A-Za-z ]+',
    'custom.line1',
  ]);
});

test('CUST-1: the group has its title, each field its rules, and how many characters are left', () => {
  render(
    <CustomisationFields group={engraving} areErrorsShown={false} onValidate={() => undefined} />,
    { wrapper: MessageKeysProvider },
  );
  expect(screen.getByRole('group', { name: 'Engraving' })).toBeTruthy();
  expect(screen.getByText('Up to two lines on the back.')).toBeTruthy();
  expect(screen.getByText('On the clasp.')).toBeTruthy();
  expect(screen.getByPlaceholderText('ADA')).toBe(screen.getByLabelText(/First line/));
  expect(screen.getByText('custom.optional').closest('label')?.textContent).toContain(
    'Second line',
  );
  type(/First line/, 'Ada');
  expect(screen.getByText('custom.counter(12, 9)')).toBeTruthy();
});
