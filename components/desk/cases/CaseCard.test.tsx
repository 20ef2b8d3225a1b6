import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReviewCaseDto } from '@/lib/domain/desk/reviewCases';
import cases from '@/locales/en/cases.json';
import desk from '@/locales/en/desk.json';
import medical from '@/locales/en/medical.json';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { inPage } from '@/tests/browser/inPage';
import { CaseCard } from './CaseCard';

const waiting: ReviewCaseDto = {
  caseId: 'case-1',
  kind: 'nominee',
  quoteId: 'q1',
  changeId: 'c1',
  name: 'Asha Sample',
  mobileNumber: '98xxxx3210',
  openedAt: '2026-11-23T05:12:00Z',
};
const asked: ReviewCaseDto = {
  ...waiting,
  change: {
    policyNumber: 'SUK2026-01234567897',
    fields: [
      { name: 'name', before: 'Arjun Sample', after: 'Tara Sample' },
      { name: 'dateOfBirth', before: '1994-01-20', after: '2020-06-15' },
      { name: 'appointee.name', after: 'Ravi Sample' },
      { name: 'appointee.relation', after: 'father' },
    ],
  },
};
const addition = { breakdown: [], price: 1_520, daysLeft: 365, days: 365, rateVersion: 'sample' };

function show(found: ReviewCaseDto, onDecide?: (...given: unknown[]) => Promise<void>) {
  const opened: string[] = [];
  const open = (quoteId: string) => void opened.push(quoteId);
  const wrapper = inPage(undefined, { cases, desk, medical });
  render(<CaseCard found={found} onDecide={onDecide} onOpen={open} />, { wrapper });
  return opened;
}

test('who decides on a change sees it beside what stands in the policy, and says why', async () => {
  const decided: unknown[][] = [];
  show(asked, async (...given) => void decided.push(given));
  expect(screen.getByText('SUK2026-01234567897')).toBeVisible();
  const [name] = screen.getAllByText('Name');
  expect(name?.parentElement).toHaveTextContent('NameTara Sample was Arjun Sample');
  expect(screen.getByText('Appointee: Name').parentElement).toHaveTextContent('Ravi Sample');
  expect(screen.getByText('Date of birth').parentElement).toHaveTextContent('15 Jun 2020 was 20 Jan 1994');
  expect(screen.getByText('Appointee: Relation').parentElement).toHaveTextContent('Father');
  await userEvent.type(screen.getByLabelText(/^Reason/), 'Seen on the birth certificate');
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(decided).toEqual([['case-1', 'accepted', 'Seen on the birth certificate']]);
});

test('a person to add has the price that the customer saw', () => {
  const change = { policyNumber: 'SUK2026-01234567897', fields: [], addition };
  show({ ...waiting, kind: 'person', change }, () => Promise.resolve());
  expect(screen.getByText('To pay: ₹1,520, 365 of 365 days')).toBeVisible();
});

test('a change that is still typed says so; who does not decide sees that somebody waits', () => {
  show(waiting, () => Promise.resolve());
  expect(screen.getByText(cases.typing)).toBeVisible();
  show(waiting);
  const [, other] = screen.getAllByRole('listitem');
  expect(within(other as HTMLElement).queryByRole('button')).toBeNull();
});

test('a proof that can’t be opened says so', async () => {
  catchLog();
  fakeApi(() => 'offline');
  show({ ...asked, change: { ...asked.change!, papers: ['p1'] } }, () => Promise.resolve());
  await userEvent.click(screen.getByRole('button', { name: 'Open proof 1' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(cases.proofFailed);
});

test('an underwriter reads why a proposal waits, whom it covers, and each “yes” with what was told of it', () => {
  const told = [
    { question: 'chronic', conditions: ['thyroid'], since: '2019-03', details: 'Tablets' },
  ] as const;
  const people = [
    { name: 'Asha Sample', age: 34, heightCm: 162, weightKg: 64, bmi: 24.4, told },
    { name: 'Arjun Sample', age: 32, heightCm: 175, weightKg: 72, bmi: 23.5, told: [] },
  ];
  const health = [{ question: 'illness', note: 'Thyroid', who: ['Asha Sample'] }] as const;
  const proposal = { sumInsured: 10_00_000, reasons: ['declaration', 'illness'], people } as const;
  show({ ...waiting, kind: 'proposal', health, proposal }, () => Promise.resolve());
  const { reasons, allNo, why } = cases.proposalFacts;
  expect(screen.getByText(why).parentElement).toHaveTextContent(`${reasons.declaration}; ${reasons.illness}`);
  expect(screen.getByText('₹10,00,000')).toBeVisible();
  const [asha, arjun] = screen.getAllByText(/BMI/).map((each) => each.closest('li'));
  expect(asha).toHaveTextContent('Asha Sample, 34 162 cm, 64 kg, BMI 24.4');
  expect(asha).toHaveTextContent(/: Thyroid, since .*2019, Tablets$/);
  expect(arjun).toHaveTextContent(allNo);
  expect(screen.getByText(/Thyroid \(Asha Sample\)/)).toBeVisible();
});

test('a case leads to its quote where the desk has it', async () => {
  show({ ...waiting, kind: 'kyc', quoteId: 'quote-7' });
  expect(screen.queryByRole('button')).toBeNull();
  const opened = show({ ...waiting, kind: 'kyc', quoteId: 'quote-7', isOnDesk: true });
  await userEvent.click(screen.getByRole('button', { name: 'Open quote SK-QUOTE7' }));
  expect(opened).toEqual(['quote-7']);
});
