/** @vitest-environment happy-dom */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MessageKeysProvider } from '#i18n/text.fixtures.tsx';
import { OrderDispatches } from './order-dispatches.tsx';

afterEach(cleanup);

test('a dispatch has its units and a link to its tracking, where there is one', () => {
  const units = [{ name: 'Signet ring', quantity: 1 }];
  const sent = { day: '27 November 2026', units, carrier: 'Royal Mail', trackingNumber: 'RM1' };
  const dispatches = [
    { ...sent, trackingUrl: 'https://track.example/RM1' },
    { ...sent, carrier: null, trackingNumber: null, trackingUrl: null },
  ];
  render(
    <MessageKeysProvider>
      <OrderDispatches dispatches={dispatches} />
    </MessageKeysProvider>,
  );
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['https://track.example/RM1']);
  expect(screen.getByText(/order.sentWith/).isConnected).toBe(true);
  expect(screen.getByText(/order.sent(?!With)/).isConnected).toBe(true);
});
