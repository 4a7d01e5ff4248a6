/** Lists the faults of a value that does not fit its schema, field by field. */
import { type BaseIssue, type GenericSchema, safeParse } from 'valibot';
import { findClosestName } from '#kit/text/did-you-mean.ts';
import type { Fault, Reason } from './fault.ts';
import type { MessageId } from './text.tsx';

/**
 * Lists values that do not fit, and fields that the schema does not have, which the parser would
 * drop silently. `allowedFields` are further fields to allow at the top level.
 */
export function listSchemaFaults(
  schema: GenericSchema,
  value: unknown,
  allowedFields: readonly string[] = [],
): Fault[] {
  const parsed = safeParse(schema, value);
  const schemaFaults = (parsed.issues ?? []).map((issue) => ({
    path: readPath(issue),
    ...findReason(issue),
  }));
  return [...schemaFaults, ...listUnknownFields(schema as AnySchema, value, '', allowedFields)];
}

/** Common shape of valibot schemas of every kind. */
type AnySchema = {
  readonly type?: string;
  readonly entries?: Readonly<Record<string, AnySchema>>;
  readonly wrapped?: AnySchema;
  readonly item?: AnySchema;
  readonly items?: readonly AnySchema[];
  readonly rest?: AnySchema;
};

function listUnknownFields(
  schema: AnySchema,
  value: unknown,
  path: string,
  allowedFields: readonly string[] = [],
): Fault[] {
  if (schema.wrapped) return listUnknownFields(schema.wrapped, value, path, allowedFields);
  if (typeof value !== 'object' || value === null) return [];
  const pathOf = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`);
  if (Array.isArray(value)) {
    const schemaOf = (index: number) => schema.item ?? schema.items?.[index] ?? schema.rest;
    return value.flatMap((item, index) =>
      listUnknownFields(schemaOf(index) ?? {}, item, pathOf(index)),
    );
  }
  const { entries } = schema;
  if (!entries) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const entry = Object.hasOwn(entries, key) ? entries[key] : undefined;
    if (entry) return listUnknownFields(entry, inner, pathOf(key));
    return allowedFields.includes(key)
      ? []
      : [{ path: pathOf(key), ...describeUnknownField(key, Object.keys(entries)) }];
  });
}

export function describeUnknownField(name: string, names: readonly string[]): Reason {
  const suggestion = findClosestName(name, names);
  if (suggestion !== null) return { code: 'fault.field.meant', values: { meant: suggestion } };
  return names.length === 0
    ? { code: 'fault.field.none' }
    : { code: 'fault.field.listed', values: { known: names.join(', ') } };
}

/** Dotted path of the field that an issue belongs to; empty for the whole value. */
export function readPath({ path }: BaseIssue<unknown>): string {
  return path?.map(({ key }) => String(key)).join('.') ?? '';
}

const TYPE_CODES: Readonly<Record<string, MessageId>> = {
  string: 'fault.text',
  number: 'fault.number',
  boolean: 'fault.boolean',
  array: 'fault.list',
  tuple_with_rest: 'fault.listOfSome',
  object: 'fault.object',
};

const RULE_CODES: Readonly<Record<string, MessageId>> = {
  max_value: 'fault.most',
  min_value: 'fault.least',
  multiple_of: 'fault.multiple',
  integer: 'fault.whole',
  iso_date: 'fault.date',
  iso_timestamp: 'fault.moment',
};

/** Custom rules of a schema have a message key as their message, which is used as it is. */
export function findReason(issue: BaseIssue<unknown>): Reason {
  if (isCode(issue.message)) return { code: issue.message };
  if (issue.received === 'undefined') return { code: 'fault.missing' };
  const given = formatInput(issue.input);
  if (issue.kind === 'schema') {
    if (issue.type !== 'picklist')
      return { code: TYPE_CODES[issue.type] ?? 'fault.invalid', values: { given } };
    const choices = (issue.expected ?? '').replaceAll(/[()]/g, '').replaceAll(' | ', ', ');
    return { code: 'fault.choice', values: { choices, given } };
  }
  const limit = String(issue.requirement);
  const isList = Array.isArray(issue.input);
  const length = { count: sizeOf(issue.input), limit };
  if (issue.type === 'max_length')
    return { code: isList ? 'fault.tooMany' : 'fault.tooLong', values: length };
  if (issue.type === 'min_length')
    return { code: isList ? 'fault.tooFew' : 'fault.tooShort', values: length };
  return { code: RULE_CODES[issue.type] ?? 'fault.invalid', values: { limit, given } };
}

const CODE_PREFIX = 'fault.';

function isCode(message: string): message is MessageId {
  return message.startsWith(CODE_PREFIX);
}

/** In characters; messages show longer values cut off. */
const MAX_INPUT_LENGTH = 60;

function formatInput(input: unknown): string {
  const text = JSON.stringify(input) ?? '';
  return text.length > MAX_INPUT_LENGTH ? `${text.slice(0, MAX_INPUT_LENGTH)}…` : text;
}

function sizeOf(input: unknown): number {
  return typeof input === 'string' || Array.isArray(input) ? input.length : 0;
}
