/** Custom properties in React's `style`, so that no style needs a cast. */
import 'react';

declare module 'react' {
  interface CSSProperties {
    readonly [property: `--${string}`]: string | number | undefined;
  }
}
