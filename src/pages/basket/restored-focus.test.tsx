/** @vitest-environment happy-dom */
/** Tests of the focus after a line was removed with its button. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useRestoredFocus } from './parts/use-restored-focus.ts';

afterEach(cleanup);

function Page({
  lines,
  hasFlash = true,
}: {
  readonly lines: readonly string[];
  readonly hasFlash?: boolean;
}) {
  useRestoredFocus(lines.length);
  return (
    <main>
      <h1 tabIndex={-1}>Basket</h1>
      {hasFlash && <p data-flash tabIndex={-1} />}
      {lines.map((line) => (
        <button key={line} type="button">
          {line}
        </button>
      ))}
    </main>
  );
}

const focusOn = (name: string) => screen.getByRole('button', { name }).focus();
const focused = () => document.activeElement;

test('to the message about a line that has gone', () => {
  const { rerender, container } = render(<Page lines={['coat', 'tee']} />);
  focusOn('tee');
  rerender(<Page lines={['coat']} />);
  expect(focused()).toBe(container.querySelector('[data-flash]'));
});

test('to the heading where no message is shown', () => {
  const { rerender } = render(<Page lines={['coat']} hasFlash={false} />);
  focusOn('coat');
  rerender(<Page lines={[]} hasFlash={false} />);
  expect(focused()).toBe(screen.getByRole('heading'));
});

test('nowhere while something else has it, nor as the page comes', () => {
  const { rerender } = render(<Page lines={['coat', 'tee']} />);
  expect(focused()).toBe(document.body);
  focusOn('coat');
  rerender(<Page lines={['coat']} />);
  expect(focused()).toBe(screen.getByRole('button', { name: 'coat' }));
});
