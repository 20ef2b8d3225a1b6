import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { CONTACT_OUTCOMES } from '@/lib/domain/desk/drawer/notes';
import { RELOG_STATES } from '@/lib/domain/desk/drawer/relog';
import { STOP_REASONS } from '@/lib/domain/desk/links';
import deskDrawer from '@/locales/en/deskDrawer.json';
import { aHistory, entry, showDrawer } from '@/tests/browser/drawer';

const kinds: readonly [object, RegExp][] = [
  [
    {
      kind: 'version',
      causes: ['cover'],
      facts: { sumInsured: 10_00_000, price: 12_488 },
      before: { sumInsured: 5_00_000, price: 9_266 },
    },
    /Cover ₹5 lakh to ₹10 lakh.*₹9,266 → ₹12,488/,
  ],
  [{ kind: 'version', causes: ['term', 'members'], facts: { tenure: 2 } }, /2 years, Member answers saved/],
  [{ kind: 'status', status: 2, before: 4, by: 'SAMPLE-1001' }, /4 to 2: Logged.*by you/],
  [
    { kind: 'message', purpose: 'verify-phone', channel: 'sms', delivery: 'sent', by: 'system' },
    /Code sent.*SMS, delivered to the provider/,
  ],
  ...STOP_REASONS.map((stoppedBy): [object, RegExp] => [
    { kind: 'message', purpose: 'sent-link', channel: 'sms', delivery: 'failed', stoppedBy },
    new RegExp(`SMS, not delivered, ${deskDrawer.history.stopped[stoppedBy]}`),
  ]),
  [{ kind: 'linkOpened', link: 'payment', channel: 'sms', opens: 2 }, /Payment link opened.*2 times/],
  [
    { kind: 'callAsked', about: 'trip', from: '2026-11-24T06:30:00Z', to: '2026-11-24T10:30:00Z' },
    /Call asked for: Travel.*24 Nov 2026, 12:00 to 16:00/,
  ],
  [{ kind: 'callDone', about: 'trip', outcome: 'reached' }, /Promised call: Reached/],
  [{ kind: 'consentWithdrawn', purpose: 'contact' }, /Consent withdrawn: calls and messages/],
  [{ kind: 'payment', status: 'paid', mode: 'pay', amount: 12_488, of: 'premium' }, /Payment: Paid.*₹12,488/],
  [
    { kind: 'payment', status: 'paid', mode: 'pay', amount: 1_520, of: 'addition' },
    /Payment for an added person: Paid.*₹1,520/,
  ],
  [
    { kind: 'payment', status: 'paid', mode: 'pay', amount: 13_110, of: 'renewal' },
    /Payment for the renewal: Paid.*₹13,110/,
  ],
  [{ kind: 'mandate', state: 'active', limit: 20_000 }, /Renews by itself: allowed.*₹20,000/],
  [
    { kind: 'note', text: 'Asks his wife first', by: 'SAMPLE-2001' },
    /Note.*Asks his wife first.*by Sample Iyer/,
  ],
  [
    { kind: 'callBack', from: '2026-11-24T06:30:00Z', to: '2026-11-24T07:00:00Z', staffId: 'SAMPLE-2001' },
    /Call-back promised.*Sample Iyer/,
  ],
  [{ kind: 'reveal', reason: 'callback', by: 'SAMPLE-2001' }, /Number shown.*promised call/],
  ...CONTACT_OUTCOMES.map((outcome): [object, RegExp] => [
    { kind: 'outcome', outcome },
    new RegExp(`Call: ${deskDrawer.outcome.names[outcome]}`),
  ]),
  ...RELOG_STATES.map((state): [object, RegExp] => [{ kind: 'relog', state }, /Application submitted again/]),
];

test('every kind of entry is told in words', async () => {
  showDrawer(aHistory({ entries: kinds.map(([more]) => entry(more)) }));
  const list = within(
    (await screen.findByRole('heading', { name: 'Quote history' })).parentElement!,
  ).getByRole('list');
  const told = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  kinds.forEach(([, words], at) => expect(told[at]).toMatch(words));
});
