/** Schema of the company that sells a product, as a line of the catalogue has it. */
import { z } from 'zod';

/** `name`: schema of a text on one line. */
export const createSellerSchema = (name: z.ZodString) =>
  z.strictObject({
    corporateName: name,
    vatNumber: name.exactOptional(),
    identificationNumber: name.exactOptional(),
    address: z
      .strictObject({
        street1: name,
        street2: name.exactOptional(),
        city: name,
        state: name.exactOptional(),
        zipCode: name.exactOptional(),
        countryIsoCode: z.string().regex(/^[A-Z]{2}$/, 'is a code such as GB'),
      })
      .exactOptional(),
  });
