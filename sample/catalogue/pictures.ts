/** Picture ids and their alternative texts in every language. */

import { MISC_COLOUR } from '#features/catalogue/catalogue.ts';
import type { ColourRecord, Localised } from '#features/catalogue-import/catalogue-import.ts';
import { type ModelName, models, type Print, type View } from '../models.ts';
import { type ColourKey, type FrenchGender, palette, tintOf } from '../palette.ts';
import { capitalise, compose, type Language, say } from './phrase.ts';

/** `draw.{model}.{colour}[-{print}].{view}`. */
export function pictureId(model: ModelName, colour: ColourKey, view: View, print?: Print): string {
  return `draw.${model}.${colour}${print === undefined ? '' : `-${print}`}.${view}`;
}

const views: Readonly<Record<View, Localised>> = {
  front: say('front', 'vue de face', 'Vorderansicht', 'من الأمام'),
  back: say('back', 'vue de dos', 'Rückansicht', 'من الخلف'),
  detail: say('close-up', 'gros plan', 'Nahaufnahme', 'عن قرب'),
};

type Subject = { readonly name: Localised; readonly gender: FrenchGender };

/** `Moss green linen midi dress, front`; a colour that is none is not named. */
function describeView({ name, gender }: Subject, key: ColourKey, view: View): Localised {
  if (key === MISC_COLOUR)
    return compose([name, views[view]], (words, language) =>
      words.map((word, index) => (index ? word : capitalise(word))).join(language === 'ar' ? '، ' : ', '),
    );
  const colour = palette[key];
  const sentence: Record<Language, (thing: string, shade: string, side: string) => string> = {
    'en-GB': (thing, shade, side) => `${shade} ${thing}, ${side}`,
    'fr-FR': (thing, _, side) => `${capitalise(thing)}, ${colour.french[gender]}, ${side}`,
    'de-DE': (thing, shade, side) => `${thing} in ${shade}, ${side}`,
    ar: (thing, shade, side) => `${thing} بلون ${shade}، ${side}`,
  };
  return compose([name, colour.label, views[view]], ([thing = '', shade = '', side = ''], language) =>
    sentence[language](thing, shade, side),
  );
}

export function buildPictures(model: ModelName, subject: Subject, colour: ColourKey, print?: Print): ColourRecord['pictures'] {
  return models[model].views.map((view) => ({
    id: pictureId(model, colour, view, print),
    alt: describeView(subject, colour, view),
    tint: tintOf(colour),
  }));
}
