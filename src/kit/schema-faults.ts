/** What is wrong with a value that does not fit its schema, field by field, in plain words. */
import { type BaseIssue, type GenericSchema, safeParse } from 'valibot';
import { describeUnknown } from './did-you-mean.ts';

export type Fault = { readonly path: string; readonly problem: string };

/** Of values that do not fit, and of fields that the schema does not have: those would be dropped without a word. */
export function listSchemaFaults(schema: GenericSchema, value: unknown, also: readonly string[] = []): Fault[] {
  const parsed = safeParse(schema, value, { message: describeIssue });
  const misfits = (parsed.issues ?? []).map((issue) => ({
    path: issue.path?.map(({ key }) => String(key)).join('.') ?? '',
    problem: issue.message,
  }));
  return [...misfits, ...listUnknownFields(schema as Built, value, '', also)];
}

/** What is known of a schema's build, whichever kind it is. */
type Built = {
  readonly type?: string;
  readonly entries?: Readonly<Record<string, Built>>;
  readonly wrapped?: Built;
  readonly item?: Built;
  readonly items?: readonly Built[];
  readonly rest?: Built;
};

function listUnknownFields(schema: Built, value: unknown, path: string, also: readonly string[] = []): Fault[] {
  if (schema.wrapped) return listUnknownFields(schema.wrapped, value, path, also);
  if (typeof value !== 'object' || value === null) return [];
  const at = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`);
  if (Array.isArray(value)) {
    const schemaOf = (index: number) => schema.item ?? schema.items?.[index] ?? schema.rest;
    return value.flatMap((one, index) => listUnknownFields(schemaOf(index) ?? {}, one, at(index)));
  }
  const { entries } = schema;
  if (!entries) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const known = Object.hasOwn(entries, key) ? entries[key] : undefined;
    if (known) return listUnknownFields(known, inner, at(key));
    return also.includes(key) ? [] : [{ path: at(key), problem: describeUnknown(key, Object.keys(entries)) }];
  });
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'is a text',
  number: 'is a number',
  boolean: 'is true or false',
  array: 'is a list: [ … ]',
  tuple_with_rest: 'is a list of one or more: [ … ]',
  object: 'is an object: { … }',
};

/** Used where a schema has no message of its own. */
export function describeIssue(issue: BaseIssue<unknown>): string {
  if (issue.received === 'undefined') return 'is missing';
  if (issue.kind === 'schema') {
    const wanted =
      issue.type === 'picklist' ? `is one of ${issue.expected?.replaceAll(/[()]/g, '').replaceAll(' | ', ', ')}` : KINDS[issue.type];
    return `${wanted ?? 'does not fit'}; given: ${describeGiven(issue.input)}`;
  }
  const limit = String(issue.requirement);
  const unit = Array.isArray(issue.input) ? 'entries' : 'characters';
  const said: Readonly<Record<string, string>> = {
    max_length: `has ${sizeOf(issue.input)} ${unit}; ${limit} is the most`,
    min_length: `has ${sizeOf(issue.input)} ${unit}; ${limit} is the least`,
    max_value: `is ${limit} at most; given: ${describeGiven(issue.input)}`,
    min_value: `is ${limit} at least; given: ${describeGiven(issue.input)}`,
    multiple_of: `is a multiple of ${limit}; given: ${describeGiven(issue.input)}`,
    integer: `is a whole number; given: ${describeGiven(issue.input)}`,
    iso_date: `is a date, written 2027-01-31; given: ${describeGiven(issue.input)}`,
    iso_timestamp: `is a moment with its zone, written 2027-01-31T09:00:00Z; given: ${describeGiven(issue.input)}`,
  };
  return said[issue.type] ?? `does not fit; given: ${describeGiven(issue.input)}`;
}

const MAX_GIVEN = 60;

function describeGiven(input: unknown): string {
  const text = JSON.stringify(input) ?? 'nothing';
  return text.length > MAX_GIVEN ? `${text.slice(0, MAX_GIVEN)}…` : text;
}

function sizeOf(input: unknown): number {
  return typeof input === 'string' || Array.isArray(input) ? input.length : 0;
}
