import { decide, type Life, paymentMode, type Proposal } from './decision';

const TODAY = '2026-11-21';

const aLife = (more: Partial<Life> = {}): Life => ({
  dateOfBirth: '1992-04-02',
  heightCm: 165,
  weightKg: 64,
  medical: { chronic: { answer: 'no' }, tobacco: { answer: 'no' } },
  ...more,
});

const aProposal = (more: Partial<Proposal> = {}): Proposal => ({
  product: 'reassurev2',
  sumInsured: 10_00_000,
  declaration: 'clean',
  kyc: 'verified',
  lives: [aLife()],
  ...more,
});

const yes = (more = {}) => ({ answer: 'yes' as const, ...more });
const ofLife = (more: Partial<Life>) => aProposal({ lives: [aLife(), aLife(more)] });
const bornYearsAgo = (years: number, day = '11-21') => `${2026 - years}-${day}`;

test.each<[string, Proposal]>([
  ['a healthy family with a verified identity', aProposal()],
  ['somebody of 60 years', ofLife({ dateOfBirth: bornYearsAgo(60) })],
  ['a day before 61', ofLife({ dateOfBirth: bornYearsAgo(61, '11-22') })],
  [
    '75 years in the plan for seniors',
    { ...ofLife({ dateOfBirth: bornYearsAgo(75) }), product: 'senior-first' },
  ],
  ['a body mass index of 17', ofLife({ heightCm: 200, weightKg: 68 })],
  ['a body mass index of 34', ofLife({ heightCm: 200, weightKg: 136 })],
  [
    'a heavy child, whose index says nothing',
    ofLife({ dateOfBirth: '2019-07-01', heightCm: 100, weightKg: 40 }),
  ],
  ['ten cigarettes a day', ofLife({ medical: { tobacco: yes({ amount: '10' }) } })],
  ['fourteen drinks a week', ofLife({ medical: { alcohol: yes({ amount: '14' }) } })],
  ['a rupee below one crore', aProposal({ sumInsured: 99_99_999 })],
  ['a large sum at 45', { ...ofLife({ dateOfBirth: bornYearsAgo(45) }), sumInsured: 50_00_000 }],
])('%s is accepted at once', (_name, proposal) => {
  expect(decide(proposal, TODAY)).toEqual({ decision: 'accepted' });
});

test.each<[string, Proposal, string[]]>([
  ['a “yes” before the payment', aProposal({ declaration: 'disclosed' }), ['declaration']],
  ['an illness', ofLife({ medical: { chronic: yes() } }), ['illness']],
  ['a stay in hospital', ofLife({ medical: { hospital: yes() } }), ['illness']],
  ['a child expected', ofLife({ medical: { pregnant: yes() } }), ['illness']],
  ['a refusal by another insurer', ofLife({ medical: { refused: yes() } }), ['refusedBefore']],
  ['eleven cigarettes a day', ofLife({ medical: { tobacco: yes({ amount: '11' }) } }), ['habits']],
  ['fifteen drinks a week', ofLife({ medical: { alcohol: yes({ amount: '15' }) } }), ['habits']],
  ['a body mass index below 17', ofLife({ heightCm: 200, weightKg: 67 }), ['bmi']],
  ['a body mass index above 34', ofLife({ heightCm: 200, weightKg: 137 }), ['bmi']],
  ['61 years', ofLife({ dateOfBirth: bornYearsAgo(61) }), ['age']],
  [
    '76 years in the plan for seniors',
    { ...ofLife({ dateOfBirth: bornYearsAgo(76) }), product: 'senior-first' },
    ['age'],
  ],
  ['one crore', aProposal({ sumInsured: 1_00_00_000 }), ['sumInsured']],
  [
    'a large sum at 46',
    { ...ofLife({ dateOfBirth: bornYearsAgo(46) }), sumInsured: 50_00_000 },
    ['sumInsured'],
  ],
  ['a home in a dearer zone than the price', aProposal({ isDearerAtHome: true }), ['zone']],
  ['an identity under review', aProposal({ kyc: 'review' }), ['kyc']],
])('%s goes to an underwriter, who is told why', (_name, proposal, reasons) => {
  expect(decide(proposal, TODAY)).toEqual({ decision: 'referred', reasons });
});

test('every reason is told, in one order', () => {
  const lives = [
    aLife({ dateOfBirth: '1950-01-01', heightCm: 150, weightKg: 90, medical: { serious: yes() } }),
  ];
  const proposal = aProposal({ lives, kyc: 'review', declaration: 'disclosed' });
  expect(decide(proposal, TODAY)).toEqual({
    decision: 'referred',
    reasons: ['declaration', 'illness', 'bmi', 'age', 'kyc'],
  });
});

test.each<[string, Proposal, 'pay' | 'block']>([
  ['nothing but what issues at once', aProposal(), 'pay'],
  ['a “yes”', aProposal({ declaration: 'disclosed' }), 'block'],
  ['an identity under review', aProposal({ kyc: 'review' }), 'block'],
  ['an identity that failed', aProposal({ kyc: 'failed' }), 'block'],
  ['61 years', ofLife({ dateOfBirth: bornYearsAgo(61) }), 'block'],
  [
    '75 years in the plan for seniors',
    { ...ofLife({ dateOfBirth: bornYearsAgo(75) }), product: 'senior-first' },
    'pay',
  ],
  ['one crore', aProposal({ sumInsured: 1_00_00_000 }), 'block'],
  ['a large sum at 46', { ...ofLife({ dateOfBirth: bornYearsAgo(46) }), sumInsured: 50_00_000 }, 'block'],
  ['an illness that is told only after the payment', ofLife({ medical: { chronic: yes() } }), 'pay'],
])('with %s the premium is for: %s', (_name, proposal, mode) => {
  expect(paymentMode(proposal, TODAY)).toBe(mode);
});
