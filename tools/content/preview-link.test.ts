/** Tests of the preview URL that `npm run content` prints. */
import { beforeEach, describe, expect, test } from 'vitest';
import { isPreviewToken } from '#features/content/preview/preview-token.server.ts';
import { runContentCommand } from './content.ts';

describe('npm run content -- preview', () => {
  const now = new Date('2027-01-01T00:00:00Z');
  const printed: string[] = [];
  beforeEach(() => {
    printed.length = 0;
  });
  const settings = {
    PREVIEW_ORIGINS: 'https://editor.example.com',
    PREVIEW_KEY: 'a key of this test that is long enough',
    ORIGINS: '{"aldermoor":"https://www.example.com"}',
  };
  const print = (args: readonly string[], env: Record<string, string> = settings) =>
    runContentCommand({
      args: ['preview', ...args],
      cwd: '.',
      openContentAdmin: () => Promise.reject(new Error('No shop is needed.')),
      write: (line) => printed.push(line),
      now: () => now,
      env,
    });

  test('prints a URL that opens the page in its language for some hours', async () => {
    expect(await print(['aldermoor/fr-FR/pages/about.json', '--hours', '2'])).toBe(0);
    const url = new URL(printed[0] ?? '');
    expect(`${url.origin}${url.pathname}?path=${url.searchParams.get('path')}`).toBe(
      'https://www.example.com/fr/preview/page?path=pages/about',
    );
    const isValidAfter = (hours: number) =>
      isPreviewToken(url.searchParams.get('token') ?? '', settings.PREVIEW_KEY, {
        fascia: 'aldermoor',
        now: new Date(now.getTime() + hours * 3_600_000),
      });
    expect([isValidAfter(1.9), isValidAfter(2)]).toEqual([true, false]);
    expect(printed[1]).toContain('Valid until 2027-01-01T02:00Z');
  });

  test.each([
    [['aldermoor/en-GB/home'], {}, /PREVIEW_ORIGINS and PREVIEW_KEY: are not set/],
    [['nobody/en-GB/home'], settings, /there is no such fascia/],
    [['aldermoor/ar-AE/home'], settings, /not in this language/],
    [['aldermoor/en-GB/home', '--hours', '25'], settings, /--hours: 25 is not between 0 and 24/],
  ])('%j is refused with a message', async (args, env, message) => {
    expect(await print(args, env)).toBe(1);
    expect(printed.join('\n')).toMatch(message);
  });
});
