/** Ids of studio pictures: `studio.{model}.{colour}[-{print}].{view}.{setting}.{edition}`. */
import { type ModelName, models, type Print, prints, type View } from '../models.ts';
import { type ColourKey, palette } from '../palette.ts';
import { type SettingName, settings } from './settings.ts';
import { findShot } from './shots.ts';

export type StudioPicture = {
  readonly model: ModelName;
  readonly colour: ColourKey;
  readonly print: Print | null;
  readonly view: View;
  readonly setting: SettingName;
};

const edition = /^[0-9a-f]{6}$/;

/** Views that were photographed of a model in this print; empty if there are none. */
export function studioViewsOf(model: ModelName, print: Print | null): readonly View[] {
  const shot = findShot(model);
  return shot && (print === null || shot.prints.includes(print)) ? shot.views : [];
}

/** null if this view of the model was not photographed. */
export function formatStudioId({
  model,
  colour,
  print,
  view,
  setting,
}: StudioPicture): string | null {
  if (!studioViewsOf(model, print).includes(view)) return null;
  const look = print === null ? colour : `${colour}-${print}`;
  // Pictures are cached by id for a year, so a model that is photographed again needs new ids.
  return ['studio', model, look, view, setting, findShot(model)?.edition].join('.');
}

/**
 * null for an id with a value outside the lists. An id with an older edition gets the current
 * picture.
 */
export function parseStudioId(id: string): StudioPicture | null {
  const [source, model, look = '', view, setting, number, ...rest] = id.split('.');
  if (source !== 'studio' || rest.length > 0 || !edition.test(number ?? '')) return null;
  const print = prints.find((known) => look.endsWith(`-${known}`)) ?? null;
  const colour = print ? look.slice(0, -print.length - 1) : look;
  if (!isKey(models, model) || !isKey(palette, colour) || !isKey(settings, setting)) return null;
  const seen = studioViewsOf(model, print).find((known) => known === view);
  return seen === undefined ? null : { model, colour, print, view: seen, setting };
}

function isKey<Table extends object>(
  table: Table,
  key: string | undefined,
): key is Extract<keyof Table, string> {
  return key !== undefined && Object.hasOwn(table, key);
}
