/** Encodes the frames of a turntable render as a film in each profile. */
import { spawn, spawnSync } from 'node:child_process';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composeColourway } from '#sample/studio/compose.ts';
import { type FilmProfile, filmProfiles, type TurntableView } from '#sample/studio/films.ts';
import { inksFor } from '#sample/studio/inks.ts';
import { settings } from '#sample/studio/settings.ts';

const FRAMES_PER_SECOND = 12;

const codecs = {
  webm: [
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '38',
    '-b:v',
    '0',
    '-deadline',
    'best',
    '-row-mt',
    '1',
    '-f',
    'webm',
  ],
  mp4: [
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-crf',
    '27',
    '-profile:v',
    'main',
    '-movflags',
    '+faststart',
    '-f',
    'mp4',
  ],
} as const;

export function isEncoderInstalled(): boolean {
  return spawnSync('ffmpeg', ['-version']).status === 0;
}

/** Writes `{model}.{profile}` for each profile, without sound. Returns the bytes written. */
export async function encodeFilm(
  frames: string,
  to: string,
  model: string,
  turn: TurntableView,
): Promise<number> {
  const names = (await readdir(frames)).filter((name) => name.endsWith('.base.png')).toSorted();
  for (const [index, name] of names.entries()) {
    const [base, light] = await Promise.all(
      ['base', 'light'].map((part) => readFile(join(frames, name.replace('base', part)))),
    );
    if (!base || !light) throw new Error(`${name} has no light.`);
    const composed = await composeColourway(
      { base, light },
      inksFor(turn.colour, null),
      settings[turn.setting],
      800,
    );
    await writeFile(join(frames, `${String(index).padStart(3, '0')}.jpeg`), composed);
  }
  let bytes = 0;
  for (const profile of Object.keys(filmProfiles) as FilmProfile[]) {
    const file = join(to, `${model}.${profile}`);
    await encode(frames, file, profile);
    bytes += (await stat(file)).size;
  }
  return bytes;
}

/** Converts full-range JPEG frames to the limited range and BT.709 matrix that players expect. */
const COLOURS = 'out_range=tv:out_color_matrix=bt709';
const TAGS = [
  '-color_range',
  'tv',
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
];

async function encode(frames: string, file: string, profile: FilmProfile): Promise<void> {
  const width = filmProfiles[profile];
  const scale = `scale=${width}:${(width * 3) / 2}:flags=lanczos:${COLOURS},format=yuv420p`;
  const options = [
    '-y',
    '-loglevel',
    'error',
    '-framerate',
    String(FRAMES_PER_SECOND),
    '-i',
    join(frames, '%03d.jpeg'),
    '-an',
    '-vf',
    scale,
  ];
  const ffmpeg = spawn(
    'ffmpeg',
    [...options, ...TAGS, ...codecs[profile.startsWith('webm') ? 'webm' : 'mp4'], file],
    { stdio: 'inherit' },
  );
  const code = await new Promise<number | null>((onClose, reject) =>
    ffmpeg.on('error', reject).on('close', onClose),
  );
  if (code !== 0) throw new Error(`ffmpeg failed on ${file}.`);
}
