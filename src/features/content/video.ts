/** Where the files of a video stand, and which of them a window takes. */

/** R§7: profiles that a video may come in, the better first. */
export const VIDEO_PROFILES = [
  'webm_1080p',
  'mp4_1080p',
  'webm_720p',
  'mp4_720p',
  'mp4_720p_no_audio',
  'webm_480p',
  'mp4_480p',
] as const;
export type VideoProfile = (typeof VIDEO_PROFILES)[number];

/** R§9: quality by default, in lines, and where a window is a desk's. */
export const VIDEO_DESKTOP_LINES = 1080;
export const VIDEO_MOBILE_LINES = 720;
export const VIDEO_DESKTOP_FROM = 768;
/** R§9: a video plays while at least half of it is seen. */
export const VIDEO_PLAYS_AT = 0.5;

export type VideoFile = { readonly src: string; readonly type: 'video/webm' | 'video/mp4' };

/** The best first, none finer than `maxLines`; without sound, a silent file goes before the same one with it. */
export function listVideoFiles(
  url: string,
  profiles: readonly VideoProfile[],
  maxLines: number,
  sound: boolean,
): VideoFile[] {
  const fitting = VIDEO_PROFILES.filter(
    (profile) => profiles.includes(profile) && linesOf(profile) <= maxLines,
  );
  const wanted = sound
    ? fitting.filter((profile) => !isSilent(profile))
    : fitting.filter((profile) => !hasSilentTwin(profile, fitting));
  return wanted.map((profile) => ({
    src: `${url.replace(/\/$/, '')}/${profile}`,
    type: typeOf(profile),
  }));
}

function linesOf(profile: VideoProfile): number {
  return Number(/_(\d+)p/.exec(profile)?.[1]);
}

function typeOf(profile: VideoProfile): VideoFile['type'] {
  return profile.startsWith('webm') ? 'video/webm' : 'video/mp4';
}

function isSilent(profile: VideoProfile): boolean {
  return profile.endsWith('_no_audio');
}

function hasSilentTwin(profile: VideoProfile, among: readonly VideoProfile[]): boolean {
  return among.some((other) => other === `${profile}_no_audio`);
}
