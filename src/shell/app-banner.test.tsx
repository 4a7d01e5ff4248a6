/** Tests of the app banner's meta tag. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AppBanner } from './app-banner.tsx';

test('a fascia with an app names it to phones, one without has no banner', () => {
  expect(renderToStaticMarkup(<AppBanner iosAppId="1234567890" />)).toBe(
    '<meta name="apple-itunes-app" content="app-id=1234567890"/>',
  );
  expect(renderToStaticMarkup(<AppBanner />)).toBe('');
});
