/** Tests of the selection of video files. */
import { describe, expect, test } from 'vitest';
import {
  listVideoFiles,
  VIDEO_DESKTOP_LINES,
  VIDEO_MOBILE_LINES,
  VIDEO_PROFILES,
} from './video.ts';

const namesOf = (maxLines: number, sound: boolean) =>
  listVideoFiles('/media/v/', VIDEO_PROFILES, maxLines, sound).map(({ src }) =>
    src.replace('/media/v/', ''),
  );

describe('the files of a video', () => {
  test('a desktop gets 1080 lines first, a phone at most 720', () => {
    expect(namesOf(VIDEO_DESKTOP_LINES, false)[0]).toBe('webm_1080p');
    expect(namesOf(VIDEO_MOBILE_LINES, false)).toEqual([
      'webm_720p',
      'mp4_720p_no_audio',
      'webm_480p',
      'mp4_480p',
    ]);
  });

  test('with sound, files without audio are left out', () => {
    expect(namesOf(VIDEO_MOBILE_LINES, true)).toEqual([
      'webm_720p',
      'mp4_720p',
      'webm_480p',
      'mp4_480p',
    ]);
  });

  test('only existing profiles are listed, each with its type', () => {
    expect(listVideoFiles('https://media.example/v', ['mp4_480p'], 1080, false)).toEqual([
      { src: 'https://media.example/v/mp4_480p', type: 'video/mp4' },
    ]);
  });
});
