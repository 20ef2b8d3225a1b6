import type { FilledForm } from '@/lib/domain/application/prefill';
import { proposalRows } from './proposalRows';

const form = {
  ...{ proposer: {}, members: {}, medical: {}, nominee: {} },
  bank: { holder: 'Asha Sample', accountNumber: '1234567890', ifsc: 'hdfc0000001', accountType: 'savings' },
} as unknown as FilledForm;

test('an IFSC typed in small letters is reviewed and signed as it is kept', () => {
  const say = (key: string) => key;
  const rowsOf = proposalRows(form, { t: say, medical: say, locale: 'en', today: '2026-11-28' });
  expect(rowsOf({ id: 'bank', section: 'bank' }).map(({ value }) => value)).toEqual([
    'Asha Sample',
    '1234567890',
    'HDFC0000001',
    'accountType.savings',
  ]);
});
