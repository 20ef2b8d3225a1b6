import type { IncomingHttpHeaders } from 'node:http';

type Asked = Record<string, unknown>;
export type Attempt = {
  id: string;
  entity: 'payment';
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  order_id: string;
  description: string | null;
  error_reason: string | null;
  captured: boolean;
  amount_refunded: number;
  refund_status: null | 'partial' | 'full';
  method: string;
  email: string;
  contact: string;
  acquirer_data: { rrn: string };
};
export type Link = Asked & { id: string; asked: Asked; reference_id: string; status: string };
type Order = { id: string; entity: 'order'; status: string; receipt: unknown; asked: Asked };

let serial = 0;
const newId = (kind: string) => `${kind}_${(serial += 1)}`;

/** Razorpay's state, in the fields of its public documentation. */
class RazorpayState {
  links: Link[] = [];
  orders: Order[] = [];
  attempts: Attempt[] = [];
  refunds: { key: unknown; amount: unknown; receipt: unknown }[] = [];
  captures = 0;
  isAway = false;
  authorizations = new Set<string | undefined>();

  payLink(at: number): Link {
    const link = this.links[at]!;
    const attempt = this.ofLink(link, 'captured');
    return Object.assign(link, {
      status: 'paid',
      amount_paid: attempt.amount,
      payments: [{ payment_id: attempt.id, amount: attempt.amount, status: 'captured', method: 'upi' }],
    });
  }

  /** Begun on the link's page; the bank has not answered. */
  tryLink(at: number): Attempt {
    const link = this.links[at]!;
    const attempt = this.ofLink(link, 'created');
    const told = {
      payment_id: attempt.id,
      get status() {
        return attempt.status;
      },
    };
    Object.assign(link, { payments: [told] });
    return attempt;
  }

  /** Under an order of Razorpay's own; the link is named in the description alone. */
  ofLink(link: Link, status: Attempt['status']): Attempt {
    const attempt = this.attempt(`order_of_${link.id}`, Number(link['amount']), status);
    return Object.assign(attempt, { description: `#${link.id.replace('plink_', '')}` });
  }

  authorize(orderId: string, amount: number): Attempt {
    return this.attempt(orderId, amount, 'authorized');
  }

  linkEvent(link: Link, attempt = this.attempts[0]) {
    const { asked: _asked, ...entity } = link;
    const payment = { entity: attempt };
    return this.event('payment_link.paid', { payment_link: { entity }, payment });
  }

  attemptEvent(event: string, attempt: Attempt) {
    return this.event(event, { payment: { entity: { ...attempt } } });
  }

  refundFailed(attempt: Attempt, amount: number) {
    const refund = {
      id: newId('rfnd'),
      entity: 'refund',
      amount,
      currency: 'INR',
      payment_id: attempt.id,
      receipt: null,
      status: 'failed',
      speed_requested: 'normal',
    };
    return this.event('refund.failed', { payment: { entity: { ...attempt } }, refund: { entity: refund } });
  }

  private event(event: string, payload: object) {
    const contains = Object.keys(payload);
    return { entity: 'event', account_id: 'acc_sample', event, contains, payload, created_at: 1_691_735_748 };
  }

  private attempt(orderId: string, amount: number, status: Attempt['status']): Attempt {
    const attempt: Attempt = {
      id: newId('pay'),
      entity: 'payment',
      amount,
      currency: 'INR',
      status,
      order_id: orderId,
      description: null,
      error_reason: null,
      captured: status === 'captured',
      amount_refunded: 0,
      refund_status: null,
      method: 'card',
      email: 'asha@sample.example',
      contact: '+916000000001',
      acquirer_data: { rrn: '322206890934' },
    };
    this.attempts.push(attempt);
    return attempt;
  }
}

export let razorpayState = new RazorpayState();

export function resetRazorpay(): void {
  razorpayState = new RazorpayState();
}

type Request = { method: string; url: string; headers: IncomingHttpHeaders; body?: Asked };
type Answer = { status: number; body: unknown };

type Call = {
  id: string;
  query: URLSearchParams;
  body: Asked;
  headers: IncomingHttpHeaders;
  attempt: Attempt | undefined;
  link: Link | undefined;
};

const calls: Record<string, (call: Call) => Answer> = {
  'POST payment_links': ({ body }) => createLink(body),
  'GET payment_links': ({ query }) => {
    const made = razorpayState.links.filter((link) => link.reference_id === query.get('reference_id'));
    return ok({ payment_links: made.map(withoutAsked) });
  },
  'GET payment_links one': ({ link }) => (link ? ok(withoutAsked(link)) : refused),
  'POST orders': ({ body }) => createOrder(body),
  'GET orders': ({ query }) =>
    ok({ items: razorpayState.orders.filter((order) => order.receipt === query.get('receipt')) }),
  'GET orders payments': ({ id }) =>
    ok({ items: razorpayState.attempts.filter((each) => each.order_id === id) }),
  'GET payments one': ({ attempt }) => (attempt ? ok(attempt) : refused),
  'POST payments capture': ({ attempt }) => {
    if (attempt?.status !== 'authorized') return refused;
    razorpayState.captures += 1;
    return ok(Object.assign(attempt, { status: 'captured', captured: true }));
  },
  'POST payments refund': ({ id, attempt, headers, body }) => {
    const { amount, receipt } = body;
    razorpayState.refunds.push({ key: headers['x-refund-idempotency'], amount, receipt });
    if (attempt) {
      attempt.amount_refunded += Number(amount);
      // A partial refund leaves it captured.
      const isWhole = attempt.amount_refunded === attempt.amount;
      Object.assign(
        attempt,
        isWhole ? { status: 'refunded', refund_status: 'full' } : { refund_status: 'partial' },
      );
    }
    return ok({ id: 'rfnd_1', entity: 'refund', payment_id: id, status: 'processed' });
  },
};

export function answerAsRazorpay({ method, url, headers, body = {} }: Request): Answer {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const state = razorpayState;
  if (state.isAway) return { status: 503, body: {} };
  state.authorizations.add(headers.authorization);
  const [, , collection = '', id = '', action = id && 'one'] = pathname.split('/');
  const call = calls[`${method} ${collection} ${action}`.trim()];
  if (!call) return { status: 404, body: {} };
  const attempt = state.attempts.find((each) => each.id === id);
  const link = state.links.find((each) => each.id === id);
  return call({ id, query: searchParams, body, headers, attempt, link });
}

const ok = (body: unknown): Answer => ({ status: 200, body });
const refused: Answer = {
  status: 400,
  body: { error: { code: 'BAD_REQUEST_ERROR', description: 'sample', source: 'business', step: 'NA' } },
};
const withoutAsked = ({ asked: _asked, ...link }: Link) => link;

function createLink(asked: Asked): Answer {
  const { links } = razorpayState;
  if (links.some((link) => link.reference_id === asked['reference_id'])) return refused;
  const id = newId('plink');
  const link: Link = {
    ...asked,
    id,
    asked,
    reference_id: String(asked['reference_id']),
    amount_paid: 0,
    status: 'created',
    short_url: `https://rzp.example/i/${id}`,
    payments: null,
  };
  links.push(link);
  return ok(withoutAsked(link));
}

function createOrder(asked: Asked): Answer {
  const { orders } = razorpayState;
  const id = newId('order');
  const order: Order = { id, entity: 'order', status: 'created', receipt: asked['receipt'], asked };
  orders.push(order);
  return ok(order);
}
