/** Selects the files of a video by resolution and sound. */

/** Encoding profiles, best first. */
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

/**
 * Maximum vertical resolution in lines, and the viewport width in pixels that counts as desktop.
 */
export const VIDEO_DESKTOP_LINES = 1080;
export const VIDEO_MOBILE_LINES = 720;
export const VIDEO_DESKTOP_FROM = 768;
/** Visible share of a video from which it plays. */
export const VIDEO_PLAYS_AT = 0.5;

export type ContentVideoSource = {
  readonly src: string;
  readonly type: 'video/webm' | 'video/mp4';
};

/**
 * Best first, with at most `maxLines` lines. Without `sound`, a file without audio replaces the
 * same profile with audio.
 */
export function listVideoFiles(
  url: string,
  profiles: readonly VideoProfile[],
  maxLines: number,
  sound: boolean,
): ContentVideoSource[] {
  const fitting = VIDEO_PROFILES.filter(
    (profile) => profiles.includes(profile) && linesOf(profile) <= maxLines,
  );
  const selected = sound
    ? fitting.filter((profile) => !isSilent(profile))
    : fitting.filter((profile) => !hasSilentVersion(profile, fitting));
  return selected.map((profile) => ({
    src: `${url.replace(/\/$/, '')}/${profile}`,
    type: typeOf(profile),
  }));
}

function linesOf(profile: VideoProfile): number {
  return Number(/_(\d+)p/.exec(profile)?.[1]);
}

function typeOf(profile: VideoProfile): ContentVideoSource['type'] {
  return profile.startsWith('webm') ? 'video/webm' : 'video/mp4';
}

function isSilent(profile: VideoProfile): boolean {
  return profile.endsWith('_no_audio');
}

function hasSilentVersion(profile: VideoProfile, among: readonly VideoProfile[]): boolean {
  return among.some((other) => other === `${profile}_no_audio`);
}
