/** Variants of experiments that an editor tries on a previewed page, by name of the experiment. */
import { type InferOutput, maxLength, pipe, record, regex, string } from 'valibot';

const name = pipe(string(), maxLength(40), regex(/^[a-z][a-z0-9-]*$/));

export const previewVariantsSchema = record(name, name);

export type PreviewVariants = InferOutput<typeof previewVariantsSchema>;
