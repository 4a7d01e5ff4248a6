/** The fields of a posted form or JSON object, by whichever content type they came. */
import { Problem } from '#kit/problem.ts';

/** @throws Problem 400 for a body that is neither. Of repeated form fields the last one counts. */
export async function readFields(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type') ?? '';
  try {
    if (!type.startsWith('application/json')) return Object.fromEntries(await request.formData());
    const body: unknown = await request.json();
    if (typeof body === 'object' && body !== null) return Array.isArray(body) ? { data: body } : { ...body };
  } catch {
    // Falls through to the refusal: the parser's own words help nobody.
  }
  throw new Problem(400, 'request.badBody', 'The body is neither a form nor a JSON object.', { field: 'body' });
}
