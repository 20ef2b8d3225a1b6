import { findCity } from '@/lib/domain/places/cities';
import { findProduct } from '@/lib/domain/plans/products';
import { changeQuote, type QuoteInput } from './changeQuote';
import { STANDING } from './ownership';
import { beginQuote, nextStepOfQuote, purchaseOf, type Quote, type QuoteMarks } from './quote';
import { toQuoteDto } from './toQuoteDto';

const now = new Date('2026-11-22T06:30:00Z');
const today = '2026-11-22';
const pune = findCity('Pune');
const delhi = findCity('Delhi');
const lead = { mobileNumber: '9876543210', name: 'Asha Sample', dateOfBirth: '1991-04-02' };
const self = { relation: 'self', dateOfBirth: '1991-04-02' } as const;
const spouse = { relation: 'spouse', dateOfBirth: '1993-01-20' } as const;
const family: QuoteInput = { members: [self], city: 'Pune', existingIllness: 'no' };
const plan: QuoteInput = { product: 'reassurev2', tier: 'Platinum+', sumInsured: 10_00_000, tenure: 1 };
const trip = {
  destination: 'otherAsia',
  startsOn: '2026-12-01',
  endsOn: '2026-12-10',
  travellers: ['1991-04-02', '2018-04-02'],
} as const;

const begun = beginQuote({ _id: 'q1', ownerHash: 'session', requestHash: 'request' }, now);
const change = (quote: Quote, input: QuoteInput, place = pune) => changeQuote(quote, input, place, today);

const marks: QuoteMarks = { verifiedAt: now, agreedAt: now, declaration: 'clean', kyc: 'verified' };
const proven: Quote = {
  ...change(begun, { ...lead, ...family, ...plan }),
  ...marks,
  mobileHash: 'of 9876543210',
  provenBy: ['session'],
};

/** `order`: the payment order for the earlier purchase. */
const proof = ['verifiedAt', 'provenBy', 'mobileHash'] as const;
const voided: [string, QuoteInput, readonly string[]][] = [
  ['nothing', {}, []],
  ['the same number and family', { ...lead, ...family }, []],
  ['a corrected name', { name: 'Asha Sampel' }, []],
  ['another number', { mobileNumber: '9876500000' }, [...proof, 'agreedAt', 'declaration', 'kyc', 'order']],
  ['another member', { members: [self, spouse] }, ['agreedAt', 'declaration', 'order']],
  [
    'another birth date',
    { members: [{ ...self, dateOfBirth: '1990-04-02' }] },
    ['agreedAt', 'declaration', 'kyc', 'order'],
  ],
  ['another word on illness', { existingIllness: 'yes' }, ['agreedAt', 'declaration']],
  ['another plan', { product: 'aspire' }, ['agreedAt', 'order']],
  ['another variant', { tier: 'Bronze+' }, ['agreedAt', 'order']],
  ['another sum insured', { sumInsured: 25_00_000 }, ['agreedAt', 'order']],
  ['more years', { tenure: 2 }, ['order']],
  ['riders', { riders: ['safeguard-plus'] }, ['order']],
];

test.each(voided)('%s makes void what rests on it, and nothing else', (_what, input, gone) => {
  const changed = change(proven, input);
  const names = [...proof, 'agreedAt', 'declaration', 'kyc'] as const;
  const isOrderGone = JSON.stringify(purchaseOf(changed)) !== JSON.stringify(purchaseOf(proven));
  const found = [...names.filter((name) => changed[name] === undefined), ...(isOrderGone ? ['order'] : [])];
  expect(found.sort()).toEqual([...gone].sort());
});

const dearer: [string, QuoteInput][] = [
  ['another member', { members: [self, spouse] }],
  ['another birth date', { members: [{ ...self, dateOfBirth: '1961-04-02' }] }],
  ['another plan', { product: 'aspire' }],
  ['another variant', { tier: 'Bronze+' }],
  ['another sum insured', { sumInsured: 25_00_000 }],
  ['more years', { tenure: 2 }],
  ['riders', { riders: ['safeguard-plus'] }],
];

test.each(dearer)('%s has another price', (_what, input) => {
  const { price } = change(proven, input);
  expect(price?.priceAfterTax).toBeGreaterThan(0);
  expect(price?.priceAfterTax).not.toBe(proven.price?.priceAfterTax);
});

test('another place takes the place of the one before, with its zone and price', () => {
  const moved = change({ ...proven, pincode: '411001' }, { city: 'Delhi' }, delhi);
  expect(moved).toMatchObject({ pincode: undefined, city: 'Delhi', zone: 'A' });
  expect(moved.price?.zone).toBe('A');
});

test('another plan starts at its usual variant, a plan without variants has none', () => {
  expect(change(proven, { product: 'aspire' }).tier).toBe(findProduct('aspire')?.usualTier);
  expect(change(proven, { product: 'health-recharge' }).tier).toBeUndefined();
  expect(change(proven, { tier: 'Bronze+' }).tier).toBe('Bronze+');
});

test('a family that the plan does not take has no price', () => {
  const old = { members: [{ ...self, dateOfBirth: '1935-01-01' }] };
  expect(change(proven, old).price).toBeUndefined();
});

test.each<[string, QuoteInput, string]>([
  ['a number', lead, 'leadform_113'],
  ['people', { members: [self] }, 'members_114'],
  ['people and a place', family, 'plans_115'],
  ['a plan', { ...family, ...plan }, 'summery_111'],
  ['what the page reports', { ...family, ...plan, stage: 'plans_115' }, 'plans_115'],
  ['a trip', { trip }, 'plans_115'],
  ['a trip and its sum', { trip, sumInsuredUsd: 50_000 }, 'summery_111'],
])('the stage follows from %s', (_what, input, stage) => {
  expect(changeQuote(begun, input, input.city ? pune : undefined, today).stage).toBe(stage);
});

test('from the summary on the stage follows from what is done', () => {
  expect([nextStepOfQuote(proven), toQuoteDto(proven, 'en').stage]).toEqual(['payment', 'payment_118']);
  const another = change(proven, { mobileNumber: '9876500000' });
  expect([nextStepOfQuote(another), toQuoteDto(another, 'en').stage]).toEqual(['verify', 'summery_111']);
});

test('a lead becomes a trip, with its travellers and its price', () => {
  const asked = changeQuote(begun, { ...lead, segment: 'Travel' }, undefined, today);
  expect(asked).toMatchObject({ segment: 'Travel', stage: 'leadform_113', members: [] });
  const travel = changeQuote(asked, { trip, sumInsuredUsd: 50_000 }, undefined, today);
  expect(travel).toMatchObject({ segment: 'Travel', familyCombination: '1A1C', person: lead });
  expect(travel.tripPrice?.sumInsuredUsd).toBe(50_000);
  expect(change(travel, { segment: 'Retail' }).segment).toBe('Travel');
  expect(nextStepOfQuote({ ...travel, ...marks })).toBe('travellers');
});

test('its prover says that what others typed is right', () => {
  const unchecked = { ...proven, standing: STANDING.unchecked };
  expect(change(unchecked, {}).standing).toBe(STANDING.unchecked);
  expect(change(unchecked, { isChecked: true }).standing).toBe(STANDING.proven);
  expect(toQuoteDto(unchecked, 'en').isUnchecked).toBe(true);
});

test('its owner reads everything but the person, who is masked', () => {
  const { person, ...rest } = proven;
  const dto = toQuoteDto(proven, 'en');
  expect(dto).toMatchObject({ mobileNumber: '98xxxx3210', members: rest.members });
  expect(dto.price?.priceAfterTax).toBe(rest.price?.priceAfterTax);
  expect(JSON.stringify(dto)).not.toContain(person.name);
  expect(JSON.stringify(dto)).not.toContain('session');
});
