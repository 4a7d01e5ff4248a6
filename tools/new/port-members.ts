/** What a port asks for, read from its file. */

export type Member = {
  readonly name: string;
  /** `asked`: a method that answers something later. */
  readonly kind: 'asked' | 'method' | 'property';
};

export type Port = {
  readonly key: string;
  readonly type: string;
  readonly file: string;
  readonly members: readonly Member[];
};

/** Of an interface and those in the same file that it extends, in the style that the house's formatter writes; optional ones are left out. */
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
