/** Section on the legal guarantee, with the notice that the European Union prescribes. */
import { links } from '#links';
import type { LegalGuarantee } from './legal-guarantee.ts';

type LegalGuaranteeSectionProps = {
  readonly guarantee: LegalGuarantee;
  readonly heading: 'h2' | 'h3';
};

export function LegalGuaranteeSection({
  guarantee: { title, paragraphs, notice },
  heading: Heading,
}: LegalGuaranteeSectionProps) {
  return (
    <section className="grid gap-2 text-sm">
      <Heading className="text-base font-medium">{title}</Heading>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {notice && (
        <img
          src={links.picture({ id: notice.id, width: 960, aspect: 'full', format: 'jpg' })}
          alt={notice.alt}
          width={notice.width}
          height={notice.height}
          className="block h-auto w-full max-w-md"
        />
      )}
    </section>
  );
}
