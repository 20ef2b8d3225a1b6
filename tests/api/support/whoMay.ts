import { api } from '@/lib/config/paths';
import { SECTIONS } from '@/lib/domain/application/sections';
import { CHANGE_KINDS } from '@/lib/domain/my/changes';
import { POLICY_DOCUMENTS } from '@/lib/domain/policy/contract';
import { aJourney } from './journeys';
import { endpoints } from './routes';
import { answers } from './purchases';
import type { Things } from './victim';

export type Cell = {
  object: string;
  call: string;
  input: (my: Things) => object;
  /** Expected statuses for unauthorised callers, if not 401, 403 or 404. */
  answers?: readonly number[];
};

/** The kind of object a field names. */
const thingOf: Readonly<Record<string, keyof Things>> = {
  quoteId: 'quoteId',
  after: 'quoteId',
  uuid: 'uuid',
  paymentId: 'paymentId',
  orderId: 'orderId',
  applicationId: 'applicationId',
  policyNumber: 'policyNumber',
  token: 'token',
  caseId: 'caseId',
  claimId: 'claimId',
  paperId: 'paperId',
  grievanceId: 'grievanceId',
  candidacyId: 'candidacyId',
  talkId: 'talkId',
  portId: 'portId',
  issueId: 'issueId',
  callbackId: 'callbackId',
  leadId: 'dialerId',
  id: 'dialerId',
  requestId: 'challengeId',
  changeId: 'changeId',
};

function nameThings(example: object, my: Things): object {
  return Object.fromEntries(
    Object.entries(example).map(([name, value]: [string, unknown]) => {
      if (typeof value === 'object' && value !== null) return [name, nameThings(value, my)];
      if (name === 'url') return [name, `/?quoteId=${my.quoteId}`];
      const thing = thingOf[name];
      return [name, thing ? my[thing] : value];
    }),
  );
}

function namesThing(example: object): boolean {
  return Object.entries(example).some(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? namesThing(value) : name in thingOf,
  );
}

const isOfSomebody = ({ example = {}, right, permission, open }: (typeof endpoints)[number]) =>
  namesThing(example) || Boolean(!open && (right ?? permission));

const get = 'GET ';
const post = 'POST ';
const remove = 'DELETE ';
const wrongCode = { otp: '000000' };

/** Expected statuses for unauthorised callers, if not 401, 403 or 404. */
export const told: Readonly<Record<string, readonly number[]>> = {
  // The sandbox gateway: as at a real one, the order's id is enough to pay and to see the amount.
  [get + api.sandboxPay]: [200],
  // Whoever has a link sees its plan and price, and can have it sent again to where it went.
  [post + api.linkOpen]: [200, 404],
  [post + api.linkRenew]: [202, 404],
  [post + api.reportFollow]: [404],
  // Open to everybody: shows what is owed to anybody who knows policy number and birth date.
  [post + api.unclaimed]: [200],
  // The day of the example is not among those that can be asked for.
  [post + api.topicCall]: [400],
  [post + api.reviewOpen]: [404],
  [post + api.reviews]: [404],
  // By proven number alone: these name no object.
  [get + api.consents]: [200, 401],
  [post + api.consentsWithdraw]: [200, 401],
  [get + api.my]: [200, 401],
  [get + api.deviceKeys]: [200, 401],
  [get + api.revisitJourneys]: [200, 401],
  [get + api.claimAuthToken]: [200, 401],
  [get + api.claimHistory]: [200, 401],
  [get + api.claimPolicies]: [200, 401],
  [get + api.renewals]: [200, 401],
  [get + api.grievances]: [200, 401],
  [remove + api.grievanceDocument]: [204, 401],
  [get + api.careers]: [200, 401],
  [get + api.ports]: [200, 401],
  [remove + api.portDocument]: [204, 401],
  [remove + api.careersDocument]: [204, 401],
  // Deletes only one's own draft; the tests check that the claim is still there.
  [remove + api.claims]: [204, 401],
  [remove + api.claimDocument]: [204, 401],
  [post + api.otpPhoneValidate]: [410, 422],
  [post + api.otpServiceValidate]: [410, 422],
  [post + api.otpStaffValidate]: [410, 422],
  [post + api.otpHeard]: [200, 404, 410],
  [remove + api.staffSession]: [204, 401],
  // Answers alike whether or not the record existed; the tests check that it still does.
  [remove + api.revisit]: [204],
};

/** Records that a call can name beyond its example. */
const more: readonly Cell[] = [
  { object: 'quote', call: post + api.quote, input: ({ quoteId }) => ({ quoteId, tenure: 2 }) },
  {
    object: 'number of a quote',
    call: post + api.quote,
    input: ({ quoteId }) => ({ quoteId, mobileNumber: '9812345670' }),
  },
  { object: 'trip', call: get + api.quote, input: ({ tripId: quoteId }) => ({ quoteId }) },
  {
    object: 'trip',
    call: post + api.quote,
    input: ({ tripId: quoteId }) => ({ quoteId, sumInsuredUsd: 50_000 }),
  },
  {
    object: 'Welcome Back dialog',
    call: get + api.revisit,
    input: ({ uuid }) => ({ uuid, type: 'aggregate' }),
  },
  { object: 'record', call: post + api.revisit, input: ({ quoteId, uuid }) => aJourney(quoteId, { uuid }) },
  {
    object: 'record',
    call: post + api.revisitUpdate,
    input: ({ quoteId, uuid }) => aJourney(quoteId, { uuid }),
  },
  { object: 'list of journeys', call: get + api.revisitJourneys, input: ({ quoteId: after }) => ({ after }) },
  { object: 'offer to pay', call: get + api.payments, input: ({ quoteId }) => ({ quoteId }) },
  {
    object: 'order',
    call: post + api.sandboxPay,
    input: ({ orderId }) => ({ orderId: `${orderId}x`, choice: 'success' }),
  },
  {
    object: 'application',
    call: post + api.redirectionLink,
    input: ({ appliedId: quoteId }) => ({ quoteId }),
  },
  ...SECTIONS.map((section) => ({
    object: `section ${section}`,
    call: post + api.applicationForm,
    input: ({ applicationId }: Things) => ({ applicationId, section, version: 6, data: answers[section] }),
  })),
  {
    object: 'signature',
    call: post + api.applicationForm,
    input: ({ applicationId, signatureId: requestId }) => ({
      applicationId,
      section: 'declaration',
      version: 6,
      data: answers.declaration,
      submit: true,
      signature: { requestId, ...wrongCode },
    }),
  },
  {
    object: 'health card',
    call: post + api.cardCheck,
    input: ({ cardCode: code }) => ({ code }),
    // Shows validity only, to anybody who holds the card.
    answers: [200],
  },
  ...CHANGE_KINDS.map((kind) => ({
    object: `change of ${kind}`,
    call: get + api.myChange,
    input: ({ policyNumber }: Things) => ({ policyNumber, kind }),
  })),
  ...[
    { call: post + api.myNumberCode, given: { side: 'old' } },
    { call: post + api.myNumberProof, given: { requestId: 'unknown', ...wrongCode } },
    { call: post + api.myNumberRequest, given: {} },
    { call: post + api.myNumberDocument, given: { kind: 'proof', bytes: 3, hash: 'a'.repeat(64) } },
    { call: remove + api.myNumber, given: {} },
  ].map(({ call, given }) => ({
    object: 'change of number',
    call,
    input: ({ numberId: changeId }: Things) => ({ changeId, ...given }),
  })),
  ...POLICY_DOCUMENTS.map((kind) => ({
    object: `document ${kind}`,
    call: get + api.policyDocument,
    input: ({ policyNumber }: Things) => ({ policyNumber, kind }),
  })),
  {
    object: 'code to sign with',
    call: post + api.otpServiceValidate,
    input: ({ signatureId: requestId }) => ({ requestId, ...wrongCode }),
  },
  {
    object: 'code',
    call: post + api.otpServiceGenerate,
    input: ({ mobileNumber: to }) => ({ channel: 'sms', to, purpose: 'claim' }),
    answers: [200, 429],
  },
];

/** Own or public data. */
export const namesNothing = endpoints.filter((endpoint) => !isOfSomebody(endpoint));

const own: readonly Cell[] = endpoints
  // The sandbox gateway accepts any order's id; tested below with an unknown one.
  .filter((endpoint) => isOfSomebody(endpoint) && endpoint.call !== post + api.sandboxPay)
  .map(({ call, route, example = {} }) => ({
    object: route,
    call,
    input: (my: Things) => ({
      ...nameThings(example, { ...my, ...paperAt(call, route, my), ...tripAt(route, my) }),
      ...(route === api.tripChange && my.tripDays),
    }),
  }));

/** Papers of changes and grievances are papers too, and have calls of their own. */
function paperAt(call: string, route: string, { proofId, ...my }: Things): Partial<Things> {
  if (route.includes('/grievances')) return { paperId: my.grievancePaperId };
  if (route.includes('/careers')) return { paperId: my.candidacyPaperId };
  if (route === api.portDocument || route === api.deskPortPaper) return { paperId: my.portPaperId };
  if (route === api.helpFile || route === api.deskTalkFile) return { paperId: my.talkPaperId };
  const isProof = call === get + api.deskChangePaper || call === remove + api.myChangeDocument;
  return isProof ? { paperId: proofId } : {};
}

/** A trip has a quote and a policy of its own kind. */
const tripAt = (route: string, { boughtTripId, tripPolicyNumber }: Things): Partial<Things> =>
  route.startsWith('/api/travel-insurance/') ? { quoteId: boughtTripId, policyNumber: tripPolicyNumber } : {};

/** Every call with a customer to everybody else. */
export const cells: readonly Cell[] = [...own, ...more];
