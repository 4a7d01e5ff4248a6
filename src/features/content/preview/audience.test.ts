/** Tests of filtering a page's sections by audience. */
import { expect, test } from 'vitest';
import { filterByAudience } from './audience.ts';

const forGuests = { title: 'Join', visibilityConfig: { hideForLoggedInUsers: true } };
const forCustomers = { title: 'Welcome back', visibilityConfig: { hideForGuestUsers: true } };
const page = [forGuests, { title: 'For all' }, { sections: [forCustomers, 'broken'] }, null];

test('sections hidden from guests are removed for a guest at any depth, and the others lose the rule', () => {
  expect(filterByAudience(page, 'guest')).toEqual([
    { title: 'Join' },
    { title: 'For all' },
    { sections: ['broken'] },
    null,
  ]);
});

test('sections hidden from customers are removed for a customer', () => {
  expect(filterByAudience(page, 'customer')).toEqual([
    { title: 'For all' },
    { sections: [{ title: 'Welcome back' }, 'broken'] },
    null,
  ]);
});
