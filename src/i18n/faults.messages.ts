/** Messages of schema faults and JSON syntax errors; each follows the path of its field. */
/** A namespace of its own: only pages for editors use it. */
export const namespace = 'content-faults';

export const messages = {
  'fault.missing': 'is missing',
  'fault.text': 'must be a text; given: {given}',
  'fault.number': 'must be a number; given: {given}',
  'fault.boolean': 'must be true or false; given: {given}',
  'fault.list': 'must be a list: [ … ]; given: {given}',
  'fault.listOfSome': 'must be a list of one or more: [ … ]; given: {given}',
  'fault.object': "must be an object: '{' … '}'; given: {given}",
  'fault.choice': 'must be one of {choices}; given: {given}',
  'fault.invalid': 'is not valid; given: {given}',
  'fault.tooLong':
    'has {count, plural, one {{count} character} other {{count} characters}}; the maximum is {limit}',
  'fault.tooShort':
    'has {count, plural, one {{count} character} other {{count} characters}}; the minimum is {limit}',
  'fault.tooMany':
    'has {count, plural, one {{count} entry} other {{count} entries}}; the maximum is {limit}',
  'fault.tooFew':
    'has {count, plural, one {{count} entry} other {{count} entries}}; the minimum is {limit}',
  'fault.most': 'must be at most {limit}; given: {given}',
  'fault.least': 'must be at least {limit}; given: {given}',
  'fault.multiple': 'must be a multiple of {limit}; given: {given}',
  'fault.whole': 'must be a whole number; given: {given}',
  'fault.date': 'must be a date such as 2027-01-31; given: {given}',
  'fault.moment':
    'must be a date and time with a time zone, such as 2027-01-31T09:00:00Z; given: {given}',
  'fault.field.meant': 'is an unknown field; did you mean {meant}?',
  'fault.field.listed': 'is an unknown field; the fields are: {known}',
  'fault.field.none': 'is an unknown field; there are no fields here',
  'fault.json.lineBreak':
    'is not valid JSON at line {line}, column {column}: a line break within a text is written \\n',
  'fault.json.name':
    'is not valid JSON at line {line}, column {column}: a name in double quotes is expected here, and no comma before a closing bracket',
  'fault.json.comma':
    'is not valid JSON at line {line}, column {column}: a comma or a closing bracket is missing',
  'fault.json.more':
    'is not valid JSON at line {line}, column {column}: there is text after the end',
  'fault.json.backslash':
    'is not valid JSON at line {line}, column {column}: a backslash within a text is written \\\\',
  'fault.json.stray':
    'is not valid JSON at line {line}, column {column}: {sign} does not belong here',
  'fault.json.endsAt':
    'is not valid JSON at line {line}, column {column}: it ends too early, or a bracket or a quotation mark is not closed',
  'fault.json.ends':
    'is not valid JSON: it ends too early, or a bracket or a quotation mark is not closed',
} as const;

declare module './text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
