/** Contract tests that every provider of the customisations port passes. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engraving, engravingRecord } from './customisation.fixtures.ts';
import type { Customisations } from './customisations.port.ts';

export type CustomisationsSetup = {
  readonly customisations: Customisations;
  readonly close: () => Promise<void>;
};

export function describeCustomisations(
  name: string,
  open: () => Promise<CustomisationsSetup>,
): void {
  describe(`customisations on ${name}`, () => {
    let setup: CustomisationsSetup;
    beforeAll(async () => {
      setup = await open();
    });
    afterAll(() => setup.close());

    test('a saved group is found in the requested language, in English where it has no translation', async () => {
      await setup.customisations.saveGroup(engravingRecord);
      expect(await setup.customisations.findGroup('en-GB', 'engraving')).toEqual(engraving);
      expect(await setup.customisations.findGroup('fr-FR', 'engraving')).toMatchObject({
        title: 'Gravure',
        description: 'Up to two lines on the back.',
        customisationFields: [{ displayName: 'Première ligne' }, { displayName: 'Second line' }],
      });
    });

    test('saving again replaces the whole group', async () => {
      await setup.customisations.saveGroup({ ...engravingRecord, name: 'monogram' });
      await setup.customisations.saveGroup({ ...engravingRecord, name: 'monogram', fields: [] });
      expect(await setup.customisations.findGroup('en-GB', 'monogram')).toMatchObject({
        customisationFields: [],
      });
    });

    test('an unknown group is null', async () => {
      expect(await setup.customisations.findGroup('en-GB', 'nothing')).toBeNull();
    });

    test.each([
      [
        'a pattern that could run for ever',
        { validationRegex: '(a+)+' },
        'fields[0].validationRegex',
      ],
      ['an invalid pattern', { validationRegex: '(' }, 'fields[0].validationRegex'],
      ['a maximum length of 0', { maxLength: 0 }, 'fields[0].maxLength'],
      ['a maximum length above the limit', { maxLength: 201 }, 'fields[0].maxLength'],
    ])('a field with %s is refused, and nothing is stored', async (_, change, field) => {
      const [first] = engravingRecord.fields;
      const bad = {
        ...engravingRecord,
        name: 'bad',
        fields: first ? [{ ...first, ...change }] : [],
      };
      await expect(setup.customisations.saveGroup(bad)).rejects.toMatchObject({
        status: 400,
        details: { field },
      });
      expect(await setup.customisations.findGroup('en-GB', 'bad')).toBeNull();
    });
  });
}
