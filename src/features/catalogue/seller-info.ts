/** Identity of a marketplace seller, which consumer law requires on the product page. */

export type SellerAddress = {
  readonly street1: string;
  readonly street2?: string;
  readonly city: string;
  readonly state?: string;
  readonly zipCode?: string;
  /** ISO 3166 code, such as `GB`. */
  readonly countryIsoCode: string;
};

export type SellerInfo = {
  /** Registered name, which may be another than the name of the shop. */
  readonly corporateName: string;
  readonly vatNumber?: string;
  /** Number in the register of companies. */
  readonly identificationNumber?: string;
  readonly address?: SellerAddress;
};
