/** Handles a call by which a command, such as `npm run orders`, uses a running shop. */
import { type InputSchema, parseInput } from '#kit/parse-input.ts';
import { Problem } from '#kit/problem.ts';
import { type CommandAuth, findCallerFault, respondToCommand } from './command-caller.server.ts';

/**
 * Responds with `{ answer }`, the result of `call`; 401 without the key, 403 from another machine,
 * 422 for an invalid call with its field, else the status of a `Problem` that `call` throws.
 */
export function handleCommandCall<T>(
  request: Request,
  commandAuth: CommandAuth,
  schema: InputSchema<T>,
  call: (input: T) => Promise<unknown>,
): Promise<Response> {
  return respondToCommand(async () => {
    const fault = findCallerFault(request, commandAuth);
    if (fault === 'remote')
      throw new Problem(403, 'command.remote', 'Commands must run on the machine of the server.');
    if (fault === 'key')
      throw new Problem(401, 'command.key', 'The key in the control file is required.');
    const body: unknown = await request.json().catch(() => null);
    const input = parseInput(
      schema,
      body,
      (field, reason) => new Problem(422, 'command.call', `${field}: ${reason}.`, { field }),
    );
    return { body: { answer: await call(input) } };
  });
}
