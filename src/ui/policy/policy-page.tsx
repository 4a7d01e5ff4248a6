/** Page of a policy: title, introduction and sections of text. */
import { SideHeadingsSheet } from '#ui/side-headings/side-headings.tsx';

export type PolicySection = {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Follows the first paragraph. */
  readonly list?: readonly string[];
};

export type Policy = {
  readonly title: string;
  /** For search engines. */
  readonly description: string;
  readonly introduction: string;
  readonly sections: readonly PolicySection[];
};

export function PolicyPage({ title, introduction, sections }: Omit<Policy, 'description'>) {
  return (
    <main id="main" className="pb-16">
      <header className="page pt-section">
        <h1 className="max-w-4xl text-5xl lg:text-7xl">{title}</h1>
        <p className="prose-width pt-4 text-lg">{introduction}</p>
      </header>
      <div className="@container page pt-section">
        <SideHeadingsSheet />
        <div className="written side-headings">
          {sections.map(({ title: heading, paragraphs: [first, ...others], list }) => [
            <h2 key={heading}>{heading}</h2>,
            <p key={first}>{first}</p>,
            list && (
              <ul key={`${heading} list`}>
                {list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            ),
            ...others.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
          ])}
        </div>
      </div>
    </main>
  );
}
