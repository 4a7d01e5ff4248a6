/**
 * Ids of studio pictures: `studio.{model}.{look}.{view}.{setting}.{version}`; a look is
 * `{colour}[-{print}][-by-{maker}-{substance}-{finish}]`.
 */
import { type ModelName, models, type Print, prints, type View } from '../models.ts';
import { type ColourKey, palette } from '../palette.ts';
import { isLabelled } from './label-places.ts';
import { appendLabel, type LabelText, parseLabel } from './label-text.ts';
import { type SettingName, SHOWN_BY_SHOP, settingOf, settings } from './settings.ts';
import { findShot } from './shots.ts';

export type StudioPicture = {
  readonly model: ModelName;
  readonly colour: ColourKey;
  readonly print: Print | null;
  readonly view: View;
  /** Words on the label, of a model that has one. */
  readonly label?: LabelText | undefined;
  readonly setting: SettingName | typeof SHOWN_BY_SHOP;
};

const version = /^[0-9a-f]{6}$/;

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
  label,
  setting,
}: StudioPicture): string | null {
  if (!studioViewsOf(model, print).includes(view)) return null;
  const plain = print === null ? colour : `${colour}-${print}`;
  const look = label && isLabelled(model) ? appendLabel(plain, label) : plain;
  // Pictures are cached by id for a year, so a model that is photographed again needs new ids.
  return ['studio', model, look, view, setting, findShot(model)?.version].join('.');
}

/**
 * null for an id with a value outside the lists. An id with an older version gets the current
 * picture.
 */
export function parseStudioId(id: string): StudioPicture | null {
  const [source, model, look = '', view, setting, number, ...rest] = id.split('.');
  if (source !== 'studio' || rest.length > 0 || !version.test(number ?? '')) return null;
  const labelled = parseLabel(look);
  if (!labelled) return null;
  const { look: plain, label } = labelled;
  const print = prints.find((known) => plain.endsWith(`-${known}`)) ?? null;
  const colour = print ? plain.slice(0, -print.length - 1) : plain;
  if (label && !isLabelled(model as ModelName)) return null;
  if (!isKey(models, model) || !isKey(palette, colour)) return null;
  if (setting !== SHOWN_BY_SHOP && !isKey(settings, setting)) return null;
  const seen = studioViewsOf(model, print).find((known) => known === view);
  if (seen === undefined) return null;
  return { model, colour, print, view: seen, setting, ...(label && { label }) };
}

/**
 * Id of the same picture on the ground of this fascia, with the current version, so that equal
 * pictures are stored once; null for an id that `parseStudioId` refuses.
 */
export function onGroundOf(id: string, fascia: string): string | null {
  const picture = parseStudioId(id);
  if (!picture) return null;
  const { setting } = picture;
  return formatStudioId({
    ...picture,
    setting: setting === SHOWN_BY_SHOP ? settingOf(fascia) : setting,
  });
}

function isKey<Table extends object>(
  table: Table,
  key: string | undefined,
): key is Extract<keyof Table, string> {
  return key !== undefined && Object.hasOwn(table, key);
}
