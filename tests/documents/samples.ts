import { findCity } from '@/lib/domain/places/cities';
import type { PriceDto } from '@/lib/domain/quote/pricing/contract';
import { minimumAgeDate } from '@/lib/domain/common/dates';
import { priceOne } from '@/lib/domain/quote/pricing/price';
import type { DocumentData } from '@/lib/server/documents/documentData';

const date = '2026-11-20';
const cover = { from: '2026-11-21', until: '2029-11-20' };
const born = (years: number) => minimumAgeDate(date, years);

function aPrice(): PriceDto {
  const outcome = priceOne(
    {
      product: 'reassurev2',
      tier: 'Platinum+',
      sumInsured: 10_00_000,
      tenure: 3,
      place: findCity('Pune'),
      riders: ['safeguard-plus'],
      members: [
        { relation: 'self', dateOfBirth: born(34) },
        { relation: 'spouse', dateOfBirth: born(32) },
        { relation: 'daughter', dateOfBirth: born(6) },
      ],
    },
    date,
  );
  if (outcome.kind === 'refused') throw new Error(outcome.refused.reason);
  return outcome.price;
}

const plan = {
  product: 'reassurev2',
  tier: 'Platinum+',
  sumInsured: 10_00_000,
  tenure: 3,
  riders: ['safeguard-plus'],
} as const;
const policy = { policyNumber: 'SUK-2611-000042', plan, cover };
const place = { city: 'Pune', pincode: '411038' };

/** The worked example with names in three scripts and one that tries to inject code. */
export function someDocuments(): DocumentData {
  const price = aPrice();
  const paid = { ...policy, price, paidBy: 'Ananya Deśmukh', paidOn: date };
  const members = [
    { memberId: '42-1', name: 'Ananya Deśmukh', relation: 'self', dateOfBirth: born(34) },
    { memberId: '42-2', name: 'मृत्युंजय देशमुख', relation: 'spouse', dateOfBirth: born(32) },
    { memberId: '42-3', name: 'ஸ்ரீதேவி க்ஷேமா', relation: 'daughter', dateOfBirth: born(6) },
  ] as const;
  return {
    tripCertificate: {
      policyNumber: 'SKT2026-01234567897',
      issuedOn: date,
      trip: { destination: 'schengen', startsOn: cover.from, endsOn: cover.from, travellers: [born(34)] },
      sumInsuredUsd: 1_00_000,
      travellers: [
        { surname: 'DESHMUKH', givenNames: 'ANANYA', dateOfBirth: born(34), passportNumber: 'K1234567' },
        { givenNames: 'THIRUNAVUKKARASU', dateOfBirth: born(6), passportNumber: 'R4821390' },
      ],
      code: '7KQ2-M4P9-XH3T',
      link: 'https://www.sukhayu.example/verify#7KQ2-M4P9-XH3T',
    },
    quote: {
      reference: '1A2B3C4D',
      date,
      members: [
        { relation: 'self', age: 34, isEldest: true },
        { relation: 'spouse', age: 32, isEldest: false },
        { relation: 'daughter', age: 6, isEldest: false },
      ],
      place,
      plan,
      price,
    },
    schedule: {
      ...policy,
      issuedOn: date,
      freeLookUntil: '2026-12-20',
      proposer: {
        name: 'Ananya Deśmukh',
        mobileNumber: '98xxxx3210',
        email: 'ananya@example.com',
        address: ['#12, $1 Lane *B*', 'Kothrud', 'Pune 411038'],
      },
      members: members.map((member) => ({ ...member, existingIllnesses: [] })),
      nominees: [{ name: 'மீனாக்ஷி', relation: 'mother', share: 100 }],
      changes: [
        { kind: 'address', on: '2026-12-01' },
        { kind: 'name', on: '2026-12-02', name: 'ஆஷா Rao' },
        { kind: 'person', on: '2027-01-03', name: 'தாரா', amount: 1_520 },
        { kind: 'nominee', on: '2027-01-04', name: 'மீனாக்ஷி' },
      ],
      place,
      price,
    },
    receipt: { ...paid, receiptNumber: 'R-2611-000042', method: 'upi', paymentReference: 'pay_Sample0042' },
    healthCard: {
      ...policy,
      member: members[1],
      link: 'https://www.sukhayu.example/card#AbCdEfGhIjKlMnOpQrStUv',
    },
    informationSheet: { date, plan, policyNumber: policy.policyNumber },
    taxCertificate: {
      ...policy,
      paidBy: paid.paidBy,
      premiums: [
        { paidOn: date, amount: price.priceAfterTax, refund: 1_000, tenure: 3 },
        { paidOn: '2027-01-03', amount: 1_520, refund: 0, tenure: 2, name: 'தாரா' },
      ],
    },
    coverHistory: {
      ...policy,
      date,
      heldBy: 'Ananya Deśmukh',
      carried: 3_75_000,
      terms: [
        {
          policyNumber: 'SUK-2311-000042',
          cover: { from: '2023-11-21', until: '2026-11-20' },
          sumInsured: 5_00_000,
          paid: 48_210,
        },
        { policyNumber: policy.policyNumber, cover, sumInsured: plan.sumInsured, paid: 0 },
      ],
      people: [
        {
          name: 'मृत्युंजय देशमुख',
          coveredFrom: '2023-11-21',
          existingFrom: '2026-11-21',
          namedFrom: '2025-11-21',
        },
      ],
      raised: [{ from: 5_00_000, on: '2026-11-21' }],
    },
    proposal: {
      ...policy,
      price,
      signedOn: date,
      isBlocked: true,
      applicationNumber: 'AP-2611-000042',
      fingerprint: 'Kd82-sample_fingerprint',
      form: {
        proposer: { name: 'Ananya Deśmukh', gender: 'female', dateOfBirth: born(34), locality: '#12 $1' },
        members: { people: members.map((each) => ({ ...each, heightCm: '160', weightKg: '61' })) },
        medical: { people: members.map(() => ({ hospital: { answer: 'yes', details: 'ज्वर *2024*' } })) },
        nominee: { name: 'மீனாக்ஷி', relation: 'mother', dateOfBirth: born(61) },
        bank: { holder: 'Ananya Deśmukh', accountNumber: '••••••••9012', accountType: 'savings' },
        declaration: { permitsDebit: true },
      },
    },
    wording: { date, product: plan.product },
    brochure: { date, product: plan.product },
    ombudsman: {
      grievanceId: 'GR-2611-00000042',
      filedOn: date,
      reference: 'CL-2611-00000042',
      complainant: { name: 'மீனாக்ஷி', mobileNumber: '9800003210', pincode: '411038' },
      offices: ['Mumbai', 'Pune'],
      text: 'You paid less than #12.\n$1 is missing *too*.',
      remedy: 'கட்டணம் முழுவதும்',
      papers: 2,
      answers: [{ on: '2026-11-26', outcome: 'partly', text: 'हम बाक़ी देते हैं' }],
    },
  };
}
