/** Parses a posted form. */
import { Problem } from '#kit/problem.ts';

/** @throws Problem 400 for a body of another type, or one that is cut off or malformed. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    // The parser's own message names no field and does not help the caller.
    throw new Problem(400, 'request.badBody', 'The body is not a form.', { field: 'body' });
  }
}
