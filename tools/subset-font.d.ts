/** What the build asks of subset-font, which brings no types of its own. */
declare module 'subset-font' {
  type SubsetOptions = {
    readonly targetFormat: 'woff2';
    readonly keepAllGlyphs: true;
    /** An axis by its tag, held at one value; those not named stay variable. */
    readonly variationAxes: Readonly<Record<string, number>>;
  };
  // biome-ignore lint/style/noDefaultExport: as the package has it
  export default function subsetFont(
    font: Buffer,
    text: undefined,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
