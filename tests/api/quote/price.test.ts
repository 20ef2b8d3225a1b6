import { api } from '@/lib/config/paths';
import type { PlansDto, PriceDto } from '@/lib/domain/quote/pricing/contract';
import { useApi } from '@/tests/api/support/api';
import { expectFailure } from '@/tests/api/support/browser';
import { worked } from '@/tests/workedFamily';

const { newBrowser } = useApi();

const family = `self:${worked.self},spouse:${worked.spouse},son:${worked.child}`;
const query = (more: Record<string, string> = {}) =>
  `${api.price}?${new URLSearchParams({
    members: family,
    sumInsured: '1000000',
    tenure: '1',
    pincode: '411038',
    ...more,
  }).toString()}`;
const plan = { product: 'reassurev2', tier: 'Platinum+' };

test.each([
  [{ tenure: '1' }, 12_488],
  [{ tenure: '2' }, 24_039],
  [{ tenure: '3' }, 34_654],
  [{ tenure: '1', riders: 'safeguard-plus' }, 13_487],
])('the worked family of the design pays with %j', async (more, priceAfterTax) => {
  const { status, body } = await newBrowser().get(query({ ...plan, ...more }));
  expect(status).toBe(200);
  expect(body).toMatchObject({ product: 'reassurev2', zone: 'B', familyCombination: '2A1C', priceAfterTax });
  const { breakdown } = body as PriceDto;
  expect(breakdown.reduce((sum, { amount }) => sum + amount, 0)).toBe(priceAfterTax);
});

test('without a product all plans that suit are told, cheapest first, and why the others don’t', async () => {
  const { status, body } = await newBrowser().get(query());
  expect(status).toBe(200);
  const { plans, refused } = body as PlansDto;
  const prices = plans.map(({ priceAfterTax }) => priceAfterTax);
  expect(prices.length).toBeGreaterThan(1);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect(refused[0]).toMatchObject({
    productName: expect.stringMatching(/./),
    reason: expect.stringMatching(/./),
  });
});

test('with tiers=all every product, tier and term comes in one answer', async () => {
  const { tenure: _tenure, ...wish } = Object.fromEntries(new URLSearchParams(query().split('?')[1]));
  const { status, body } = await newBrowser().get(
    `${api.price}?${new URLSearchParams({ ...wish, tiers: 'all' }).toString()}`,
  );
  expect(status).toBe(200);
  const forms = (body.plans as { product: string; tier: string; tenure: number }[]).map(
    ({ product, tier, tenure }) => `${product} ${tier} ${tenure}`,
  );
  expect(new Set(forms).size).toBe(forms.length);
  expect(forms).toEqual(expect.arrayContaining(['aspire Gold+ 1', 'aspire Titanium+ 3', 'reassure  2']));
  const withoutTenure = `${api.price}?${new URLSearchParams(wish).toString()}`;
  expectFailure(await newBrowser().get(withoutTenure), 400, 'INVALID_INPUT');
});

test('a plan that this family can’t have is refused with the reason', async () => {
  const answer = await newBrowser().get(query({ product: 'senior-first', members: `self:${worked.self}` }));
  expectFailure(answer, 422, 'PLAN_NOT_AVAILABLE');
  expect(answer.body.refused).toMatchObject({ product: 'senior-first', reason: 'eldestTooYoung' });
});

test.each([
  ['members', 'self:2023-02-30'],
  ['members', 'uncle:1991-04-02'],
  ['members', `son:${worked.child}`],
  ['sumInsured', '1e6'],
  ['sumInsured', '-1'],
  ['tenure', '4'],
  ['pincode', '012345'],
  ['riders', 'all-of-it'],
  ['product', 'free-plan'],
])('%s=%s is refused by name', async (key, value) => {
  const answer = await newBrowser().get(query({ ...plan, [key]: value }));
  expectFailure(answer, 400, 'INVALID_INPUT');
  expect(Object.keys(answer.body.fields)).toEqual([key]);
});

test('cities are found in any of the three languages, and may be cached', async () => {
  const names = async (q: string) => {
    const { status, body, headers } = await newBrowser().get(`${api.cities}?q=${encodeURIComponent(q)}`);
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=86400']);
    return (body as { name: string }[]).map(({ name }) => name);
  };
  expect(await names('pun')).toContain('Pune');
  expect(await names('पुणे')).toContain('Pune');
  expect(await names('சென்னை')).toContain('Chennai');
  expect(await names('banglore')).toContain('Bengaluru');
  expect(await names('xqzwvk')).toEqual([]);
  expect((await names('')).length).toBeGreaterThan(20);
});
