/** Messages of schema faults and JSON syntax errors; each follows the path of its field. */
/** A namespace of its own: only pages for editors use it. */
export const namespace = 'content-faults';

export const messages = {
  'fault.missing': 'is missing',
  'fault.text': 'is a text; given: {given}',
  'fault.number': 'is a number; given: {given}',
  'fault.boolean': 'is true or false; given: {given}',
  'fault.list': 'is a list: [ … ]; given: {given}',
  'fault.listOfSome': 'is a list of one or more: [ … ]; given: {given}',
  'fault.object': "is an object: '{' … '}'; given: {given}",
  'fault.choice': 'is one of {choices}; given: {given}',
  'fault.misfit': 'does not fit; given: {given}',
  'fault.tooLong':
    'has {count, plural, one {{count} character} other {{count} characters}}; {limit} is the most',
  'fault.tooShort':
    'has {count, plural, one {{count} character} other {{count} characters}}; {limit} is the least',
  'fault.tooMany':
    'has {count, plural, one {{count} entry} other {{count} entries}}; {limit} is the most',
  'fault.tooFew':
    'has {count, plural, one {{count} entry} other {{count} entries}}; {limit} is the least',
  'fault.most': 'is {limit} at most; given: {given}',
  'fault.least': 'is {limit} at least; given: {given}',
  'fault.multiple': 'is a multiple of {limit}; given: {given}',
  'fault.whole': 'is a whole number; given: {given}',
  'fault.date': 'is a date, written 2027-01-31; given: {given}',
  'fault.moment':
    'is a date and time with its time zone, written 2027-01-31T09:00:00Z; given: {given}',
  'fault.field.meant': 'is not a field here; did you mean {meant}?',
  'fault.field.listed': 'is not a field here; the fields are: {known}',
  'fault.field.none': 'is not a field here; there are none',
  'fault.json.lineBreak':
    'is not valid JSON at line {line}, column {column}: a line break within a text is written \\n',
  'fault.json.name':
    'is not valid JSON at line {line}, column {column}: a name in double quotes belongs here, with no comma before a closing bracket',
  'fault.json.comma':
    'is not valid JSON at line {line}, column {column}: a comma or a closing bracket is missing',
  'fault.json.more':
    'is not valid JSON at line {line}, column {column}: more follows after its end',
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
