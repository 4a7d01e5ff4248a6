/** Tests of the video block. */
import { expect, test } from 'vitest';
import { contentErrorOf, renderBlock } from '#test/components/render-block.tsx';
import { fixturePicture, fixtureVideo } from '../testing/fixture-pictures.ts';

test('videos play by themselves, muted and looped, from half in view on, unless their editor sets otherwise', () => {
  const render = (more: object) => renderBlock('video', { ...fixtureVideo, ...more }).one('video');
  const facts = (rendered: ReturnType<typeof render>) =>
    ['muted', 'loop', 'controls', 'data-video'].map((name) => rendered?.getAttribute(name) ?? null);
  expect(facts(render({}))).toEqual(['', '', null, '0.5']);
  expect(facts(render({ video_sound: true, loopVideo: false, scroll_to_play: false }))).toEqual([
    null,
    null,
    '',
    '0',
  ]);
  expect(facts(render({ video_autoplay: false }))).toEqual(['', '', '', null]);
  expect(render({})?.getAttribute('poster')).toContain('scene-table');
  expect(render({})?.querySelector('source')?.getAttribute('media')).toBe('(min-width: 768px)');
});

test('a file that runs script is rejected with the path of its field', () => {
  expect(
    contentErrorOf('video', {
      desktop_url: 'javascript:ran()',
      display_images: [fixturePicture('lamp')],
    }),
  ).toMatch(/^desktop_url: /);
});
