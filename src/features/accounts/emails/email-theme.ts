/** Theme of emails, which can use neither the CSS tokens nor the web fonts of pages. */

export type EmailTheme = {
  /** Colours as in the fascia's design tokens. */
  readonly paper: string;
  readonly surface: string;
  readonly ink: string;
  readonly muted: string;
  readonly accent: string;
  readonly onAccent: string;
  /** CSS border radius of buttons: `14px`. */
  readonly radius: string;
  /** CSS declarations for the shop's name, with fonts that every device has. */
  readonly name: string;
};

export const plainTheme: EmailTheme = {
  paper: '#ffffff',
  surface: '#f6f5f2',
  ink: '#161616',
  muted: '#5c5c5c',
  accent: '#161616',
  onAccent: '#ffffff',
  radius: '0',
  name: 'font:28px/1.2 Georgia,serif',
};

declare module '#kit/define-fascia.ts' {
  interface FasciaParts {
    readonly emailTheme?: EmailTheme;
  }
}
