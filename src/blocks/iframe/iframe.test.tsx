/** @vitest-environment happy-dom */
/** Tests of the iframe: before and after consent. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { contentErrorOf, elementOf, fits, renderBlock } from '#test/components/render-block.tsx';

afterEach(cleanup);

test('an iframe needs consent first, names its host, and is as high as configured', () => {
  const iframe = renderBlock('iframe', {
    title: 'Where we are',
    src: 'https://www.openstreetmap.org/a',
    heightMobile: 200,
    heightDesktop: 300,
  });
  expect(iframe.all('iframe')).toEqual([]);
  expect(iframe.text).toContain('iframe.question(Where we are, openstreetmap.org)');
  expect([iframe.property('--frame-height'), iframe.property('--frame-height-wide')]).toEqual([
    '200px',
    '300px',
  ]);
  expect(fits('iframe', { title: 'Elsewhere', src: 'https://evil.example/a' })).toBe(false);
});

test('an iframe of another site comes once it is agreed to, and may do no more than it must', () => {
  render(
    elementOf('iframe', { content: { title: 'A song', src: 'https://open.spotify.com/embed/1' } }),
  );
  expect(document.querySelector('iframe')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'iframe.once' }));
  expect(document.querySelector('iframe')?.getAttribute('sandbox')).toBe(
    'allow-scripts allow-same-origin allow-popups allow-presentation',
  );
  expect(document.activeElement).toBe(document.querySelector('iframe'));
});

test('a page of an unknown host is rejected with the path of its field', () => {
  expect(contentErrorOf('iframe', { title: 'x', src: 'https://evil.example/a' })).toMatch(/^src: /);
});
