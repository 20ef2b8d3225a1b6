import type { ObjectSchema } from 'yup';
import { api } from '@/lib/config/paths';
import { attributionFields } from '@/lib/validation/common/attribution';
import { shape } from '@/lib/validation/common/base';
import { callbackBodySchema, callbackQuerySchema } from '@/lib/validation/callbacks/requests';
import {
  applicationBodySchema,
  applicationQuerySchema,
  ifscQuerySchema,
  pincodeQuerySchema,
  redirectionLinkBodySchema,
  signatureBodySchema,
} from '@/lib/validation/application/requests';
import { citiesQuerySchema } from '@/lib/validation/site/cities';
import {
  healthDeclarationBodySchema,
  healthDeclarationQuerySchema,
} from '@/lib/validation/declaration/requests';
import { identityBodySchema, kycBodySchema, kycQuerySchema } from '@/lib/validation/kyc/requests';
import { faultBodySchema } from '@/lib/validation/site/faults';
import { leadsUpdateBodySchema } from '@/lib/validation/quote/leads';
import {
  heardBodySchema,
  otpTryBodySchema,
  phoneOtpBodySchema,
  serviceOtpBodySchema,
  staffOtpBodySchema,
} from '@/lib/validation/verify/requests';
import { outboxQuerySchema } from '@/lib/validation/site/outbox';
import {
  paymentBodySchema,
  paymentQuerySchema,
  paymentReturnedBodySchema,
  sandboxPayBodySchema,
  sandboxQuerySchema,
} from '@/lib/validation/payment/requests';
import {
  cancelPolicyBodySchema,
  policyDocumentQuerySchema,
  policyQuerySchema,
} from '@/lib/validation/policy/requests';
import {
  informationSheetQuerySchema,
  priceQuerySchema,
  quoteBodySchema,
  quoteQuerySchema,
} from '@/lib/validation/quote/requests';
import {
  journeyDeleteQuerySchema,
  journeysQuerySchema,
  linkBodySchema,
  linkTokenBodySchema,
  openJourneyBodySchema,
  revisitBodySchema,
  revisitDeleteQuerySchema,
  revisitQuerySchema,
  revisitUpdateBodySchema,
} from '@/lib/validation/resume/requests';
import { tagsQuerySchema } from '@/lib/validation/site/tags';
import { tripPriceQuerySchema } from '@/lib/validation/travel/requests';
import { deskOperations } from './openapiDesk';

export type Method = 'get' | 'post' | 'delete';
export type Operation = {
  summary: string;
  input?: Pick<ObjectSchema<object>, 'describe'>;
  answers: readonly (200 | 201 | 202 | 204 | 303)[];
};

/** Every call of the API, with the schema that its handler checks. A test compares it with the routes. */
export const operations: Record<string, Partial<Record<Method, Operation>>> = {
  [api.quote]: {
    get: { summary: 'A quote of this session', input: quoteQuerySchema, answers: [200] },
    post: {
      summary: 'A new quote, or with quoteId a change of one',
      input: quoteBodySchema,
      answers: [201, 200],
    },
  },
  [api.price]: {
    get: { summary: 'The price of one plan, or of all that suit', input: priceQuerySchema, answers: [200] },
  },
  [api.travelPrice]: {
    get: {
      summary: 'The price of a trip with each sum insured',
      input: tripPriceQuerySchema,
      answers: [200],
    },
  },
  [api.redirectionLink]: {
    post: {
      summary: 'The application form of a paid quote',
      input: redirectionLinkBodySchema,
      answers: [200],
    },
  },
  [api.applicationForm]: {
    get: { summary: 'Everything typed so far', input: applicationQuerySchema, answers: [200] },
    post: { summary: 'Keeps a section; with submit signs', input: applicationBodySchema, answers: [200] },
  },
  [api.applicationSignature]: {
    post: { summary: 'Sends the code to sign with', input: signatureBodySchema, answers: [200] },
  },
  [api.ifsc]: {
    get: { summary: 'The bank of an IFSC', input: ifscQuerySchema, answers: [200] },
  },
  [api.pincode]: {
    get: { summary: 'Where a pincode lies', input: pincodeQuerySchema, answers: [200] },
  },
  [api.policy]: {
    get: { summary: 'An own policy', input: policyQuerySchema, answers: [200] },
  },
  [api.policyDocument]: {
    get: { summary: 'A document of an own policy, as PDF', input: policyDocumentQuerySchema, answers: [200] },
  },
  [api.policyCancel]: {
    post: { summary: 'Gives a policy back', input: cancelPolicyBodySchema, answers: [200] },
  },
  [api.informationSheet]: {
    get: {
      summary: 'The Customer Information Sheet of a quote’s plan, as PDF',
      input: informationSheetQuerySchema,
      answers: [200],
    },
  },
  [api.quotePdf]: {
    get: { summary: 'A quote of this session as a PDF', input: quoteQuerySchema, answers: [200] },
  },
  [api.cities]: {
    get: { summary: 'Cities by name, in three languages', input: citiesQuerySchema, answers: [200] },
  },
  [api.revisit]: {
    get: {
      summary: 'A resume record; type=aggregate for the dialog',
      input: revisitQuerySchema,
      answers: [200],
    },
    post: { summary: 'A new resume record', input: revisitBodySchema, answers: [201, 200] },
    delete: { summary: 'Deletes a record and its form', input: revisitDeleteQuerySchema, answers: [204] },
  },
  [api.revisitUpdate]: {
    post: { summary: 'Saves a step of a journey', input: revisitUpdateBodySchema, answers: [200] },
  },
  [api.revisitOpen]: {
    post: {
      summary: 'Goes on with a journey of the proven number in this browser',
      input: openJourneyBodySchema,
      answers: [200],
    },
  },
  [api.revisitJourneys]: {
    get: {
      summary: 'What the proven number has begun and not finished: its own first, ten at a time',
      input: journeysQuerySchema,
      answers: [200],
    },
    delete: {
      summary: 'Throws away what was begun with the proven number and not paid for',
      input: journeyDeleteQuerySchema,
      answers: [204],
    },
  },
  [api.revisitLink]: {
    post: { summary: 'Sends a link for another device; 3 a day', input: linkBodySchema, answers: [202] },
  },
  [api.revisitLinkOpen]: {
    post: { summary: 'Opens a link; nothing is used up', input: linkTokenBodySchema, answers: [200] },
  },
  [api.revisitLinkStop]: {
    post: { summary: 'Stops messages and calls about a quote', input: linkTokenBodySchema, answers: [204] },
  },
  [api.revisitLinkRenew]: {
    post: { summary: 'Sends a new link to where one went', input: linkTokenBodySchema, answers: [202] },
  },
  [api.callbacks]: {
    get: { summary: 'The call that was promised about a quote', input: callbackQuerySchema, answers: [200] },
    post: {
      summary: 'Asks for a call about a quote that an advisor completes',
      input: callbackBodySchema,
      answers: [201],
    },
  },
  [api.consents]: { get: { summary: 'What the proven number agreed to', answers: [200] } },
  [api.consentsWithdraw]: {
    post: { summary: 'Takes back every consent', input: shape(attributionFields), answers: [200] },
  },
  [api.leadsUpdate]: {
    post: { summary: 'Notes that the customer resumes', input: leadsUpdateBodySchema, answers: [200] },
  },
  [api.faults]: {
    post: {
      summary: 'Notes a page that crashed in the browser, by a number',
      input: faultBodySchema,
      answers: [201],
    },
  },
  [api.tags]: {
    get: { summary: 'The script of a set of tags', input: tagsQuerySchema, answers: [200] },
  },
  [api.infoStrip]: {
    post: { summary: 'Page types with the info strip', input: shape(attributionFields), answers: [200] },
  },
  [api.otpPhoneGenerate]: {
    post: { summary: 'Sends a code to a mobile number', input: phoneOtpBodySchema, answers: [200] },
  },
  [api.otpPhoneValidate]: {
    post: { summary: 'Verifies the number in this session', input: otpTryBodySchema, answers: [200] },
  },
  [api.otpServiceGenerate]: {
    post: {
      summary: 'Sends a code by any channel for a purpose',
      input: serviceOtpBodySchema,
      answers: [200],
    },
  },
  [api.otpServiceValidate]: {
    post: { summary: 'Uses up a code of the service', input: otpTryBodySchema, answers: [200] },
  },
  [api.otpInbound]: {
    post: { summary: 'What a provider tells of a message from a phone', answers: [200] },
  },
  [api.otpHeard]: {
    post: {
      summary: 'Whether the message that proves a phone has come',
      input: heardBodySchema,
      answers: [200],
    },
  },
  [api.otpStaffGenerate]: {
    post: { summary: 'Sends a code to a staff member', input: staffOtpBodySchema, answers: [200] },
  },
  [api.otpStaffValidate]: {
    post: { summary: 'Signs a staff member in', input: otpTryBodySchema, answers: [200] },
  },
  [api.payments]: {
    get: {
      summary: 'A payment, or what is to be paid for a quote',
      input: paymentQuerySchema,
      answers: [200],
    },
    post: { summary: 'Begins to pay a quote, or goes on', input: paymentBodySchema, answers: [201] },
  },
  [api.paymentReturned]: {
    post: {
      summary: 'The customer is back from the gateway',
      input: paymentReturnedBodySchema,
      answers: [200],
    },
  },
  [api.paymentReturn]: {
    get: { summary: 'Where gateways send the customer back to', answers: [303] },
    post: { summary: 'Where gateways send the customer back to', answers: [303] },
  },
  [api.razorpayWebhook]: { post: { summary: 'What Razorpay tells, signed', answers: [200] } },
  [api.sandboxWebhook]: { post: { summary: 'What the sandbox gateway tells, signed', answers: [200] } },
  [api.sandboxPay]: {
    get: { summary: 'An order of the sandbox gateway', input: sandboxQuerySchema, answers: [200] },
    post: { summary: 'Pays it, or what else was chosen', input: sandboxPayBodySchema, answers: [200] },
  },
  [api.sessionEnd]: {
    post: { summary: 'Signs this browser out', input: shape(attributionFields), answers: [204] },
  },
  [api.healthDeclaration]: {
    get: {
      summary: 'The declaration of good health, as far as it was answered',
      input: healthDeclarationQuerySchema,
      answers: [200],
    },
    post: {
      summary: 'Keeps answers about health; with submit declares them',
      input: healthDeclarationBodySchema,
      answers: [200],
    },
  },
  [api.customerKyc]: {
    get: { summary: 'The KYC of a quote, as far as it is', input: kycQuerySchema, answers: [200] },
    post: { summary: 'Has an identity checked; with draft keeps it', input: kycBodySchema, answers: [200] },
  },
  [api.signzy]: {
    post: {
      summary: 'What a registry knows, masked',
      input: identityBodySchema,
      answers: [200],
    },
  },
  ...deskOperations,
  '/api/dev/outbox': {
    get: { summary: 'What was not sent; not in production', input: outboxQuerySchema, answers: [200] },
  },
  [api.inboundStandIn]: { get: { summary: 'The stand-in of a phone; not in production', answers: [200] } },
  '/api/health/live': { get: { summary: 'The process runs', answers: [200] } },
  '/api/health/ready': { get: { summary: 'The database answers', answers: [200] } },
  '/api/openapi.json': { get: { summary: 'This description', answers: [200] } },
};
