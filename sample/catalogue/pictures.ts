/** Picture ids and their alternative texts in every language. */

import { MISC_COLOUR } from '#features/catalogue/catalogue.ts';
import type { ColourRecord, Localised } from '#features/catalogue/catalogue-records.ts';
import { type ModelName, models, type Print, type View } from '../models.ts';
import { type ColourKey, type FrenchGender, palette, tintOf } from '../palette.ts';
import { formatFilmId } from '../studio/films.ts';
import type { LabelText } from '../studio/label-text.ts';
import { findPicturedModel } from '../studio/model-scripts.ts';
import { formatStudioId, studioViewsOf } from '../studio/picture-id.ts';
import { type SettingName, SHOWN_BY_SHOP } from '../studio/settings.ts';
import { capitalise, compose, type Language, localised } from './phrase.ts';

/**
 * Subject of a picture. Photographed models appear in the fascia's studio setting, all others as
 * drawings.
 */
export type Look = {
  readonly model: ModelName;
  readonly colour: ColourKey;
  readonly print?: Print | undefined;
  readonly fascia: SettingName;
  /** Words on the label of a beauty product. */
  readonly label?: LabelText | undefined;
};

export function isPhotographed(model: ModelName, print: Print | null = null): boolean {
  return studioViewsOf(findPicturedModel(model), print).length > 0;
}

type Pictured = Omit<Look, 'fascia'> & Partial<Pick<Look, 'fascia'>>;

/** Without a fascia, the picture is on the ground of the shop that shows it. */
export function pictureId({ model, colour, print, label, fascia }: Pictured, view: View): string {
  const photograph = formatStudioId({
    model: findPicturedModel(model),
    colour,
    print: print ?? null,
    view,
    label,
    setting: fascia ?? SHOWN_BY_SHOP,
  });
  return photograph ?? `draw.${model}.${colour}${print === undefined ? '' : `-${print}`}.${view}`;
}

/** Swatch picture of a printed fabric. Plain colours have none: their hex tone is enough. */
export function swatchOf({
  colour,
  print,
}: Pick<Look, 'colour' | 'print'>): Pick<ColourRecord, 'swatchImage'> {
  return print === undefined ? {} : { swatchImage: `draw.swatch.${colour}-${print}.front` };
}

const views: Readonly<Record<View, Localised>> = {
  front: localised('front', 'vue de face', 'Vorderansicht', 'من الأمام'),
  quarter: localised(
    'three-quarter view',
    'vue de trois quarts',
    'Dreiviertelansicht',
    'من زاوية جانبية',
  ),
  back: localised('back', 'vue de dos', 'Rückansicht', 'من الخلف'),
  detail: localised('close-up', 'gros plan', 'Nahaufnahme', 'عن قرب'),
};

export type Subject = { readonly name: Localised; readonly gender: FrenchGender };

/** `Moss green linen midi dress, front`; the colour `misc` is not named. */
function describeView({ name, gender }: Subject, key: ColourKey, view: View): Localised {
  if (key === MISC_COLOUR)
    return compose([name, views[view]], (words, language) =>
      words
        .map((word, index) => (index ? word : capitalise(word)))
        .join(language === 'ar' ? '، ' : ', '),
    );
  const colour = palette[key];
  const sentence: Record<Language, (thing: string, shade: string, side: string) => string> = {
    'en-GB': (thing, shade, side) => `${shade} ${thing}, ${side}`,
    'fr-FR': (thing, _, side) => `${capitalise(thing)}, ${colour.french[gender]}, ${side}`,
    'de-DE': (thing, shade, side) => `${thing} in ${shade}, ${side}`,
    ar: (thing, shade, side) => `${thing} بلون ${shade}، ${side}`,
  };
  return compose(
    [name, colour.label, views[view]],
    ([thing = '', shade = '', side = ''], language) => sentence[language](thing, shade, side),
  );
}

export function buildPictures(
  { fascia: _, ...look }: Look,
  subject: Subject,
): ColourRecord['pictures'] {
  const photographed = studioViewsOf(findPicturedModel(look.model), look.print ?? null);
  const seen = photographed.length > 0 ? photographed : models[look.model].views;
  return seen.map((view) => ({
    id: pictureId(look, view),
    alt: describeView(subject, look.colour, view),
    tint: tintOf(look.colour),
  }));
}

/**
 * The turntable film of the model; none unless it was filmed in exactly this colour, print and
 * setting.
 */
export function buildFilms(
  { model, colour, print, fascia }: Look,
  pictures: ColourRecord['pictures'],
): Pick<ColourRecord, 'videos'> {
  const film = formatFilmId({ model, colour, print: print ?? null, setting: fascia });
  return film ? showFilm(film, pictures) : {};
}

/** A portrait film by its id, with the colour's first picture as its poster. */
export function showFilm(
  film: string,
  [poster]: ColourRecord['pictures'],
): Pick<ColourRecord, 'videos'> {
  if (!poster) return {};
  return {
    videos: [
      {
        baseUrl: `/media/${film}`,
        poster: { ...poster, alt: poster.alt['en-GB'] },
        width: 720,
        height: 1080,
      },
    ],
  };
}
