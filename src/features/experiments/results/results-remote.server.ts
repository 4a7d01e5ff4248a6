/** HTTP client for the results of experiments of a running shop. */
import { z } from 'zod';
import type { ServerConnection } from '#request/commands/control-file.server.ts';
import { sendCommandCall } from '#request/commands/send-command-call.server.ts';
import { EXPERIMENT_RESULTS_PATH, type ExperimentResults } from './experiment-results.ts';

const total = z.object({
  ...{ fascia: z.string(), experiment: z.string(), variant: z.string() },
  ...{ firstDay: z.string(), lastDay: z.string(), visitors: z.number() },
  ...{ exposures: z.number(), added: z.number(), purchased: z.number() },
});

const results = z.array(
  z.object({
    ...{ fascia: z.string(), experiment: z.string(), isRunning: z.boolean() },
    variants: z.array(total),
    hasSampleRatioMismatch: z.boolean().nullable(),
  }),
);

export function openRemoteExperiments(connection: ServerConnection): ExperimentResults {
  return {
    listResults: async () =>
      results.parse(
        await sendCommandCall(connection, EXPERIMENT_RESULTS_PATH, { call: 'listResults' }),
      ),
  };
}
