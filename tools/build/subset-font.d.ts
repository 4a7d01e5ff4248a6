/** Types of the part of subset-font that the build uses; the package has none. */
declare module 'subset-font' {
  type SubsetOptions = {
    readonly targetFormat: 'woff2';
    readonly keepAllGlyphs: true;
    /** Axis values by tag; unlisted axes stay variable. */
    readonly variationAxes: Readonly<Record<string, number>>;
  };
  // biome-ignore lint/style/noDefaultExport: the package has it
  export default function subsetFont(
    font: Buffer,
    text: undefined,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
