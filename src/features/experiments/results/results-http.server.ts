/** HTTP endpoint through which the experiments command reads the results of a running shop. */
import { z } from 'zod';
import type { CommandAuth } from '#request/commands/command-caller.server.ts';
import { handleCommandCall } from '#request/commands/handle-command-call.server.ts';
import type { ExperimentResults } from './experiment-results.ts';

const callSchema = z.strictObject({ call: z.literal('listResults') });

export function handleExperimentResults(
  request: Request,
  commandAuth: CommandAuth,
  results: ExperimentResults,
): Promise<Response> {
  return handleCommandCall(request, commandAuth, callSchema, () => results.listResults());
}
