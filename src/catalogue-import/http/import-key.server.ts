/** Access check of imports and exports: only commands on this machine that know the key. */
import { Problem } from '#kit/problem.ts';
import { type CommandAuth, findCallerFault } from '#request/commands/command-caller.server.ts';

/**
 * Checks method, remote address and key.
 * @throws Problem 405, 403 or 401.
 */
export function checkCaller(request: Request, commandAuth: CommandAuth): void {
  if (request.method !== 'POST')
    throw new Problem(405, 'import.method', 'Use POST to start an import');
  const fault = findCallerFault(request, commandAuth);
  if (fault === 'remote')
    throw new Problem(
      403,
      'import.remote',
      'Imports can only be started on the machine that the shop runs on',
    );
  if (fault === 'key')
    throw new Problem(
      401,
      'import.key',
      'The key in the control file is needed: run npm run import in the folder of the shop',
    );
}
