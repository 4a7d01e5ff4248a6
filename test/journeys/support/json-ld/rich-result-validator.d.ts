/** Types of the validator of structured data, whose package has none. */
declare module '@adobe/structured-data-validator' {
  export type IssueStep = {
    readonly property?: string;
    readonly type?: string;
    readonly index?: number;
  };
  export type ValidatorIssue = {
    readonly issueMessage: string;
    readonly severity: 'ERROR' | 'WARNING';
    readonly path: readonly IssueStep[];
    /** Set for types and properties that the vocabulary does not have. */
    readonly errorType?: 'schemaOrg';
  };
  // biome-ignore lint/style/noDefaultExport: the package has it
  export default class Validator {
    /** `vocabulary`: the JSON-LD of schema.org. */
    constructor(vocabulary: object);
    validate(data: {
      /** Nodes by their type. */
      readonly jsonld: Readonly<Record<string, readonly object[] | undefined>>;
    }): Promise<readonly ValidatorIssue[]>;
  }
}
