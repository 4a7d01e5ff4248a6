/** Memberships: granted once for each order, to the customer it names. */
import { expect, test } from 'vitest';
import { type AccountSteps, newEmail } from './accounts-steps.contract.ts';

export function describeMembership(steps: AccountSteps): void {
  const shop = {
    fascia: 'aldermoor',
    timeZone: 'Europe/London',
    now: new Date('2026-11-24T12:00:00Z'),
  };
  const grant = (
    customer: { email: string } | { id: string },
    reference: string,
    term: { days: number } | { until: string },
  ) => steps.accounts.grantMembership({ ...shop, customer, orderReference: reference, term });

  test('a membership is granted once for each order, to who is named by address or id, and prolongs one that runs', async () => {
    const { email, customer, token } = await steps.register();
    const [first, second] = [newEmail('order'), newEmail('order')];
    const year = { customerId: customer.id, until: '2027-11-24T23:59:59Z' };
    expect(await grant({ email: ` ${email.toUpperCase()}` }, first, { days: 365 })).toEqual({
      ...year,
      isNew: true,
    });
    const again = await Promise.all(
      Array.from({ length: 5 }, () => grant({ id: customer.id }, first, { days: 365 })),
    );
    expect(again).toEqual(again.map(() => ({ ...year, isNew: false })));
    const longer = await grant({ id: customer.id }, second, { days: 30 });
    expect(longer).toEqual({ customerId: customer.id, until: '2027-12-24T23:59:59Z', isNew: true });
    expect(await steps.accounts.findSession('aldermoor', token)).toMatchObject({
      customer: { membershipUntil: longer.until },
    });
    const auditLog = await steps.accounts.listAuditLog(customer.id);
    expect(auditLog.filter(({ action }) => action === 'membershipGranted')).toHaveLength(2);
  });

  test('SHARE-1: an affiliate id is set by address or id, replaced and removed', async () => {
    const { accounts } = steps;
    const { email, customer } = await steps.register();
    expect(await accounts.findAffiliateId(customer.id)).toBeNull();
    const address = { email: ` ${email.toUpperCase()}` };
    expect(await accounts.setAffiliateId(address, 'ada-7')).toBe(customer.id);
    expect(await accounts.findAffiliateId(customer.id)).toBe('ada-7');
    await accounts.setAffiliateId({ id: customer.id }, null);
    expect(await accounts.findAffiliateId(customer.id)).toBeNull();
    await expect(accounts.setAffiliateId({ id: 'nobody' }, 'ada-7')).rejects.toMatchObject({
      ...{ status: 404, code: 'affiliate.unknownCustomer' },
    });
  });

  test('of orders at the same moment none is lost', async () => {
    const { customer } = await steps.register();
    await Promise.all(
      [1, 2, 3].map(() => grant({ id: customer.id }, newEmail('order'), { days: 1 })),
    );
    expect(await grant({ id: customer.id }, newEmail('order'), { days: 1 })).toMatchObject({
      until: '2026-11-28T23:59:59Z',
    });
  });

  test('nobody’s is refused, and so is an order that granted something else', async () => {
    const [{ customer }, other] = [await steps.register(), await steps.register()];
    const reference = newEmail('order');
    for (const nobody of [
      { email: 'nobody@example.com' },
      { id: '01900000-0000-7000-8000-000000000000' },
      { id: 'no id' },
    ])
      await expect(grant(nobody, reference, { days: 1 })).rejects.toMatchObject({
        status: 404,
        code: 'membership.unknownCustomer',
      });
    await grant({ id: customer.id }, reference, { until: '2027-01-31' });
    const reused = {
      status: 409,
      code: 'membership.referenceReused',
      details: { field: 'reference' },
    };
    await expect(
      grant({ id: customer.id }, reference, { until: '2027-02-28' }),
    ).rejects.toMatchObject(reused);
    await expect(
      grant({ id: other.customer.id }, reference, { until: '2027-01-31' }),
    ).rejects.toMatchObject(reused);
  });
}
