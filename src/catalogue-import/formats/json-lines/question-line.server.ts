/** Schema of a question with its answers in JSON Lines. */
import { z } from 'zod';

const key = z.string().min(1).max(100);
const body = z.string().min(1).max(5_000);
const name = z.string().min(1).max(300);
const time = z.iso.datetime({ offset: true });

export const questionLine = z.strictObject({
  type: z.literal('question'),
  sourceKey: key,
  product: name,
  body,
  username: name.exactOptional(),
  submittedAt: time,
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/, 'is no code of a language, such as en')
    .exactOptional(),
  answers: z
    .array(
      z.strictObject({
        sourceKey: key,
        body,
        username: name,
        isFromShop: z.boolean(),
        submittedAt: time,
      }),
    )
    .max(100),
});
