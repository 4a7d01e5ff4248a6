/** @vitest-environment happy-dom */
import { Suspense, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { openMessages } from './message-catalogues.tsx';
import { MessagesProvider, useLazyText } from './text.tsx';

vi.mock('virtual:messages', () => ({
  lists: [],
  loadMessages: async () => ({ messages: { 'gallery.zoomOut': 'Look from further away' } }),
}));

const onHydrated = vi.fn();

function Zoom() {
  const text = useLazyText('product-lazy');
  useEffect(onHydrated, []);
  return <p>{text('gallery.zoomOut')}</p>;
}

test('a component whose messages arrive while it hydrates keeps its server HTML', async () => {
  const problems: unknown[] = [];
  document.body.innerHTML = '<!--$--><p>Look from further away</p><!--/$-->';
  const serverElement = document.querySelector('p');
  hydrateRoot(
    document.body,
    <MessagesProvider value={openMessages('en-GB')}>
      <Suspense>
        <Zoom />
      </Suspense>
    </MessagesProvider>,
    { onRecoverableError: (error) => problems.push(error) },
  );
  await expect.poll(() => onHydrated).toHaveBeenCalledOnce();
  expect(problems).toEqual([]);
  expect(document.querySelector('p')).toBe(serverElement);
});
