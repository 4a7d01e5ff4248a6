/** Tests of URLs allowed in iframes. */
import { describe, expect, test } from 'vitest';
import { iframeHostOf, isIframeUrl } from './iframe-hosts.ts';

describe('a page in an iframe', () => {
  test.each([
    'https://www.youtube-nocookie.com/embed/abc',
    'https://player.vimeo.com/video/1',
    '/media/film.mill/mp4_480p',
  ])('may be %s', (url) => {
    expect(isIframeUrl(url)).toBe(true);
  });

  test.each([
    'http://www.youtube-nocookie.com/embed/abc',
    'https://www.youtube-nocookie.com.evil.example/embed',
    'https://evil.example/www.youtube-nocookie.com',
    'https://someone@www.youtube-nocookie.com/embed',
    'https://www.youtube-nocookie.com:8443/embed',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/basket',
    '/media/"><script>',
    '/media/../dev/preview',
    '/media/%2e%2e/dev/preview',
    '',
  ])('may not be %s', (url) => {
    expect(isIframeUrl(url)).toBe(false);
  });

  test('the consent prompt shows the host without www', () => {
    expect(iframeHostOf('https://www.tiktok.com/embed/v2/1')).toBe('tiktok.com');
  });
});
