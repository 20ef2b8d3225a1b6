import { api } from '@/lib/config/paths';
import { SECTIONS } from '@/lib/domain/application/sections';
import type { Permission } from '@/lib/domain/desk/permissions';
import { POLICY_DOCUMENTS } from '@/lib/domain/policy/contract';
import { aJourney } from './journeys';
import { routes } from './routes';
import { answers } from './purchases';
import type { Things } from './victim';

export type Cell = {
  object: string;
  /** Method and path, as the route table has them. */
  call: string;
  /** Query or body: what names the object. */
  input: (my: Things) => object;
  /** What it answers to those who may not, where that is not 401, 403 or 404. */
  answers?: readonly number[];
};

type Endpoint = { permission?: Permission; isOffline?: boolean };

/** Every method of every route, as the routes themselves name it. */
export const endpoints = Object.entries(routes).flatMap(([path, route]) => {
  const { endpoints: own } = route.default as { endpoints?: Record<string, Endpoint> };
  return Object.entries(own ?? { ANY: {} }).map(([method, endpoint]) => ({
    ...endpoint,
    call: `${method} ${path}`,
  }));
});

/** These name nothing of a customer: whoever asks gets their own, or what is everybody's. */
export const namesNothing: readonly string[] = [
  `GET ${api.cities}`,
  `GET ${api.ifsc}`,
  `GET ${api.pincode}`,
  `GET ${api.price}`,
  `GET ${api.tags}`,
  `GET ${api.travelPrice}`,
  'GET /api/health/live',
  'GET /api/health/ready',
  'GET /api/openapi.json',
  `POST ${api.faults}`,
  `POST ${api.infoStrip}`,
  `POST ${api.otpStaffGenerate}`,
  `POST ${api.sessionEnd}`,
  // A stand-in that shows what would have been sent: where messages really go out there is none (channels.test.ts).
  'GET /api/dev/outbox',
  `GET ${api.inboundStandIn}`,
  // Signed by a gateway or a carrier (payments.test.ts, razorpay.test.ts, inboundProof.test.ts); the way back from one.
  'ANY /api',
  `POST ${api.razorpayWebhook}`,
  `POST ${api.sandboxWebhook}`,
  `POST ${api.otpInbound}`,
  `GET ${api.paymentReturn}`,
  `POST ${api.paymentReturn}`,
];

const get = 'GET ';
const post = 'POST ';
const remove = 'DELETE ';
const person = { name: 'Asha Sample', dateOfBirth: '1991-04-02', pan: 'AAAPS1111A' };
const wrongCode = { otp: '000000' };
const reason = 'Both names belong to one person: seen on the passport';

/** The objects of a customer, and every call by which one can be named: the only table. None of it is for anybody else. */
export const cells: readonly Cell[] = [
  { object: 'quote', call: get + api.quote, input: ({ quoteId }) => ({ quoteId }) },
  { object: 'quote', call: post + api.quote, input: ({ quoteId }) => ({ quoteId, tenure: 2 }) },
  {
    object: 'number of a quote',
    call: post + api.quote,
    input: ({ quoteId }) => ({ quoteId, mobileNumber: '9812345670' }),
  },
  { object: 'quote as a PDF', call: get + api.quotePdf, input: ({ quoteId }) => ({ quoteId }) },
  { object: 'sheet of a quote', call: get + api.informationSheet, input: ({ quoteId }) => ({ quoteId }) },
  { object: 'trip', call: get + api.quote, input: ({ tripId: quoteId }) => ({ quoteId }) },
  {
    object: 'trip',
    call: post + api.quote,
    input: ({ tripId: quoteId }) => ({ quoteId, sumInsuredUsd: 50_000 }),
  },
  { object: 'typed form', call: get + api.revisit, input: ({ uuid }) => ({ uuid }) },
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
  { object: 'journey', call: post + api.revisitOpen, input: ({ quoteId }) => ({ quoteId }) },
  { object: 'journey', call: remove + api.revisitJourneys, input: ({ quoteId }) => ({ quoteId }) },
  { object: 'list of journeys', call: get + api.revisitJourneys, input: ({ quoteId: after }) => ({ after }) },
  {
    object: 'share',
    call: post + api.revisitLink,
    input: ({ uuid }) => ({ uuid, channel: 'sms', to: '9812345670' }),
  },
  { object: 'link of before the proof', call: post + api.revisitLinkOpen, input: ({ token }) => ({ token }) },
  {
    object: 'link of before the proof',
    call: post + api.revisitLinkRenew,
    input: ({ token }) => ({ token }),
  },
  {
    object: 'reminders',
    call: post + api.revisitLinkStop,
    input: ({ token }) => ({ token }),
  },
  {
    object: 'lead',
    call: post + api.leadsUpdate,
    input: ({ dialerId: id, uuid }) => ({ condition: 'dialerLead', id, uuid }),
  },
  { object: 'declaration', call: get + api.healthDeclaration, input: ({ quoteId }) => ({ quoteId }) },
  {
    object: 'declaration',
    call: post + api.healthDeclaration,
    input: ({ quoteId }) => ({ quoteId, version: 1, answers: {} }),
  },
  { object: 'identity', call: get + api.customerKyc, input: ({ quoteId }) => ({ quoteId }) },
  { object: 'identity', call: post + api.customerKyc, input: ({ quoteId }) => ({ quoteId, draft: true }) },
  {
    object: 'look-up of a PAN',
    call: post + api.signzy,
    input: ({ quoteId }) => ({ quoteId, type: 'pan', ...person }),
  },
  { object: 'offer to pay', call: get + api.payments, input: ({ quoteId }) => ({ quoteId }) },
  { object: 'payment', call: get + api.payments, input: ({ paymentId }) => ({ paymentId }) },
  { object: 'order', call: post + api.payments, input: ({ quoteId }) => ({ quoteId, amount: 12_488 }) },
  { object: 'payment', call: post + api.paymentReturned, input: ({ paymentId }) => ({ paymentId }) },
  // The page of the stand-in gateway: as at a real one, who has the order's number may pay it, and sees its amount.
  { object: 'order', call: get + api.sandboxPay, input: ({ orderId }) => ({ orderId }), answers: [200] },
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
  {
    object: 'application',
    call: get + api.applicationForm,
    input: ({ applicationId }) => ({ applicationId }),
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
      ...{ applicationId, section: 'declaration', version: 6, data: answers.declaration, submit: true },
      signature: { requestId, ...wrongCode },
    }),
  },
  {
    object: 'signature',
    call: post + api.applicationSignature,
    input: ({ applicationId }) => ({ applicationId }),
  },
  { object: 'policy', call: get + api.policy, input: ({ policyNumber }) => ({ policyNumber }) },
  {
    object: 'policy',
    call: post + api.policyCancel,
    input: ({ policyNumber }) => ({ policyNumber, reason: 'price' }),
  },
  ...POLICY_DOCUMENTS.map((kind) => ({
    object: `document ${kind}`,
    call: get + api.policyDocument,
    input: ({ policyNumber }: Things) => ({ policyNumber, kind }),
  })),
  { object: 'promised call', call: get + api.callbacks, input: ({ quoteId }) => ({ quoteId }) },
  {
    object: 'promised call',
    call: post + api.callbacks,
    input: ({ quoteId }) => ({ quoteId, when: 'morning' }),
  },
  // Of the number that is proven: these name no other.
  { object: 'consents', call: get + api.consents, input: () => ({}), answers: [200, 401] },
  { object: 'consents', call: post + api.consentsWithdraw, input: () => ({}), answers: [200, 401] },
  { object: 'code', call: post + api.otpPhoneGenerate, input: ({ quoteId }) => ({ quoteId }) },
  ...[api.otpPhoneValidate, api.otpServiceValidate, api.otpStaffValidate].map((path) => ({
    object: 'code',
    call: post + path,
    input: ({ challengeId: requestId }: Things) => ({ requestId, ...wrongCode }),
    answers: [410, 422],
  })),
  {
    object: 'code to sign with',
    call: post + api.otpServiceValidate,
    input: ({ signatureId: requestId }) => ({ requestId, ...wrongCode }),
    answers: [410, 422],
  },
  {
    object: 'code',
    call: post + api.otpHeard,
    input: ({ challengeId: requestId }) => ({ requestId }),
    answers: [200, 404, 410],
  },
  {
    object: 'code',
    call: post + api.otpServiceGenerate,
    input: ({ mobileNumber: to }) => ({ channel: 'sms', to, purpose: 'claim' }),
    answers: [200, 429],
  },
  { object: 'list of quotes', call: get + api.latestQuotes, input: () => ({}) },
  { object: 'case', call: get + api.cases, input: () => ({}) },
  {
    object: 'case',
    call: post + api.cases,
    input: ({ caseId }) => ({ caseId, decision: 'accepted', reason }),
  },
  { object: 'payment issue', call: get + api.paymentIssues, input: () => ({}) },
  {
    object: 'payment issue',
    call: post + api.paymentIssues,
    input: ({ issueId }) => ({ issueId, note: reason }),
  },
  { object: 'promised call', call: get + api.deskCalls, input: () => ({}) },
  { object: 'promised call', call: post + api.deskCalls, input: ({ callbackId }) => ({ callbackId }) },
  {
    object: 'number',
    call: post + api.reveal,
    input: ({ dialerId: leadId }) => ({ leadId, reason: 'asked' }),
  },
  { object: 'staff session', call: get + api.staffSession, input: () => ({}) },
  { object: 'staff session', call: remove + api.staffSession, input: () => ({}), answers: [204, 401] },
  // Answers alike whether or not there was such a record, and signs out who asks; that it is still there is seen below.
  { object: 'record', call: remove + api.revisit, input: ({ uuid }) => ({ uuid }), answers: [204] },
];
