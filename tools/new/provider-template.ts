/** Template of a new provider: one method as an example of calling a service, and stubs. */
import type { Member, Port } from './port-members.ts';
import { type Files, toPascal, toWords } from './templates.ts';

/** Line width of biome.json. */
const LINE_WIDTH = 100;

export function writeProvider(name: string, port: Port): Files {
  const example = port.members.find(({ kind }) => kind === 'query');
  const others = port.members.filter((member) => member !== example);
  // Named by the port too: a vendor may have providers of several ports.
  const create = `create${toPascal(name)}${port.type}`;
  const createCall = example ? `${create}(configSchema.parse(config).url)` : `${create}()`;
  const parts = [
    ...[writeImports(name, port, example), example ? writeSchemas(port, example) : ''],
    `${writeSignature(create, port.type, example !== undefined)}
  return {
${[...(example ? [writeExample(name, example)] : []), ...others.map(writeStub)].join('\n')}
  };
}
`,
    others.length > 0 ? writeNotYet(name) : '',
    `export const provider = defineProvider({
  port: '${port.key}',
  name: '${name}',
  create: (${example ? '_deps, config' : ''}) => ${createCall},
});
`,
  ];
  return { [`${name}.provider.ts`]: parts.filter((part) => part !== '').join('\n') };
}

/** Wraps the line where the formatter would. */
function writeSignature(create: string, type: string, hasExample: boolean): string {
  const [url, fetchParameter] = ['url: string', 'send: typeof fetch = fetch'];
  if (!hasExample) return `export function ${create}(): ${type} {`;
  const line = `export function ${create}(${url}, ${fetchParameter}): ${type} {`;
  return line.length <= LINE_WIDTH
    ? line
    : `export function ${create}(\n  ${url},\n  ${fetchParameter},\n): ${type} {`;
}

function writeImports(
  name: string,
  { key, type, file }: Port,
  example: Member | undefined,
): string {
  return `/** ${toWords(name)} as a provider of ${key}. */
${example ? "import { z } from 'zod';\n" : ''}import type { ${type} } from '${file}';
import { defineProvider } from '#kit/define-provider.ts';
`;
}

function writeSchemas({ type }: Port, { name }: Member): string {
  return `const TIMEOUT_MS = 3_000;

/** Configuration, from the fascia or from PROVIDERS. */
const configSchema = z.object({ url: z.url({ protocol: /^https$/ }) });

/** Response of the service: name the fields that are used, as in \`z.object({ … })\`. */
${wrapCall(`const responseSchema = z.custom<Awaited<ReturnType<${type}['${name}']>>>`, '(response) => response !== undefined')}
`;
}

/** Formats a call as the formatter does: on one line if it fits. */
function wrapCall(call: string, argument: string): string {
  const line = `${call}(${argument});`;
  return line.length <= LINE_WIDTH ? line : `${call}(\n  ${argument},\n);`;
}

function writeExample(provider: string, { name }: Member): string {
  return `    /** An example: a request with a time limit, and a response that is parsed. */
    async ${name}(...args) {
      const response = await send(new URL('${name}', url), {
        method: 'POST',
        body: JSON.stringify(args),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(\`${toWords(provider)} returned \${response.status} to ${name}.\`);
      return responseSchema.parse(await response.json());
    },`;
}

function writeStub({ name, kind }: Member): string {
  if (kind !== 'property') return `    ${name}: () => notYet('${name}'),`;
  return `    get ${name}() {
      return notYet('${name}');
    },`;
}

function writeNotYet(name: string): string {
  return `/** Placeholder for a member that is still to be written. */
function notYet(member: string): never {
  throw new Error(\`The provider ${name} does not implement \${member} yet.\`);
}
`;
}
