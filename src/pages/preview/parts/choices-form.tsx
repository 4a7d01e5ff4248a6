/** Form with the preview's settings: page, version, locale, audience, time, width. */
import { type ReactNode, useId } from 'react';
import { WIDTHS } from './page-preview.tsx';

export type PreviewOptions = {
  readonly path: string;
  readonly paths: readonly string[];
  readonly version: number | null;
  readonly versions: readonly { readonly version: number; readonly state: string }[];
  readonly at: string;
  readonly audience: string;
  readonly prefix: string;
  readonly locales: readonly {
    readonly tag: string;
    readonly name: string;
    readonly prefix: string;
  }[];
};

type ChoicesFormProps = PreviewOptions & {
  readonly width: number;
  readonly onWidth: (width: number) => void;
};

export function ChoicesForm(props: ChoicesFormProps) {
  return (
    <>
      <OptionForm {...props} />
      <NewPageForm />
    </>
  );
}

/** Opens a page without any version; it exists once it is saved. */
function NewPageForm() {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-3">Write a new page</summary>
      <form method="get" className="flex items-end gap-3">
        <Field label="Its path">
          {(id) => (
            <input
              id={id}
              name="path"
              required
              pattern="[\w\-]+(/[\w\-]+)*"
              placeholder="pages/campaigns/spring"
              className={FIELD}
            />
          )}
        </Field>
        <button
          type="submit"
          className="min-h-11 rounded-control border border-control px-4 hover:border-ink"
        >
          Write it
        </button>
      </form>
    </details>
  );
}

function OptionForm({
  path,
  paths,
  version,
  versions,
  at,
  audience,
  prefix,
  locales,
  width,
  onWidth,
}: ChoicesFormProps) {
  return (
    <form method="get" className="grid grid-cols-2 gap-3">
      <Select label="Page" name="path" value={path} options={paths.map((item) => [item, item])} />
      <Select
        label="Version"
        name="version"
        value={String(version ?? '')}
        options={[
          ['', 'The newest'],
          ...versions.map(
            (item) => [String(item.version), `${item.version}, ${item.state}`] as const,
          ),
        ]}
      />
      <Select
        label="Audience"
        name="audience"
        value={audience}
        options={[
          ['', 'As it comes'],
          ['guest', 'Guests'],
          ['customer', 'Customers'],
        ]}
      />
      <Field label="As published at">
        {(id) => (
          <input id={id} type="datetime-local" name="at" defaultValue={at} className={FIELD} />
        )}
      </Field>
      <WidthSelect width={width} onWidth={onWidth} />
      <button
        type="submit"
        className="min-h-11 self-end rounded-control border border-control px-4 hover:border-ink"
      >
        Show
      </button>
      <LocaleLinks locales={locales} prefix={prefix} />
    </form>
  );
}

function WidthSelect({ width, onWidth }: Pick<ChoicesFormProps, 'width' | 'onWidth'>) {
  return (
    <Field label="Width">
      {(id) => (
        <select
          id={id}
          value={width}
          onChange={({ currentTarget }) => onWidth(Number(currentTarget.value))}
          className={FIELD}
        >
          {WIDTHS.map((item) => (
            <option key={item} value={item}>{`${item} px`}</option>
          ))}
        </select>
      )}
    </Field>
  );
}

function LocaleLinks({ locales, prefix }: Pick<ChoicesFormProps, 'locales' | 'prefix'>) {
  return (
    <p className="col-span-2 flex flex-wrap gap-4">
      {locales.map((locale) => (
        <a
          key={locale.tag}
          href={`${locale.prefix}/dev/preview`}
          hrefLang={locale.tag}
          aria-current={locale.prefix === prefix}
          className="underline aria-[current=true]:font-semibold"
        >
          {locale.name}
        </a>
      ))}
    </p>
  );
}

const FIELD = 'min-h-11 w-full border border-control bg-paper px-2';

function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

type SelectProps = {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
};

function Select({ label, name, value, options }: SelectProps) {
  return (
    <Field label={label}>
      {(id) => (
        <select id={id} name={name} defaultValue={value} className={FIELD}>
          {options.map(([optionValue, optionLabel]) => (
            <option key={optionValue} value={optionValue}>
              {optionLabel}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
