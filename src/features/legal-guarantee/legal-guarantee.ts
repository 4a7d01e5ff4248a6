/** Legal guarantee: what the law grants for faulty goods, whatever the shop's own policy. */
declare module '#kit/define-fascia.ts' {
  interface FasciaParts {
    /**
     * Pictures of the harmonised notice of Regulation (EU) 2025/1960, by locale tag, each in the
     * language of its locale. Shown in full to shoppers of the European Economic Area.
     */
    readonly guaranteeNotices?: Readonly<Record<string, GuaranteeNotice>>;
  }
}

/** Picture stored by `npm run content -- picture`, with its size in px. */
export type GuaranteeNotice = {
  readonly id: string;
  readonly width: number;
  readonly height: number;
};

export type LegalGuarantee = {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** null where the law prescribes none, or the fascia has none in this language. */
  readonly notice: (GuaranteeNotice & { readonly alt: string }) | null;
};
