/** Sample customisation groups, as stored records and as localised responses. */
import type {
  CustomisationField,
  CustomisationGroup,
  CustomisationGroupRecord,
} from './customisation.ts';

export const engravingRecord: CustomisationGroupRecord = {
  name: 'engraving',
  title: { 'en-GB': 'Engraving', 'fr-FR': 'Gravure' },
  description: { 'en-GB': 'Up to two lines on the back.' },
  fields: [
    {
      apiName: 'line1',
      displayName: { 'en-GB': 'First line', 'fr-FR': 'Première ligne' },
      fieldType: 'text',
      optional: false,
      maxLength: 12,
      validationRegex: '[A-Za-z ]+',
      validationMessage: { 'en-GB': 'Letters and spaces only.' },
      placeholder: { 'en-GB': 'ADA' },
      description: { 'en-GB': 'On the clasp.' },
    },
    {
      apiName: 'line2',
      displayName: { 'en-GB': 'Second line' },
      fieldType: 'text',
      optional: true,
      maxLength: 12,
    },
  ],
};

export const firstLine: CustomisationField = {
  apiName: 'line1',
  displayName: 'First line',
  fieldType: 'text',
  optional: false,
  maxLength: 12,
  validationRegex: '[A-Za-z ]+',
  validationMessage: 'Letters and spaces only.',
  placeholder: 'ADA',
  description: 'On the clasp.',
};

export const secondLine: CustomisationField = {
  apiName: 'line2',
  displayName: 'Second line',
  fieldType: 'text',
  optional: true,
  maxLength: 12,
};

export const engraving: CustomisationGroup = {
  customisationGroup: 'engraving',
  title: 'Engraving',
  description: 'Up to two lines on the back.',
  customisationFields: [firstLine, secondLine],
};
