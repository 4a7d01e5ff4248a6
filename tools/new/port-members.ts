/** Reads the members of a port's interface from its source file. */

export type Member = {
  readonly name: string;
  /** `asked`: a method that resolves to a value. */
  readonly kind: 'asked' | 'method' | 'property';
};

export type Port = {
  readonly key: string;
  readonly type: string;
  /** As imports name it, such as `#features/stock/stock.port.ts`. */
  readonly file: string;
  readonly members: readonly Member[];
};

/**
 * Members of an interface and of those in the same file that it extends; optional ones are left
 * out. Expects the layout of the project's formatter.
 */
export function listMembers(text: string, type: string): Member[] {
  const [, parent, body = ''] =
    new RegExp(`interface ${type}(?: extends (\\w+))? \\{\\n(.*?)^\\}`, 'ms').exec(text) ?? [];
  const own = body
    .replaceAll(/^ *\/\*\*.*?\*\/\n/gms, '')
    .split(/(?<=;)\n+(?= {2}\w)/)
    .flatMap(readMember);
  return [...(parent === undefined ? [] : listMembers(text, parent)), ...own];
}

function readMember(text: string): Member[] {
  const [, name, isOptional, sign] = /^\s*(?:readonly )?(\w+)(\?)?([<(:])/.exec(text) ?? [];
  if (name === undefined || isOptional !== undefined) return [];
  if (sign === ':') return [{ name, kind: 'property' }];
  const isAsked = sign === '(' && /\): Promise<(?!void>)/.test(text);
  return [{ name, kind: isAsked ? 'asked' : 'method' }];
}
