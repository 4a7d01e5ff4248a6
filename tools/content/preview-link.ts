/** Prints a preview URL for an editor on another origin, with a token that is valid for hours. */
import {
  createPreviewToken,
  PREVIEW_HOURS,
} from '#features/content/preview/preview-token.server.ts';
import { Problem } from '#kit/problem.ts';
import { previewLinks } from '#links';
import { parseEnvironment } from '#server/app/environment.server.ts';
import { readRegistry } from '#server/app/registry.node.server.ts';
import { withOrigins } from '#server/app/registry.server.ts';
import { listLanguages } from '#server/http/resolve-page.server.ts';
import type { CommandContext } from './content.ts';
import { readPageName } from './content-pages.ts';

const DEFAULT_HOURS = 8;

export async function printPreviewLink({
  names: [argument = ''],
  options,
  env,
  now,
  write,
}: CommandContext): Promise<number> {
  const name = readPageName(argument);
  const hours = readHours(options.hours);
  const { origins, preview, port } = parseEnvironment(env);
  if (preview.key === null || preview.origins.length === 0)
    throw new Problem(
      422,
      'content.preview',
      'PREVIEW_ORIGINS and PREVIEW_KEY: are not set, so there are no previews for external editors.',
    );
  const registry = withOrigins(await readRegistry(), origins);
  const fascia = registry.fascias.find(({ code }) => code === name.fascia);
  const language =
    fascia && listLanguages(registry, fascia).find(({ locale }) => locale.tag === name.locale);
  if (!fascia || !language)
    throw new Problem(
      422,
      'content.scope',
      `${argument}: there is no such fascia, or not in this language.`,
    );
  const until = new Date(now.getTime() + hours * 3_600_000);
  const page = previewLinks.page({
    path: name.path,
    token: createPreviewToken(preview.key, fascia.code, until),
  });
  write(`${fascia.origin ?? `http://${fascia.hosts[0]}:${port}`}${language.prefix}${page}`);
  write(
    `Valid until ${until.toISOString().slice(0, 16)}Z, for every page of ${fascia.code}; it gives access to drafts. Can be embedded by ${preview.origins.join(', ')}.`,
  );
  return 0;
}

function readHours(argument: string | undefined): number {
  if (argument === undefined) return DEFAULT_HOURS;
  const hours = Number(argument);
  if (hours > 0 && hours <= PREVIEW_HOURS) return hours;
  throw new Problem(
    422,
    'content.hours',
    `--hours: ${argument} is not between 0 and ${PREVIEW_HOURS}.`,
    { field: 'hours' },
  );
}
