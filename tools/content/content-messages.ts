/** Formats faults of pages in the page's locale, from message sources without a bundle. */
import { join } from 'node:path';
import type { PageIssue } from '#features/content/edit/page-issue.ts';
import { formatFault } from '#i18n/fault.ts';
import { createMessageWriter } from '#i18n/message.ts';
import type { Text } from '#i18n/text.tsx';
import { Problem } from '#kit/problem.ts';
import { compileNamespace, listTags, SOURCE_LOCALE } from '../build/messages-plugin.ts';

const ROOT = join(import.meta.dirname, '../..');
const NAMESPACE = 'content-faults';

export type IssueFormatter = (issue: PageIssue) => string;

/**
 * `localeTag` is one locale for all issues; without it, each issue is in the locale of its page.
 * @throws Problem for an unknown locale.
 */
export async function openIssueWriter(localeTag: string | undefined): Promise<IssueFormatter> {
  const tags = listTags(ROOT);
  if (localeTag !== undefined && !tags.includes(localeTag))
    throw new Problem(
      400,
      'content.option',
      `--locale: ${localeTag} is not a language of this shop; there are: ${tags.join(', ')}.`,
    );
  const texts = new Map(
    await Promise.all(tags.map(async (tag) => [tag, await readText(tag)] as const)),
  );
  const english = await readText(SOURCE_LOCALE);
  return (issue) => {
    const text = texts.get(localeTag ?? readLocale(issue.file)) ?? english;
    return `${issue.file}: ${issue.isWarning ? `${text('fault.warning')}: ` : ''}${formatFault(issue, text)}`;
  };
}

async function readText(tag: string): Promise<Text> {
  const { compiled } = await compileNamespace(ROOT, NAMESPACE, tag);
  const write = createMessageWriter(tag);
  return (id, values) => write(compiled[id] ?? id, values);
}

/** Locale segment of `{fascia}/{locale}/{path}.json`. */
function readLocale(file: string): string {
  return file.split(/[\\/]/)[1] ?? '';
}
