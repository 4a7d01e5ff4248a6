/** @vitest-environment happy-dom */
/** Tests of the notes about a reservation that ends soon or has expired. */
import { act, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Notices } from './parts/notices.tsx';
import { ReservationNote } from './parts/reservation-note.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function NoteOfTenMinutes() {
  return <ReservationNote seconds={602} />;
}

function NoteWithoutReservation() {
  return null;
}

/** Renders the page; `again` counts the requests to the server after the first load. */
async function open() {
  let requestCount = 0;
  const loader = () => {
    requestCount += 1;
    return null;
  };
  const Page = createRoutesStub([
    { path: '/', loader, Component: NoteOfTenMinutes, HydrateFallback: NoteWithoutReservation },
  ]);
  render(<Page initialEntries={['/']} />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  const first = requestCount;
  return {
    again: () => requestCount - first,
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  };
}

test('nothing is shown while there is plenty of time, then the minutes, and at the end the page reloads its basket, once', async () => {
  const { again, pass } = await open();
  expect(screen.queryByRole('timer')).toBeNull();
  await pass(3_000);
  expect(screen.getByRole('timer').textContent).toContain('basket.reserved');
  await pass(598_000);
  expect(screen.getByRole('timer')).toBeTruthy();
  expect(again()).toBe(0);
  await pass(10_000);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(again()).toBe(1);
});

test('that it is over is shown in an element that was there before, so that screen readers read it', () => {
  const notices = (isReservationExpired: boolean) => (
    <Notices
      basket={null}
      adjusted={[]}
      joined={[]}
      flash={null}
      isCheckoutRefused={false}
      isReservationExpired={isReservationExpired}
      error={null}
    />
  );
  const { rerender } = render(notices(false));
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  rerender(notices(true));
  expect(status.textContent).toBe('basket.reservationExpired');
});

test('lines that joined equal ones and lines that did not fit are reported, each with its own message', () => {
  const adjusted = [{ name: 'Coat', requested: 3, added: 1 }];
  const joined = [{ name: 'Tee', quantity: 2 }];
  const rest = {
    basket: null,
    flash: null,
    isCheckoutRefused: false,
    isReservationExpired: false,
    error: null,
  };
  const { container } = render(<Notices {...rest} adjusted={adjusted} joined={joined} />);
  const stated = [...container.querySelectorAll('[role=status] p')].map(
    ({ textContent }) => textContent,
  );
  expect(stated).toEqual(['basket.merged', 'basket.adjusted']);
});
