/** Allows CSS custom properties in React's `style` without a cast. */
import 'react';

declare module 'react' {
  interface CSSProperties {
    readonly [property: `--${string}`]: string | number | undefined;
  }
}
