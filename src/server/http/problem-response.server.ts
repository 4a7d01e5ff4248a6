/** JSON responses of the server for refused requests. */

/** Methods that pages and `/_api` accept. */
const METHODS: readonly string[] = ['GET', 'HEAD', 'POST'];

export function problemResponse(status: number, code: string, message: string): Response {
  return Response.json(
    { error: { code, message } },
    { status, headers: { 'cache-control': 'no-store' } },
  );
}

/** Null for methods that every page accepts. */
export function rejectUnknownMethod(method: string): Response | null {
  if (METHODS.includes(method)) return null;
  if (method === 'OPTIONS')
    return new Response(null, { status: 204, headers: { allow: METHODS.join(', ') } });
  return createMethodNotAllowed(method, METHODS);
}

export function createMethodNotAllowed(method: string, allowed: readonly string[]): Response {
  const allow = allowed.join(', ');
  const response = problemResponse(
    405,
    'request.method',
    `method: ${method} is not one of ${allow}.`,
  );
  response.headers.set('allow', allow);
  return response;
}

export function unknownPath(): Response {
  return problemResponse(404, 'path.unknown', 'path: there is nothing at this address.');
}
