/** Reads the fields of a posted form or JSON object, by content type. */
import { Problem } from '#kit/problem.ts';
import { readForm } from '#request/read-form.server.ts';

/**
 * Reads the last value of a repeated form field.
 * @throws Problem 400 for a body that is neither a form nor a JSON object.
 */
export async function readRequestBody(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('application/json')) return Object.fromEntries(await readForm(request));
  const body: unknown = await request.json().catch(() => null);
  if (typeof body === 'object' && body !== null)
    return Array.isArray(body) ? { data: body } : { ...body };
  throw new Problem(400, 'request.badBody', 'The body is neither a form nor a JSON object.', {
    field: 'body',
  });
}
