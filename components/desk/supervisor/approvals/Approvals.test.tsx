import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { Views } from '@/components/desk/Views';
import { api } from '@/lib/config/paths';
import type { CustomAmountDto } from '@/lib/domain/desk/links';
import deskSupervisor from '@/locales/en/deskSupervisor.json';
import { fakeApi } from '@/tests/browser/fakeApi';
import { showPart } from '@/tests/browser/supervisor';
import { Approvals } from './Approvals';

const { approvals } = deskSupervisor;

const levels = {
  body: {
    levels: [
      { service: 'callbacks', open: 3, late: 1, oldestAt: '2026-11-22T05:12:00Z' },
      { service: 'grievances', open: 1, late: 0, oldestAt: '2026-12-14T18:30:00Z' },
    ],
    unusual: [],
  },
};
const asked: CustomAmountDto = {
  linkId: 'link-1',
  kind: 'custom',
  state: 'pending_approval',
  channel: 'sms',
  by: 'P-1042',
  byName: 'Sample P. Nair',
  opens: 0,
  quoteId: 'quote-1',
  name: 'Anil Joshi',
  mobileNumber: '97xxxx1442',
  isOwn: false,
  tenure: 2,
  amount: 24_039,
  filedAmount: 24_039,
  quoteAmount: 12_488,
  reason: 'Asked for two years on the call',
  askedAt: '2026-11-22T05:12:00Z',
  validUntil: '2026-11-22T09:12:00Z',
};
const amounts = (...list: CustomAmountDto[]) => ({ body: { amounts: list, limit: 5000 } });

const lines = [{ key: 'people', label: 'together', amount: 24_039 }];
const preview = {
  text: 'Read the bill, then pay',
  subject: '',
  language: 'en',
  amount: 24_039,
  price: { breakdown: lines, priceAfterTax: 24_039, tenure: 2, validUntil: '2026-12-08' },
};

/** A server with one amount that waits until it is decided; `refusal` is the preview's. */
function anApproval(waiting: CustomAmountDto, refusal?: { code: string; message: string }, isFaster = true) {
  let isDecided = false;
  const calls = fakeApi((url) => {
    if (url.startsWith(api.serviceLevels)) return levels;
    if (url === api.linkPreview) return { body: { ...preview, refusal } };
    if (url === api.customLinkApprove) {
      isDecided = true;
      if (!isFaster) return { status: 409, body: { code: 'CONFLICT' } };
    }
    return isDecided || url.endsWith('status=decided') ? amounts() : amounts(waiting);
  });
  const opened: string[] = [];
  return { calls, opened, user: showPart(<Approvals onOpen={(quoteId) => opened.push(quoteId)} />) };
}

test('an amount is approved with a reason, which is asked for, in view of the bill and what the customer will read', async () => {
  const { calls, opened, user } = anApproval(asked);
  await user.click(await screen.findByRole('button', { name: /Open Anil Joshi/ }));
  expect(screen.getByRole('cell', { name: 'Sample P. Nair' })).toBeVisible();
  // The last moment of a day isn't the next day.
  expect(screen.getByText('the first was promised by 14 Dec 2026')).toBeVisible();
  expect(screen.getByRole('heading', { name: '₹24,039 from Anil Joshi' })).toHaveFocus();
  expect(await screen.findByText('Read the bill, then pay')).toBeVisible();
  expect(screen.getByText(/^Total for 2 years/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open quote SK-QUOTE1' }));
  expect(opened).toEqual(['quote-1']);
  const approve = screen.getByRole('button', { name: 'Approve ₹24,039 and send' });
  await user.click(approve);
  expect(screen.getByText(approvals.reasonMissing)).toBeVisible();
  await user.type(screen.getByLabelText(approvals.yourReason), 'Told on the call');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: /Open Anil Joshi/ }));
  expect(screen.getByLabelText(approvals.yourReason)).toHaveValue('Told on the call');
  await user.click(screen.getByRole('button', { name: 'Approve ₹24,039 and send' }));
  expect(await screen.findByText(approvals.empty)).toBeVisible();
  const [sent] = calls.filter(({ body }) => body['decision']);
  expect(sent?.body).toMatchObject({ linkId: 'link-1', decision: 'approved', reason: 'Told on the call' });
});

test.each([
  ['a', 'approved'],
  ['r', 'returned'],
])('the key %s asks for the reason first, and is a letter where one types', async (key, decision) => {
  const { calls, user } = anApproval(asked);
  await user.click(await screen.findByRole('button', { name: /Open Anil Joshi/ }));
  await user.keyboard(key);
  const reason = screen.getByLabelText(approvals.yourReason);
  expect(reason).toHaveFocus();
  await user.keyboard('Far dearer than asked');
  expect(reason).toHaveValue('Far dearer than asked');
  await user.tab();
  await user.keyboard(key);
  expect(await screen.findByText(approvals.empty)).toBeVisible();
  expect(calls.find(({ body }) => body['decision'])?.body).toMatchObject({ decision });
});

test.each([true, false])(
  'who decides (first: %s) stays in the list; the slower one hears it',
  async (isFaster) => {
    const { user } = anApproval(asked, undefined, isFaster);
    await user.click(await screen.findByRole('button', { name: /Open Anil Joshi/ }));
    await user.type(screen.getByLabelText(approvals.yourReason), 'Told on the call');
    await user.click(screen.getByRole('button', { name: 'Approve ₹24,039 and send' }));
    expect(await screen.findByText(approvals.empty)).toBeVisible();
    expect(screen.queryAllByText(approvals.conflict)).toHaveLength(isFaster ? 0 : 1);
    await waitFor(() => expect(screen.getByRole('heading', { name: approvals.title })).toHaveFocus());
  },
);

test('what stops a send is told before the decision', async () => {
  const { user } = anApproval(asked, { code: 'NO_CONSENT', message: 'The consent has ended.' });
  await user.click(await screen.findByRole('button', { name: /Open Anil Joshi/ }));
  expect(await screen.findByText('The consent has ended.')).toBeVisible();
  expect(screen.queryByText('Read the bill, then pay')).toBeNull();
});

test.each([
  ['below the filed price', { amount: 23_000 }, approvals.notFiled],
  ['one’s own', { isOwn: true }, approvals.own],
])('an amount %s can’t be approved', async (_what, more, why) => {
  const { user } = anApproval({ ...asked, ...more });
  await user.click(await screen.findByRole('button', { name: /Open Anil Joshi/ }));
  expect(screen.getByText(why)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByText(why)).toBeNull();
});

test('tabs say how many amounts wait, and whom of the staff to look at', async () => {
  const unusual = [{ staffId: 'P-1042', revealed: 14 }];
  fakeApi({ body: { levels: [{ service: 'approvals', open: 3, late: 0 }], unusual } });
  showPart(<Views views={['approvals', 'staff']} view={undefined} onView={() => undefined} />);
  expect(await screen.findByRole('button', { name: 'Approvals 3' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Staff 1' })).toBeVisible();
});
