/** Tests of live text as the server renders it. */
import { describe, expect, test } from 'vitest';
import { contentErrorOf, renderBlock } from '#test/components/render-block.tsx';
import { styleOf } from '#test/components/styles.ts';

describe('live text', () => {
  const line = {
    text: 'Slow',
    font: 'text',
    sizeMobile: 31,
    sizeDesktop: 65,
    kerning: 2,
    lineHeight: 1.1,
    colour: '#1b1a1c',
  };

  test('has its face, its sizes on the fixed scale, its kerning, line height and colour', () => {
    const style = renderBlock('live-text', { lines: [line] })
      .one('h2')
      ?.getAttribute('style')
      ?.replaceAll(' ', '');
    for (const set of [
      '--size:2rem',
      '--size-wide:4rem',
      'font-family:var(--text-face)',
      'letter-spacing:2px',
      'line-height:1.1',
      'color:#1b1a1c',
    ])
      expect(style).toContain(set);
  });

  test('has the position, padding and background that its editor selected, and is nothing without lines', () => {
    const rendered = renderBlock('live-text', {
      lines: [line],
      position: 'bottom-right',
      padding: 8,
      background: '#efe8da',
    }).one('section');
    expect(styleOf(rendered)).toMatchObject({
      'justify-content': 'flex-end',
      'align-items': 'flex-end',
    });
    expect(rendered?.getAttribute('style')).toMatch(/padding:\s*8px.*background:\s*#efe8da/);
    expect(renderBlock('live-text', { lines: [] }).html).toBe('');
  });
});

test('an invalid colour is rejected with the path of its field', () => {
  expect(contentErrorOf('live-text', { lines: [{ text: 'x', colour: 'red' }] })).toMatch(
    /^lines\.0\.colour: /,
  );
});
