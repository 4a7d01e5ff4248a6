/**
 * Delivery days in the United Arab Emirates. Holidays of the lunar calendar are announced a few
 * days ahead; these are the expected days.
 */
import type { DeliveryCalendar } from '../delivery-calendar.ts';

export const ae: DeliveryCalendar = {
  country: 'AE',
  weekdays: [0, 1, 2, 3, 4, 6],
  holidays: new Set([
    ...['2026-01-01', '2026-03-20', '2026-03-21', '2026-03-22', '2026-05-26', '2026-05-27'],
    ...['2026-05-28', '2026-05-29', '2026-06-16', '2026-08-25', '2026-12-02', '2026-12-03'],
    ...['2027-01-01', '2027-03-09', '2027-03-10', '2027-03-11', '2027-05-15', '2027-05-16'],
    ...['2027-05-17', '2027-05-18', '2027-06-06', '2027-08-14', '2027-12-02', '2027-12-03'],
  ]),
  knownUntil: '2027-12-31',
};
