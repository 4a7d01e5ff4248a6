/** Validates responses by the schemas of the published document, and refuses undescribed fields. */
import { z } from 'zod';
import type { JsonObject } from './build-document.ts';

/** Faults with their paths; empty for a valid value. */
export function listSchemaFaults(
  document: JsonObject,
  schema: unknown,
  value: unknown,
): readonly string[] {
  const { schemas } = z
    .object({ components: z.object({ schemas: z.record(z.string(), z.unknown()) }) })
    .parse(document).components;
  const complete = JSON.stringify({ ...close(schema), $defs: close(schemas) });
  const parsed = z
    .fromJSONSchema(JSON.parse(complete.replaceAll('#/components/schemas/', '#/$defs/')))
    .safeParse(value);
  return parsed.success ? [] : listIssues(parsed.error.issues);
}

type Issue = z.core.$ZodIssue;

/** Lists the faults of each alternative too. */
function listIssues(issues: readonly Issue[]): readonly string[] {
  return issues.flatMap((issue) => [
    `${issue.path.join('.') || 'the response'}: ${issue.message}`,
    ...(issue.code === 'invalid_union' ? issue.errors.flatMap(listIssues) : []),
  ]);
}

/** Closes objects that list their fields and say nothing about others. */
function close(schema: unknown): object {
  return JSON.parse(JSON.stringify(schema), (_, value) =>
    typeof value === 'object' && value !== null && isOpenObject(value)
      ? { ...value, additionalProperties: false }
      : value,
  );
}

function isOpenObject(schema: object): boolean {
  return (
    'type' in schema &&
    schema.type === 'object' &&
    'properties' in schema &&
    !('additionalProperties' in schema)
  );
}
