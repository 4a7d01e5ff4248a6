/** Section of the account page: heading, intro and contents. */

export type AccountSectionProps = {
  readonly title: string;
  readonly intro?: string;
  readonly children: React.ReactNode;
};

export function AccountSection({ title, intro, children }: AccountSectionProps) {
  return (
    <section className="border-t border-line py-8">
      <h2 className="text-2xl">{title}</h2>
      {intro !== undefined && <p className="mt-2 text-muted">{intro}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
