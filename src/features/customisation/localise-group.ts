/** Texts of a customisation group in one locale, with en-GB for missing ones. */
import { type Localised, localise } from '#features/catalogue/catalogue-records.ts';
import type {
  CustomisationField,
  CustomisationGroup,
  CustomisationGroupRecord,
} from './customisation.ts';

export function localiseGroup(
  { name, title, description, fields }: CustomisationGroupRecord,
  locale: string,
): CustomisationGroup {
  const localised = (text: Localised) => localise(text, locale);
  return {
    customisationGroup: name,
    title: localised(title),
    description: localised(description),
    customisationFields: fields.map(
      ({
        displayName,
        placeholder,
        description: about,
        validationMessage,
        ...field
      }): CustomisationField => ({
        ...field,
        displayName: localised(displayName),
        ...(placeholder && { placeholder: localised(placeholder) }),
        ...(about && { description: localised(about) }),
        ...(validationMessage && { validationMessage: localised(validationMessage) }),
      }),
    ),
  };
}
