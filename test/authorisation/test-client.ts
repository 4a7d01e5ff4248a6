/** Test browser without JavaScript for the app of `test-app.ts`: keeps cookies and sends forms. */
import { z } from 'zod';
import { HOST, PASSWORD, type TestApp } from './test-app.ts';

export type Fields = Readonly<Record<string, string>>;

export type TestClient = {
  readonly fetch: (path: string, fields?: Fields, headers?: Fields) => Promise<Response>;
  /** Loader data of a page. */
  readonly read: <T>(path: string, schema: z.ZodType<T>) => Promise<T>;
  readonly signIn: (email: string, fields?: Fields) => Promise<Response>;
  readonly cookies: ReadonlyMap<string, string>;
};

export function createTestClient(testApp: TestApp, network = '203.0.113'): TestClient {
  const cookies = new Map<string, string>();
  const send = async (path: string, fields?: Fields, more: Fields = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      host: HOST,
      origin: `http://${HOST}`,
      cookie,
      'x-forwarded-for': `${network}.7`,
      ...more,
    };
    const post = fields && { method: 'POST', body: new URLSearchParams(fields) };
    const response = await testApp.send(new Request(`http://${HOST}${path}`, { headers, ...post }));
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  const read = async <T>(path: string, schema: z.ZodType<T>) =>
    schema.parse(await (await send(path)).json());
  const signIn = async (email: string, fields: Fields = {}) => {
    const { csrf } = await read('/login', z.object({ csrf: z.string() }));
    return await send('/login', { csrf, username: email, password: PASSWORD, ...fields });
  };
  return { fetch: send, read, signIn, cookies };
}
