/** Validation of a customisation group before it is stored. */
import { Problem } from '#kit/problem.ts';
import { type CustomisationGroupRecord, MAX_FIELD_LENGTH } from './customisation.ts';
import { isSafePattern } from './safe-pattern.ts';

/** @throws Problem 400 with the first invalid field. */
export function checkGroup({ fields }: CustomisationGroupRecord): void {
  for (const [index, { maxLength, validationRegex }] of fields.entries()) {
    if (!Number.isInteger(maxLength) || maxLength < 1 || maxLength > MAX_FIELD_LENGTH)
      throw createFieldProblem(`fields[${index}].maxLength`, `1 to ${MAX_FIELD_LENGTH} characters`);
    if (validationRegex !== undefined && !isSafePattern(validationRegex))
      throw createFieldProblem(
        `fields[${index}].validationRegex`,
        'a short pattern without repetitions in repetitions',
      );
  }
}

function createFieldProblem(field: string, expectation: string): Problem {
  return new Problem(400, 'customisation.badField', `${field}: ${expectation}.`, { field });
}
