/** @vitest-environment happy-dom */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { styleOf } from '#test/components/styles.ts';
import { CardSkeleton } from './card-skeleton.tsx';

afterEach(cleanup);

test('CARD-4: the placeholder has the shape of a card, and is hidden from screen readers', () => {
  const { container } = render(<CardSkeleton />);
  const [skeleton] = container.children;
  expect(skeleton?.getAttribute('aria-hidden')).toBe('true');
  expect(styleOf(skeleton?.firstElementChild)['aspect-ratio']).toBe('2/3');
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.textContent).toBe('');
});
