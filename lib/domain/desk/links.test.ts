import { type LinkFacts, linkStateOf, paymentByLink } from './links';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 6, minute));
const sent: LinkFacts = { status: 'sent', opens: 0, sentAt: at(0), validUntil: at(50) };
const cancelled: LinkFacts = { ...sent, status: 'cancelled', cancelledAt: at(10) };
const open = { status: 'open', createdAt: at(5) } as const;
const paid = { status: 'paid', createdAt: at(5) } as const;

test.each([
  ['sent', sent, undefined, 1],
  ['delivered', { ...sent, delivery: 'delivered' }, undefined, 1],
  ['failed', { ...sent, delivery: 'failed' }, undefined, 1],
  ['opened', { ...sent, delivery: 'delivered', opens: 2 }, undefined, 1],
  ['paying', { ...sent, opens: 1 }, open, 6],
  ['paid', { ...sent, opens: 1 }, paid, 6],
  ['paid', sent, { ...paid, status: 'blocked' }, 6],
  ['expired', sent, undefined, 50],
  ['paid', sent, paid, 59],
  ['cancelled', cancelled, open, 11],
  ['paid', cancelled, paid, 11],
  ['pending_approval', { ...sent, status: 'pending', sentAt: undefined }, undefined, 1],
  ['expired', { ...sent, status: 'pending', sentAt: undefined }, undefined, 51],
  ['returned', { ...sent, status: 'returned', sentAt: undefined }, undefined, 1],
] as const)('a link that is %s', (state, link, payment, minute) => {
  expect(linkStateOf(link, payment, at(minute))).toBe(state);
});

test('a payment belongs to the link that was live when it began; money goes before attempts', () => {
  expect(paymentByLink(sent, [open, { ...paid, createdAt: at(4) }])?.status).toBe('paid');
  expect(paymentByLink(cancelled, [{ ...paid, createdAt: at(12) }])).toBeUndefined();
  expect(paymentByLink(sent, [{ ...paid, createdAt: new Date(0) }])).toBeUndefined();
  expect(paymentByLink({ ...sent, sentAt: undefined }, [paid])).toBeUndefined();
});
