import { api } from '@/lib/config/paths';
import * as index from '@/pages/api';
import * as unknown from '@/pages/api/[...path]';
import * as ifsc from '@/pages/api/ifsc';
import * as applicationForm from '@/pages/api/health-insurance-plan/application-form';
import * as applicationSignature from '@/pages/api/health-insurance-plan/application-form/signature';
import * as pincode from '@/pages/api/pincode';
import * as policy from '@/pages/api/policy';
import * as policyCancel from '@/pages/api/policy/cancel';
import * as policyDocument from '@/pages/api/policy/document';
import * as redirectionLink from '@/pages/api/QuoteToAppformService/getRedirectionLink';
import * as cities from '@/pages/api/cities';
import * as callbacks from '@/pages/api/callbacks';
import * as consents from '@/pages/api/consents';
import * as consentsWithdraw from '@/pages/api/consents/withdraw';
import * as inboundStandIn from '@/pages/api/dev/inbound';
import * as outbox from '@/pages/api/dev/outbox';
import * as faults from '@/pages/api/faults';
import * as live from '@/pages/api/health/live';
import * as ready from '@/pages/api/health/ready';
import * as customerKyc from '@/pages/api/health-insurance-plan/customer-kyc';
import * as healthDeclaration from '@/pages/api/health-insurance-plan/health-declaration';
import * as quote from '@/pages/api/health-insurance-plan/quote';
import * as informationSheet from '@/pages/api/health-insurance-plan/quote/information-sheet';
import * as quotePdf from '@/pages/api/health-insurance-plan/quote/pdf';
import * as price from '@/pages/api/health-insurance-plan/quote/price';
import * as leadsUpdate from '@/pages/api/leads/update';
import * as openapi from '@/pages/api/openapi.json';
import * as otpHeard from '@/pages/api/otp/heard';
import * as otpInbound from '@/pages/api/otp/inbound';
import * as otpPhoneGenerate from '@/pages/api/otp/phone/generate';
import * as otpPhoneValidate from '@/pages/api/otp/phone/validate';
import * as otpStaffGenerate from '@/pages/api/otp/staff/generate';
import * as otpStaffValidate from '@/pages/api/otp/staff/validate';
import * as otpServiceGenerate from '@/pages/api/otp-service/generate';
import * as otpServiceValidate from '@/pages/api/otp-service/validate';
import * as payments from '@/pages/api/payments';
import * as paymentReturn from '@/pages/api/payments/return';
import * as paymentReturned from '@/pages/api/payments/returned';
import * as razorpayWebhook from '@/pages/api/payments/webhook/razorpay';
import * as sandboxWebhook from '@/pages/api/payments/webhook/sandbox';
import * as revisit from '@/pages/api/revisit';
import * as revisitJourneys from '@/pages/api/revisit/journeys';
import * as revisitLink from '@/pages/api/revisit/link';
import * as revisitLinkOpen from '@/pages/api/revisit/link/open';
import * as revisitLinkRenew from '@/pages/api/revisit/link/renew';
import * as revisitLinkStop from '@/pages/api/revisit/link/stop';
import * as revisitOpen from '@/pages/api/revisit/open';
import * as revisitUpdate from '@/pages/api/revisit/update';
import * as sandboxPay from '@/pages/api/sandbox/pay';
import * as signzy from '@/pages/api/signzy/getData';
import * as sessionEnd from '@/pages/api/session/end';
import * as staffSession from '@/pages/api/staff/session';
import * as infoStrip from '@/pages/api/strapi/pagesWithInfoStripHeader';
import * as tags from '@/pages/api/tags';
import * as travelPrice from '@/pages/api/travel-insurance/price';
import * as deskCalls from '@/pages/api/telecaller-dashboard/callbacks';
import * as cases from '@/pages/api/telecaller-dashboard/cases';
import * as latestQuotes from '@/pages/api/telecaller-dashboard/latest-quotes';
import * as paymentIssues from '@/pages/api/telecaller-dashboard/payment-issues';
import * as reveal from '@/pages/api/telecaller-dashboard/reveal';

/** Which file answers which path, as Next's router has it; routes.test.ts compares it with the folder. */
export const routes: Record<string, typeof index> = {
  '/api': index,
  '/api/health/live': live,
  '/api/health/ready': ready,
  '/api/openapi.json': openapi,
  [api.callbacks]: callbacks,
  [api.cases]: cases,
  [api.deskCalls]: deskCalls,
  [api.reveal]: reveal,
  [api.paymentIssues]: paymentIssues,
  [api.applicationForm]: applicationForm,
  [api.applicationSignature]: applicationSignature,
  [api.ifsc]: ifsc,
  [api.pincode]: pincode,
  [api.policy]: policy,
  [api.policyCancel]: policyCancel,
  [api.policyDocument]: policyDocument,
  [api.redirectionLink]: redirectionLink,
  [api.cities]: cities,
  [api.consents]: consents,
  [api.consentsWithdraw]: consentsWithdraw,
  [api.customerKyc]: customerKyc,
  [api.healthDeclaration]: healthDeclaration,
  [api.faults]: faults,
  [api.infoStrip]: infoStrip,
  [api.latestQuotes]: latestQuotes,
  [api.leadsUpdate]: leadsUpdate,
  [api.otpHeard]: otpHeard,
  [api.otpInbound]: otpInbound,
  [api.otpPhoneGenerate]: otpPhoneGenerate,
  [api.otpPhoneValidate]: otpPhoneValidate,
  [api.otpServiceGenerate]: otpServiceGenerate,
  [api.otpServiceValidate]: otpServiceValidate,
  [api.otpStaffGenerate]: otpStaffGenerate,
  [api.otpStaffValidate]: otpStaffValidate,
  // Next rewrites the public path to this file (next.config.js).
  '/api/dev/outbox': outbox,
  [api.inboundStandIn]: inboundStandIn,
  [api.payments]: payments,
  [api.paymentReturn]: paymentReturn,
  [api.paymentReturned]: paymentReturned,
  [api.razorpayWebhook]: razorpayWebhook,
  [api.sandboxPay]: sandboxPay,
  [api.sandboxWebhook]: sandboxWebhook,
  [api.price]: price,
  [api.quote]: quote,
  [api.informationSheet]: informationSheet,
  [api.quotePdf]: quotePdf,
  [api.revisit]: revisit,
  [api.revisitJourneys]: revisitJourneys,
  [api.revisitLink]: revisitLink,
  [api.revisitLinkOpen]: revisitLinkOpen,
  [api.revisitLinkRenew]: revisitLinkRenew,
  [api.revisitLinkStop]: revisitLinkStop,
  [api.revisitOpen]: revisitOpen,
  [api.revisitUpdate]: revisitUpdate,
  [api.signzy]: signzy,
  [api.sessionEnd]: sessionEnd,
  [api.staffSession]: staffSession,
  [api.tags]: tags,
  [api.travelPrice]: travelPrice,
};

export { unknown };
