/** Test data: content with one corrupted value, for every value in it. */

/** Values that run script, link to another site, break out of markup, or have the wrong type. */
export const INVALID_VALUES: readonly unknown[] = [
  ...[
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '</script><script>alert(1)</script>',
  ],
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//evil.example',
  ],
  ...[
    '/\\evil.example',
    '\u0000',
    '../../etc/passwd',
    'url(javascript:alert(1))',
    'constructor',
    '__proto__',
    '#fff;background:url(//evil.example)',
    '',
  ],
  ...[null, -1, 1e9, Number.NaN, true, [], {}, [null], { _meta: {} }],
];

export function listInvalidContents(content: unknown): unknown[] {
  if (typeof content !== 'object' || content === null) return [...INVALID_VALUES];
  const entries = Object.entries(content);
  return entries.flatMap(([key, value]) => [
    replaceIn(content, key),
    ...INVALID_VALUES.map((wrong) => replaceIn(content, key, wrong)),
    ...(typeof value === 'object' && value !== null
      ? listInvalidContents(value).map((wrong) => replaceIn(content, key, wrong))
      : []),
  ]);
}

/** Without a third argument the key is removed. */
function replaceIn(content: object, key: string, ...wrong: [unknown?]): unknown {
  if (Array.isArray(content))
    return wrong.length === 0
      ? content.toSpliced(Number(key), 1)
      : content.with(Number(key), wrong[0]);
  const rest = Object.entries(content).filter(([name]) => name !== key);
  return Object.fromEntries(wrong.length === 0 ? rest : [...rest, [key, wrong[0]]]);
}
