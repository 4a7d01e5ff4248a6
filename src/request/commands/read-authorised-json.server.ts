/** Reads JSON that the merchant's order system sends; it authenticates with `ORDERS_KEY`. */
import { type InputSchema, parseInput } from '#kit/parse-input.ts';
import { createFieldProblem, Problem } from '#kit/problem.ts';
import { hasKey } from './command-caller.server.ts';

export type KeyCheck = {
  /** null without a configured key: then every request is refused. */
  readonly key: string | null;
  /** Code of the `Problem` for a request without the key. */
  readonly code: string;
};

/** @throws Problem 401 without the key, 400 for an invalid field */
export async function readAuthorisedJson<T>(
  request: Request,
  { key, code }: KeyCheck,
  schema: InputSchema<T>,
): Promise<T> {
  if (key === null || !hasKey(request, [key]))
    throw new Problem(401, code, 'authorization: the key for orders is required');
  return parseInput(schema, parseJson(await request.text()), createFieldProblem);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw createFieldProblem('body', 'this is not JSON');
  }
}
