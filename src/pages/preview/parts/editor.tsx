/** Editor of a page's JSON: previews every valid change, saves on request. */
import { useId, useState } from 'react';
import { useFetcher } from 'react-router';
import { type Fault, formatFault } from '#i18n/fault.ts';
import { useText } from '#i18n/text.tsx';
import { BadgesField } from './editor-fields.tsx';
import type { PreviewedPage } from './page-preview.tsx';
import { parseBadgesText, parsePageText } from './parse-page-text.ts';

/** `basedOn`: version that the next save must follow. `warnings`: faults that may be intended. */
export type SaveResult = {
  readonly version?: number;
  readonly isPublished?: boolean;
  readonly basedOn: number;
  readonly faults: readonly string[];
  readonly warnings: readonly string[];
};

type EditorProps = {
  readonly json: string;
  readonly basedOn: number;
  readonly onShow: (shown: PreviewedPage) => void;
};

const BUTTON = 'min-h-11 rounded-control border border-control px-4 hover:border-ink';

export function Editor({ json, basedOn, onShow }: EditorProps) {
  const fetcher = useFetcher<SaveResult>();
  const id = useId();
  const text = useText('content-faults');
  // Version that was loaded, so that a save by another editor in between is not overwritten.
  const [firstVersion] = useState(basedOn);
  const response = fetcher.data;
  const [unreadable, setUnreadable] = useState<Fault | null>(null);
  const [written, setWritten] = useState({ page: json, badges: '' });
  const show = (next: typeof written) => {
    setWritten(next);
    const [read, tried] = [parsePageText(next.page), parseBadgesText(next.badges)];
    setUnreadable('fault' in read ? read.fault : 'fault' in tried ? tried.fault : null);
    if (!('fault' in read || 'fault' in tried)) onShow({ sections: read.page.sections, ...tried });
  };
  const faults = unreadable === null ? (response?.faults ?? []) : [formatFault(unreadable, text)];
  const warnings = unreadable === null ? (response?.warnings ?? []) : [];
  return (
    <fetcher.Form method="post" className="flex min-h-96 grow flex-col gap-2">
      <label htmlFor={id}>The page as JSON</label>
      <textarea
        id={id}
        name="page"
        spellCheck={false}
        defaultValue={json}
        onChange={({ currentTarget }) => show({ ...written, page: currentTarget.value })}
        className="grow border border-control bg-paper p-2 font-mono text-xs"
      />
      <BadgesField onWrite={(badges) => show({ ...written, badges })} />
      <input type="hidden" name="basedOn" value={response?.basedOn ?? firstVersion} />
      <div className="flex flex-wrap gap-2">
        {(['check', 'draft', 'publish'] as const).map((intent) => (
          <button key={intent} type="submit" name="intent" value={intent} className={BUTTON}>
            {{ check: 'Check', draft: 'Save draft', publish: 'Publish' }[intent]}
          </button>
        ))}
      </div>
      <ul role="status" aria-label="Result">
        {[...faults, ...warnings.map((warning) => `${text('fault.warning')}: ${warning}`)].map(
          (fault) => (
            <li key={fault}>{fault}</li>
          ),
        )}
        {response?.version !== undefined && (
          <li>{`Version ${response.version} is ${response.isPublished ? 'published' : 'kept as a draft'}.`}</li>
        )}
        {response && faults.length === 0 && response.version === undefined && (
          <li>All of it fits.</li>
        )}
      </ul>
    </fetcher.Form>
  );
}
