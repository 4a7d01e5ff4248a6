/** Reads the members of a port's interface from its source file. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type Member = {
  readonly name: string;
  /** `query`: a method that resolves to a value. */
  readonly kind: 'query' | 'method' | 'property';
};

export type Port = {
  readonly key: string;
  readonly type: string;
  /** As imports name it, such as `#features/stock/stock.port.ts`. */
  readonly file: string;
  readonly members: readonly Member[];
};

/**
 * Members of an interface and of those that it extends, in the same file or in one that it imports;
 * optional ones are left out. Expects the layout of the project's formatter.
 */
export function listMembers(file: string, type: string): Member[] {
  const text = readFileSync(file, 'utf8');
  const [, parents = '', body = ''] =
    new RegExp(`interface ${type}(?: extends ([\\w, ]+))? \\{\\n(.*?)^\\}`, 'ms').exec(text) ?? [];
  const ownMembers = body
    .replaceAll(/^ *\/\*\*.*?\*\/\n/gms, '')
    .split(/(?<=;)\n+(?= {2}\w)/)
    .flatMap(readMember);
  const inherited = (parents.match(/\w+/g) ?? []).flatMap((parent) =>
    listMembers(findDeclaration(file, text, parent), parent),
  );
  return [...inherited, ...ownMembers];
}

/** The file that declares an interface which `file` uses: itself, or one beside it. */
function findDeclaration(file: string, text: string, type: string): string {
  const imported = new RegExp(`import type \\{[^}]*\\b${type}\\b[^}]*\\} from '(\\.[^']+)'`);
  const [, path] = imported.exec(text) ?? [];
  return path === undefined ? file : join(dirname(file), path);
}

function readMember(text: string): Member[] {
  const [, name, isOptional, separator] = /^\s*(?:readonly )?(\w+)(\?)?([<(:])/.exec(text) ?? [];
  if (name === undefined || isOptional !== undefined) return [];
  if (separator === ':') return [{ name, kind: 'property' }];
  const isQuery = separator === '(' && /\): Promise<(?!void>)/.test(text);
  return [{ name, kind: isQuery ? 'query' : 'method' }];
}
