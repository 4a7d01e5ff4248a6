/** Tests of CUST-1: validation of fields, and the patterns that are allowed to run. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { engraving, firstLine, secondLine } from './customisation.fixtures.ts';
import {
  countRemaining,
  validatePersonalisation,
  validatePersonalisationFields,
} from './customisation.ts';
import { isSafePattern } from './safe-pattern.ts';

describe('a field', () => {
  test.each([
    ['', firstLine, 'missing'],
    ['   ', firstLine, 'missing'],
    ['', secondLine, null],
    ['For Ada', firstLine, null],
    ['For Ada 1815', firstLine, 'patternMismatch'],
    ['thirteen long', firstLine, 'tooLong'],
    ['1815', secondLine, null],
  ])('%j is %s', (value, field, error) => {
    expect(validatePersonalisation(field, value)).toBe(error);
  });
  test('must match its pattern as a whole', () => {
    expect(validatePersonalisation(firstLine, 'Ada!')).toBe('patternMismatch');
  });
  test('counts the remaining characters', () => {
    expect(countRemaining(firstLine, 'Ada')).toBe(9);
    expect(countRemaining(firstLine, 'thirteen long')).toBe(0);
  });
});

describe('all fields of a group', () => {
  test('are valid when each one is, and their values are returned', () => {
    expect(validatePersonalisationFields(engraving, { line1: 'Ada' })).toEqual({
      values: { line1: 'Ada' },
      isValid: true,
    });
    expect(validatePersonalisationFields(engraving, {})).toEqual({ values: {}, isValid: false });
    expect(
      validatePersonalisationFields(engraving, { line1: 'Ada', line2: '0'.repeat(13) }).isValid,
    ).toBe(false);
  });
  test('are read by the names of the group, and other fields are ignored', () => {
    expect(
      validatePersonalisationFields(engraving, { line1: 'Ada', line3: 'x', line2: 7 }).values,
    ).toEqual({
      line1: 'Ada',
    });
  });
});

describe('a configured pattern', () => {
  test.each(['[A-Za-z ]+', '\\p{L}{1,10}', '(?:ab|cd)', '[a-z]+ [a-z]+ [a-z]+', '\\d{4}', 'a\\+b'])(
    '%s is allowed',
    (pattern) => {
      expect(isSafePattern(pattern)).toBe(true);
    },
  );
  test.each([
    '(?:[A-Z]?){24}[0-9]',
    '[A-Z]?'.repeat(24),
    '(?:[A-Z]{0,1}){24}[0-9]',
    '(?:[A-Z]{0,3}){12}',
    '(?:a|a){30}b',
    '(?:a{1,2}){30}b',
    '[a-z]*?[a-z]*?[a-z]*?[a-z]*?1',
  ])('%s has too many ways of matching one text', (pattern) => {
    expect(isSafePattern(pattern)).toBe(false);
  });

  test.each(['[A-Z]?[a-z]{1,12}( [A-Z][a-z]{1,12})?', '(?:[A-Z]\\.){2,3}', '[A-Z]{1,3} ?\\d{1,4}'])(
    '%s is allowed',
    (pattern) => {
      expect(isSafePattern(pattern)).toBe(true);
    },
  );

  test.each([
    ['[A-Z]?'.repeat(19), 'A'.repeat(200)],
    ['[a-z]+[a-z]+[a-z]+', `${'a'.repeat(199)}1`],
    ['(?:a|b|a){12}c', 'a'.repeat(200)],
  ])('an allowed pattern is matched in less than a second: %s', (pattern, value) => {
    expect(isSafePattern(pattern)).toBe(true);
    const start = performance.now();
    validatePersonalisation({ ...firstLine, maxLength: 200, validationRegex: pattern }, value);
    expect(performance.now() - start).toBeLessThan(1000);
  });

  test.each([
    '(a+)+',
    '(a|a)*b',
    '((a+)b)*',
    'a*a*a*a*',
    '(?=a)b',
    '(a)\\1',
    '(',
    `${'a'.repeat(201)}`,
    '(?:a{1,9}){1,9}',
  ])('%s is refused', (pattern) => {
    expect(isSafePattern(pattern)).toBe(false);
  });
  test('is never run if it is not safe', () => {
    expect(
      validatePersonalisation(
        { ...firstLine, maxLength: 40, validationRegex: '(a+)+' },
        `${'a'.repeat(39)}!`,
      ),
    ).toBeNull();
  });
  test('any value is checked against any pattern without an exception', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.string({ maxLength: 30 }), (value, pattern) => {
        expect([null, 'missing', 'tooLong', 'patternMismatch']).toContain(
          validatePersonalisation({ ...firstLine, validationRegex: pattern }, value),
        );
      }),
    );
  });
});
