/** @vitest-environment happy-dom */
/** Tests of the focus after a line and its focused button are removed. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useFocusAfterRemoval } from './parts/use-focus-after-removal.ts';

afterEach(cleanup);

function Page({
  lines,
  hasFlash = true,
}: {
  readonly lines: readonly string[];
  readonly hasFlash?: boolean;
}) {
  useFocusAfterRemoval(lines.length);
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

const focusButton = (name: string) => screen.getByRole('button', { name }).focus();
const focusedElement = () => document.activeElement;

test('the focus moves to the message about the removed line', () => {
  const { rerender, container } = render(<Page lines={['coat', 'tee']} />);
  focusButton('tee');
  rerender(<Page lines={['coat']} />);
  expect(focusedElement()).toBe(container.querySelector('[data-flash]'));
});

test('the focus moves to the heading if there is no message', () => {
  const { rerender } = render(<Page lines={['coat']} hasFlash={false} />);
  focusButton('coat');
  rerender(<Page lines={[]} hasFlash={false} />);
  expect(focusedElement()).toBe(screen.getByRole('heading'));
});

test('the focus stays on the first render, and while another element has it', () => {
  const { rerender } = render(<Page lines={['coat', 'tee']} />);
  expect(focusedElement()).toBe(document.body);
  focusButton('coat');
  rerender(<Page lines={['coat']} />);
  expect(focusedElement()).toBe(screen.getByRole('button', { name: 'coat' }));
});
