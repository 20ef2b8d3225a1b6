import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { version } from '@/lib/config/version';
import { onNote, POOL_STATES } from './notes';

/** Seconds. The ends of a request (2.6 s, decision 022) and of a provider's call (5 s) are among them. */
const REQUEST_BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.6, 10];
const PROVIDER_BUCKETS = [0.1, 0.25, 0.5, 1, 2, 5, 20];

/** Node's parser knows some thirty more, which nobody needs here. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'DELETE']);

export type Metrics = ReturnType<typeof createMetrics>;

/** Every label has a small fixed set of values: routes by their names, never addresses. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'sukhayu_build_info',
    help: 'Always 1; its labels say which version and build this server runs.',
    labelNames: ['version', 'build'],
    registers,
  }).set({ ...version }, 1);
  countRequests(registers);
  countProviders(registers);
  countPool(registers);
  countSteps(registers);
  countLostLines(registers);
  return { registry, facts: createFactGauges(registers) };
}

type Registers = Registry[];

function countRequests(registers: Registers): void {
  const seconds = new Histogram({
    name: 'sukhayu_request_duration_seconds',
    help: 'Time to answer a request, by route: a name of the route table, `pages` or `files`.',
    labelNames: ['route', 'method'],
    buckets: REQUEST_BUCKETS,
    registers,
  });
  const answers = new Counter({
    name: 'sukhayu_requests_total',
    help: 'Answers by route, method and class of status (2xx to 5xx).',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const errors = new Counter({
    name: 'sukhayu_errors_total',
    help: 'Refusals and failures by route and error code (lib/server/http/errors.ts).',
    labelNames: ['route', 'code'],
    registers,
  });
  onNote('answer', ({ route, method: given, status, seconds: taken }) => {
    const method = METHODS.has(given) ? given : 'other';
    seconds.observe({ route, method }, taken);
    answers.inc({ route, method, status: `${Math.floor(status / 100)}xx` });
  });
  onNote('error', (labels) => errors.inc(labels));
}

function countProviders(registers: Registers): void {
  const seconds = new Histogram({
    name: 'sukhayu_provider_call_duration_seconds',
    help: 'Calls of providers by outcome: answered, refused, silent, resting (circuit open), switchedOff, failed.',
    labelNames: ['provider', 'outcome'],
    buckets: PROVIDER_BUCKETS,
    registers,
  });
  const openUntil = new Map<string, number>();
  new Gauge({
    name: 'sukhayu_provider_circuit_open',
    help: '1 while this server does not call a provider that failed again and again.',
    labelNames: ['provider'],
    registers,
    collect() {
      for (const [provider, until] of openUntil) this.set({ provider }, until > performance.now() ? 1 : 0);
    },
  });
  onNote('provider', ({ seconds: taken, ...labels }) => seconds.observe(labels, taken));
  onNote('circuit', ({ provider, openUntil: until }) => void openUntil.set(provider, until));
}

function countPool(registers: Registers): void {
  const connections = new Gauge({
    name: 'sukhayu_database_connections',
    help: 'Connections of this server to the database: open, busy (of those open), and requests waiting for one.',
    labelNames: ['state'],
    registers,
  });
  onNote('pool', (pool) => POOL_STATES.forEach((state) => connections.set({ state }, pool[state])));
}

function countSteps(registers: Registers): void {
  const resumed = new Counter({
    name: 'sukhayu_resume_total',
    help: 'Steps of coming back: kept (a new journey is kept), offered (an unfinished one was found at a look-up), accepted (Resume was pressed), anew (it was deleted from the offer or the list), link (its link was opened on another device).',
    labelNames: ['step'],
    registers,
  });
  const jobs = new Counter({
    name: 'sukhayu_job_pieces_total',
    help: 'Pieces of background jobs that were done, or failed and are tried again.',
    labelNames: ['job', 'outcome'],
    registers,
  });
  onNote('resume', (labels) => resumed.inc(labels));
  onNote('job', (labels) => jobs.inc(labels));
}

function countLostLines(registers: Registers): void {
  const lost = new Counter({
    name: 'sukhayu_log_lines_lost_total',
    help: 'Lines of the log that found no room on its disk.',
    registers,
  });
  onNote('log', () => lost.inc());
}

/** Set by `facts.ts`. */
function createFactGauges(registers: Registers) {
  return {
    outboxOldest: new Gauge({
      name: 'sukhayu_outbox_oldest_seconds',
      help: 'Age of the oldest message that waits to be sent; 0 when none waits. Of 10,000 that are due first.',
      registers,
    }),
    outboxWaiting: new Gauge({
      name: 'sukhayu_outbox_waiting',
      help: 'Messages that wait to be sent, at most 10,000 counted.',
      registers,
    }),
    withoutOwner: new Gauge({
      name: 'sukhayu_payments_without_owner',
      help: 'Payments that the sweep found with money and nobody to own it (decision 018), until somebody has looked, at most 1,000 counted.',
      registers,
    }),
    deskWaiting: new Gauge({
      name: 'sukhayu_desk_waiting',
      help: 'What waits for staff, by service, at most 1,000 counted.',
      labelNames: ['service'],
      registers,
    }),
    deskOldest: new Gauge({
      name: 'sukhayu_desk_oldest_seconds',
      help: 'Since when the oldest of what waits for staff waits; 0 when nothing waits, or before its time.',
      labelNames: ['service'],
      registers,
    }),
    readAt: new Gauge({
      name: 'sukhayu_facts_read_timestamp_seconds',
      help: 'When the numbers that stand in the database were read last; they stay as they were while it does not answer.',
      registers,
    }),
  };
}
