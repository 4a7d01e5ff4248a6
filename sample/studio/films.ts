/** Turntable films: the planned ones, and the finished ones in `films.json`. */
import { resolve } from 'node:path';
import type { ModelName, Print } from '../models.ts';
import type { ColourKey } from '../palette.ts';
import list from './films.json' with { type: 'json' };
import type { SettingName } from './settings.ts';

/** Colour and studio setting of a film; each model has at most one film. */
export type TurntableView = { readonly colour: ColourKey; readonly setting: SettingName };
export type Film = TurntableView & {
  /** Six hexadecimal digits: a hash of the scripts and settings that made the film. */
  readonly version: string;
};

/** GAL-4: video profiles that a gallery requests, with their widths in pixels. */
export const filmProfiles = {
  webm_720p: 720,
  mp4_720p_no_audio: 720,
  webm_480p: 480,
  mp4_480p: 480,
} as const;
export type FilmProfile = keyof typeof filmProfiles;

/**
 * Folder of the films. Relative to the working directory, since a bundle moves this file but not
 * the folder.
 */
export const FILMS_FOLDER = resolve('sample/studio/films');

export const turntableViews: Partial<Readonly<Record<ModelName, TurntableView>>> = {
  'bag-tote': { colour: 'tan', setting: 'aldermoor' },
  'bag-top-handle': { colour: 'black', setting: 'nightjar' },
  'bag-crossbody': { colour: 'burgundy', setting: 'aldermoor' },
  bangle: { colour: 'gold', setting: 'nightjar' },
  lipstick: { colour: 'berry', setting: 'nightjar' },
  'nail-varnish': { colour: 'scarlet', setting: 'nightjar' },
  'perfume-tall': { colour: 'honey', setting: 'fernhollow' },
  'pump-bottle': { colour: 'sage', setting: 'fernhollow' },
  mug: { colour: 'terracotta', setting: 'fernhollow' },
  vase: { colour: 'mustard', setting: 'aldermoor' },
  planter: { colour: 'stone', setting: 'fernhollow' },
  stool: { colour: 'oak', setting: 'fernhollow' },
};

/** Finished films, which `npm run turntable` writes. */
const films = list as Readonly<Record<string, Film>>;

/** null for a model that has not been filmed. */
export function findFilm(model: string): Film | null {
  return Object.hasOwn(films, model) ? (films[model] ?? null) : null;
}

export type FilmedLook = TurntableView & {
  readonly model: ModelName;
  readonly print: Print | null;
};

/**
 * `turn.{model}.{colour}.{setting}.{version}`; null if there is no film of exactly this colour and
 * setting, or for a print.
 */
export function formatFilmId({ model, colour, print, setting }: FilmedLook): string | null {
  const film = print === null ? findFilm(model) : null;
  return film?.colour === colour && film.setting === setting
    ? ['turn', model, colour, setting, film.version].join('.')
    : null;
}

/**
 * Path of the film; null for an unknown id or profile. An id with an older version gets the current
 * film.
 */
export function findFilmFile(id: string, profile: string): string | null {
  const [source, model = '', colour, setting, version = '', ...rest] = id.split('.');
  const film = findFilm(model);
  if (source !== 'turn' || !film || film.colour !== colour || film.setting !== setting) return null;
  if (!/^[0-9a-f]{6}$/.test(version) || rest.length > 0 || !Object.hasOwn(filmProfiles, profile))
    return null;
  return resolve(FILMS_FOLDER, `${model}.${profile}`);
}
