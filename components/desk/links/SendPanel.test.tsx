import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api } from '@/lib/config/paths';
import type { LinkDto, LinkPreviewDto, LinksDto, LinkState } from '@/lib/domain/desk/links';
import bill from '@/locales/en/bill.json';
import deskLinks from '@/locales/en/deskLinks.json';
import { catchLog, fakeApi } from '@/tests/browser/fakeApi';
import { aRouter, inPage } from '@/tests/browser/inPage';
import { SendPanel } from './SendPanel';

const link: LinkDto = {
  linkId: 'l1',
  kind: 'payment',
  state: 'opened',
  channel: 'sms',
  amount: 12_488,
  tenure: 1,
  by: 'SAMPLE-1001',
  askedAt: '2026-11-23T04:54:00.000Z',
  sentAt: '2026-11-23T04:54:00.000Z',
  opens: 2,
  lastOpenedAt: '2026-11-23T05:01:00.000Z',
  validUntil: '2026-12-07T18:30:00.000Z',
};
const none: LinksDto = {
  links: [],
  sentToday: 0,
  mostADay: 3,
  offers: [
    { tenure: 1, amount: 12_488 },
    { tenure: 2, amount: 24_039 },
  ],
};
const live: LinksDto = { ...none, links: [link], liveId: 'l1', sentToday: 1 };
const preview: LinkPreviewDto = {
  text: 'सुखायु: ReAssure 2.0, ₹12,488',
  subject: 'Sukhayu',
  language: 'hi',
  amount: 12_488,
};

type Answers = {
  links: LinksDto;
  after?: LinksDto;
  preview?: LinkPreviewDto;
  sent?: { status: number; body: object };
};

function show({ links, after, preview: shown = preview, sent = { status: 200, body: link } }: Answers) {
  const calls = fakeApi((url) => {
    const isSent = calls.some(({ url: asked }) => asked === api.paymentLink);
    if (url.startsWith(`${api.deskLinks}?`)) return { body: (isSent && after) || links };
    return url === api.linkPreview ? { body: shown } : sent;
  });
  const { unmount } = render(
    <aside tabIndex={-1} aria-label="Drawer">
      <SendPanel quoteId="q1" task="sendPayment" onChanged={() => undefined} />
    </aside>,
    { wrapper: inPage(aRouter().router, { bill, deskLinks }) },
  );
  return {
    calls,
    unmount,
    sends: () => calls.filter(({ url }) => url === api.paymentLink || url === api.customLink),
  };
}

const button = (name: RegExp) => screen.findByRole('button', { name });

test('the text is in the language of the customer; the key S sends it once, with the amount that was seen', async () => {
  const { sends } = show({ links: none });
  const user = userEvent.setup();
  expect(await screen.findByText(preview.text)).toHaveAttribute('lang', 'hi');
  screen.getByLabelText('Drawer').focus();
  await user.keyboard('s');
  expect(await screen.findByText(deskLinks.done)).toBeVisible();
  expect(sends()).toHaveLength(1);
  expect(sends()[0]?.body).toMatchObject({ quoteId: 'q1', channel: 'whatsapp', amount: 12_488 });
  expect(sends()[0]?.headers['Idempotency-Key']).toMatch(/^\w{32}$/);
});

test('where a link is live the key leads to the button, which says that it cancels that one, and asks twice', async () => {
  const { sends } = show({ links: live });
  const user = userEvent.setup();
  const again = await button(/^Cancel the live link and send a new one/);
  expect(screen.getByText(/was opened twice/)).toBeVisible();
  screen.getByLabelText('Drawer').focus();
  await user.keyboard('s');
  expect(again).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await button(new RegExp(deskLinks.keepLive))).toHaveFocus();
  expect(screen.getByText(deskLinks.replacesLive)).toBeVisible();
  expect(sends()).toHaveLength(0);
  await user.click(await button(/^Cancel the live link and send a new one/));
  await waitFor(() => expect(sends()[0]?.body).toMatchObject({ replaces: 'l1' }));
});

test.each([
  ['sent', none, live],
  ['sent anew', live, { ...live, links: [{ ...link, linkId: 'l2' }], liveId: 'l2' }],
])('of a link just %s another press cancels nothing', async (_how, links, after) => {
  const { sends } = show({ links, after });
  await userEvent.click(await button(links === live ? /^Cancel the live link/ : /^Send payment link/));
  if (links === live) await userEvent.click(await button(/^Cancel the live link/));
  expect(await screen.findByText(deskLinks.done)).toBeVisible();
  await button(/^Cancel the live link and send a new one/);
  expect(screen.getByRole('heading', { name: deskLinks.title.payment })).toHaveFocus();
  await userEvent.keyboard('{Enter}s{Enter}');
  expect(await button(new RegExp(deskLinks.keepLive))).toHaveFocus();
  expect(sends()).toHaveLength(1);
});

test('a letter typed into a field sends nothing, and stays while another quote is open', async () => {
  const first = show({ links: none });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('radio', { name: 'Email' }));
  await user.type(await screen.findByLabelText(deskLinks.email), 'asha@mail.example');
  expect(first.sends()).toHaveLength(0);
  first.unmount();
  const { sends } = show({ links: none });
  await user.click(await screen.findByRole('radio', { name: 'Email' }));
  expect(await screen.findByLabelText(deskLinks.email)).toHaveValue('asha@mail.example');
  await user.click(await button(/^Send payment link/));
  await waitFor(() =>
    expect(sends()[0]?.body).toMatchObject({ channel: 'email', email: 'asha@mail.example' }),
  );
  await waitFor(() => expect(sessionStorage.getItem('deskTyped')).toBeNull());
});

test('what is paid offers no link, no amount and no way to send', async () => {
  const refusal = { code: 'ALREADY_PAID', message: 'This quote is paid.' };
  show({ links: none, preview: { ...preview, refusal } });
  expect(await screen.findByText(refusal.message)).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('what may not be sent says why, and has no button', async () => {
  const refusal = { code: 'NO_CONSENT', message: 'This customer has withdrawn the consent.' };
  show({ links: none, preview: { ...preview, refusal } });
  expect(await screen.findByText(refusal.message)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Send payment link/ })).toBeNull();
  expect(screen.queryByText(preview.text)).toBeNull();
});

test.each([
  ['PRICE_CHANGED', 409, deskLinks.priceChanged],
  ['CONFLICT', 409, deskLinks.conflict],
  ['LINK_LIMIT', 422, 'Three links were sent today.'],
] as const)('a send refused with %s is said in words', async (code, status, words) => {
  catchLog();
  const { sends } = show({ links: none, sent: { status, body: { code, message: words } } });
  await userEvent.click(await button(/^Send payment link/));
  expect(await screen.findByText(words)).toBeVisible();
  expect(sends()).toHaveLength(1);
});

test('another amount is a filed price with a reason, and may wait for a supervisor', async () => {
  const waiting = { ...preview, amount: 24_039, needsApproval: true as const };
  const sent = { status: 200, body: { ...link, state: 'pending_approval' } };
  const { sends } = show({ links: none, preview: waiting, sent });
  const user = userEvent.setup();
  await user.click(await button(/^Ask a supervisor/));
  expect(await screen.findByText(deskLinks.asked)).toBeVisible();
  await user.click(await button(/^Custom amount$/));
  expect(screen.getByRole('heading', { name: deskLinks.title.custom })).toHaveFocus();
  expect(screen.queryByText(deskLinks.asked)).toBeNull();
  expect(screen.queryByRole('button', { name: /Ask a supervisor/ })).toBeNull();
  await user.click(screen.getByRole('radio', { name: /2 years/ }));
  await user.type(screen.getByLabelText(deskLinks.reason), 'Asked for two years');
  expect(await screen.findByText(deskLinks.waitsForApproval)).toBeVisible();
  await user.click(await button(/^Ask a supervisor for ₹24,039/));
  expect(await screen.findByText(deskLinks.asked)).toBeVisible();
  expect(sends()[1]?.body).toMatchObject({ amount: 24_039, reason: 'Asked for two years' });
});

const states = Object.keys(deskLinks.state) as LinkState[];

test.each(states)('a link that is %s is shown, and cancelled only where it can be', async (state) => {
  const { calls } = show({ links: { ...live, links: [{ ...link, state }] } });
  await screen.findByText(preview.text);
  const cancel = screen.queryByRole('button', { name: deskLinks.cancel });
  if (state === 'paid') return expect(cancel).toBeNull();
  await userEvent.click(cancel!);
  await waitFor(() =>
    expect(calls.find(({ url }) => url === api.linkCancel)?.body).toMatchObject({ linkId: 'l1' }),
  );
});

test('without a line it says so, and loads again', async () => {
  catchLog();
  fakeApi('offline', { body: none }, { body: preview });
  render(<SendPanel quoteId="q1" task="sendPayment" onChanged={() => undefined} />, {
    wrapper: inPage(aRouter().router, { bill, deskLinks }),
  });
  expect(await screen.findByText(deskLinks.failed)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: deskLinks.again }));
  expect(await screen.findByText(preview.text)).toBeVisible();
});
