/** Minimal browser for stress tests: cookies and form tokens. */
import { z } from 'zod';

export class CookieClient {
  readonly cookies = new Map<string, string>();

  async fetch(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (!headers.has('accept')) headers.set('accept', 'application/json');
    headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    this.#keep(response);
    return response;
  }

  /** Fetches the CSRF token of account forms. */
  async fetchToken(base: string): Promise<string> {
    const login = await this.fetch(`${base}/login`);
    return z.object({ csrf: z.string() }).parse(await login.json()).csrf;
  }

  #keep(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
