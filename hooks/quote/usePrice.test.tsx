import { renderHook, waitFor } from '@testing-library/react';
import { fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { usePlans, usePrice } from './usePrice';

const whole = {
  members: [{ relation: 'self', dateOfBirth: '1992-04-02' }],
  location: { pincode: '411038' },
  sumInsured: 10_00_000,
  tenure: 1,
  product: 'reassurev2',
  tier: 'Platinum+',
  riders: ['safeguard-plus'],
} as const;

test('a price is asked for with everything it depends on', async () => {
  const calls = fakeApi({ body: { priceAfterTax: 12_488 } });
  const { result } = renderHook(() => usePrice(whole), { wrapper: inPage() });
  await waitFor(() => expect(result.current.data?.priceAfterTax).toBe(12_488));
  const query = new URL(calls[0]?.url ?? '', 'http://site').searchParams;
  expect(Object.fromEntries(query)).toEqual({
    members: 'self:1992-04-02',
    pincode: '411038',
    sumInsured: '1000000',
    tenure: '1',
    product: 'reassurev2',
    tier: 'Platinum+',
    riders: 'safeguard-plus',
  });
});

test.each(['members', 'location', 'sumInsured', 'tenure', 'product', 'tier'])(
  'nothing is asked while %s is not known',
  async (part) => {
    const calls = fakeApi({ body: {} });
    renderHook(() => usePrice({ ...whole, [part]: undefined }), { wrapper: inPage() });
    await Promise.resolve();
    expect(calls).toHaveLength(0);
  },
);

test('nothing is asked while it is not enabled', async () => {
  const calls = fakeApi({ body: {} });
  renderHook(() => usePrice(whole, false), { wrapper: inPage() });
  renderHook(() => usePlans(whole, false), { wrapper: inPage() });
  await Promise.resolve();
  expect(calls).toHaveLength(0);
});

test('another language asks again, for the bill names its place', async () => {
  const calls = fakeApi({ body: { priceAfterTax: 12_488 } });
  const { router } = aRouter();
  const { result, rerender } = renderHook(() => usePrice(whole), { wrapper: inPage(router) });
  await waitFor(() => expect(result.current.data?.priceAfterTax).toBe(12_488));
  router.locale = 'ta';
  rerender();
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.url).toBe(calls[0]?.url);
});
