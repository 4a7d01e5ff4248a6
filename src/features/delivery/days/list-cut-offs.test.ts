/** DEL-2: tests of cut-offs against a slow second implementation, and on days of special cases. */
import { describe, expect, test } from 'vitest';
import type { CutOff } from '../delivery.ts';
import { ae } from './calendars/ae.ts';
import { de } from './calendars/de.ts';
import { fr } from './calendars/fr.ts';
import { gb } from './calendars/gb.ts';
import { findCutOffTime } from './cut-off-time.ts';
import type { DeliveryCalendar } from './delivery-calendar.ts';
import { type CutOffRules, listCutOffs } from './list-cut-offs.ts';

const lateCutOffBrands = ['dorothy-perkins', 'nastygal', 'wallis'];
const express = (timeZone: string, calendar: DeliveryCalendar): CutOffRules => ({
  ...{ timeZone, lateCutOffBrands, dispatch: calendar, arrival: calendar, transit: [1, 1] },
});
const london = express('Europe/London', gb);
const coat = { sku: 'AB1', brandSlug: 'coast' };
const dress = { sku: 'AB1', brandSlug: 'wallis' };

function firstCutOff(at: string, product = coat, rules = london) {
  const [first] = listCutOffs(product, rules, new Date(at), 1);
  return first && { until: new Date(first.until).toISOString(), from: first.from, to: first.to };
}

describe('DEL-2: cut-off times', () => {
  test.each([
    ['default', 'AB1', 'aldermoor', '23:00:00', '23:00:00'],
    ['coast', 'AB1', 'coast', '23:00:00', '23:00:00'],
    ['wallis', 'AB1', 'wallis', '23:59:59', '21:00:00'],
    ['nastygal', 'AB1', 'nastygal', '23:59:59', '21:00:00'],
    ['dorothy perkins', 'AB1', 'dorothy-perkins', '23:59:59', '21:00:00'],
    ['SKU XDD', 'XDD12', 'aldermoor', '23:59:59', '21:00:00'],
    ['SKU YDD of a late brand', 'YDD12', 'wallis', '23:00:00', '23:00:00'],
  ])('%s', (_, sku, brandSlug, monday, saturday) => {
    expect(findCutOffTime({ sku, brandSlug }, lateCutOffBrands, 1)).toBe(monday);
    expect(findCutOffTime({ sku, brandSlug }, lateCutOffBrands, 6)).toBe(saturday);
  });
});

describe('DEL-2: the day that an order arrives', () => {
  test('before the cut-off it is the next day, after it the day after', () => {
    expect(firstCutOff('2026-12-01T22:59:59Z')).toMatchObject({ from: '2026-12-02' });
    expect(firstCutOff('2026-12-01T23:00:00Z')).toMatchObject({ from: '2026-12-03' });
  });

  test('an order on Saturday night arrives on Tuesday, as nothing is sent on Sunday', () => {
    expect(firstCutOff('2026-12-05T20:59:59Z', dress)).toMatchObject({ from: '2026-12-07' });
    expect(firstCutOff('2026-12-05T21:00:00Z', dress)).toEqual({
      ...{ until: '2026-12-07T23:59:59.000Z', from: '2026-12-08', to: '2026-12-08' },
    });
  });

  test('nothing is sent or arrives on holidays', () => {
    expect(firstCutOff('2026-12-24T12:00:00Z')).toMatchObject({ from: '2026-12-29' });
    expect(firstCutOff('2026-12-24T23:00:00Z')).toMatchObject({ from: '2026-12-30' });
  });

  test('the cut-off is by local clocks before and after they change', () => {
    expect(firstCutOff('2026-03-28T12:00:00Z')?.until).toBe('2026-03-28T23:00:00.000Z');
    expect(firstCutOff('2026-03-29T12:00:00Z')?.until).toBe('2026-03-30T22:00:00.000Z');
    expect(firstCutOff('2026-10-24T12:00:00Z')?.until).toBe('2026-10-24T22:00:00.000Z');
    expect(firstCutOff('2026-10-25T12:00:00Z')?.until).toBe('2026-10-26T23:00:00.000Z');
  });

  test('no day is promised beyond the known holidays', () => {
    expect(firstCutOff('2028-12-28T12:00:00Z')).toMatchObject({ from: '2028-12-29' });
    expect(firstCutOff('2028-12-30T12:00:00Z')).toBeUndefined();
  });
});

const HOUR_MS = 3_600_000;

/** Finds the moment of a local time by reading clocks: by hours, then minutes, then seconds. */
function searchLocalTime(format: Intl.DateTimeFormat, day: string, time: string): number {
  const expectedTime = `${day} ${time}`;
  let moment = Date.parse(`${day}T00:00:00Z`) - 14 * HOUR_MS;
  for (const step of [HOUR_MS, 60_000, 1_000])
    while (format.format(moment + step) <= expectedTime) moment += step;
  return moment;
}

/** All cut-offs from 2026-01-01 on, day by day. */
function listAllSlowly(product: typeof coat, rules: CutOffRules, days: number): readonly CutOff[] {
  const options = { timeZone: rules.timeZone, dateStyle: 'short', timeStyle: 'medium' } as const;
  const format = new Intl.DateTimeFormat('sv-SE', options);
  const dates = Array.from(
    { length: days + 40 },
    (_, index) => new Date(Date.UTC(2026, 0, 1 + index)),
  );
  const isOpen = ({ weekdays, holidays }: DeliveryCalendar, date: Date) =>
    weekdays.some((weekday) => weekday === date.getUTCDay()) &&
    ![...holidays].includes(date.toISOString().slice(0, 10));
  return dates.slice(0, days).flatMap((date, index) => {
    if (!isOpen(rules.dispatch, date)) return [];
    const day = date.toISOString().slice(0, 10);
    const until = searchLocalTime(
      format,
      day,
      findCutOffTime(product, rules.lateCutOffBrands, date.getUTCDay()),
    );
    const arrivals = dates.slice(index + 1).filter((candidate) => isOpen(rules.arrival, candidate));
    const [from, to] = rules.transit.map((n) => arrivals[n - 1]?.toISOString().slice(0, 10) ?? '');
    return [{ until, from: from ?? '', to: to ?? '' }];
  });
}

/** Number for each zone and brand; 200,000 in all. */
const INSTANTS = 25_000;
const DAYS = 690;

describe.each([
  ['Europe/London', london],
  ['Europe/Paris', { ...express('Europe/Paris', fr), transit: [2, 4] as const }],
  ['Europe/Berlin', { ...express('Europe/Berlin', de), arrival: fr }],
  ['Asia/Dubai', express('Asia/Dubai', ae)],
])('DEL-2: cut-offs in %s', (_, rules) => {
  test.each([coat, dress])('equal those of a slow search ($brandSlug)', (product) => {
    const all = listAllSlowly(product, rules, DAYS);
    const start = Date.UTC(2026, 0, 1);
    const step = ((DAYS - 40) * 24 * HOUR_MS) / INSTANTS;
    const wrong: string[] = [];
    let next = 0;
    for (let index = 0; index < INSTANTS; index += 1) {
      // Also the very moments of cut-offs, and the milliseconds around them.
      const grid = Math.floor(start + index * step);
      const moments = [grid, ...around(all[next]?.until, grid)];
      while ((all[next]?.until ?? Number.POSITIVE_INFINITY) <= grid) next += 1;
      for (const moment of moments) {
        const [cutOff] = listCutOffs(product, rules, new Date(moment), 1);
        const expected = all.find(({ until }) => until > moment);
        if (!isSame(cutOff, expected)) wrong.push(new Date(moment).toISOString());
      }
    }
    expect(wrong).toEqual([]);
  });
});

function around(until: number | undefined, now: number): readonly number[] {
  return until !== undefined && until <= now ? [until - 1, until, until + 1] : [];
}

function isSame(a: CutOff | undefined, b: CutOff | undefined): boolean {
  return a?.until === b?.until && a?.from === b?.from && a?.to === b?.to;
}
