import { Applications } from '@/models/application/application';
import { AuditEntries } from '@/models/desk/auditEntry';
import { AuditSeals } from '@/models/desk/auditSeal';
import { Callbacks } from '@/models/callbacks/callback';
import { Candidacies } from '@/models/careers/candidacy';
import { ClaimCases } from '@/models/claims/claimCase';
import { Papers } from '@/models/papers/paper';
import { PaperParts } from '@/models/papers/paperPart';
import { Consents } from '@/models/consents/consent';
import { CustomerSessions } from '@/models/verify/customerSession';
import { DialerLeads } from '@/models/callbacks/dialerLead';
import { DeskNotes } from '@/models/desk/deskNote';
import { DeskPresence } from '@/models/help/deskPresence';
import { Talks } from '@/models/help/talk';
import { ForgottenQuotes } from '@/models/resume/forgottenQuote';
import { GatewayEvents } from '@/models/payment/gatewayEvent';
import { Grievances } from '@/models/grievances/grievance';
import { Mandates } from '@/models/renewals/mandate';
import { Renewals } from '@/models/renewals/renewal';
import { HealthDeclarations } from '@/models/declaration/healthDeclaration';
import { HealthCards } from '@/models/policy/healthCard';
import { Hospitals } from '@/models/hospitals/hospital';
import { HospitalLists } from '@/models/hospitals/hospitalList';
import { InboundMessages } from '@/models/verify/inboundMessage';
import { KycDetails } from '@/models/kyc/kycDetails';
import { OnlineLeads } from '@/models/callbacks/onlineLead';
import { OtpBudgets } from '@/models/verify/otpBudget';
import { OtpLogs } from '@/models/verify/otpLog';
import { Outbox } from '@/models/common/outbox';
import { Payments } from '@/models/payment/payment';
import { NumberChanges } from '@/models/my/numberChange';
import { PolicyChanges } from '@/models/my/policyChange';
import { Ports } from '@/models/porting/port';
import { Policies } from '@/models/policy/policy';
import { Quotes } from '@/models/quote/quote';
import { QuoteVersions } from '@/models/quote/quoteVersion';
import { RateLimits } from '@/models/common/rateLimit';
import { Reports } from '@/models/reports/report';
import { Reviews } from '@/models/reviews/review';
import { ReviewCases } from '@/models/desk/reviewCase';
import { ResumeLinks } from '@/models/resume/resumeLink';
import { Revisits } from '@/models/resume/revisit';
import { SandboxPayouts } from '@/models/claims/sandboxPayout';
import { SandboxOrders } from '@/models/payment/sandboxOrder';
import { SentLinks } from '@/models/desk/sentLink';
import { SentMessages } from '@/models/common/sentMessage';
import { Settings } from '@/models/desk/setting';
import { Staff } from '@/models/desk/staff';
import { StaffSessions } from '@/models/desk/staffSession';
import { TripCertificates } from '@/models/travel/tripCertificate';
import { AllTripDetails } from '@/models/travel/tripDetails';
import { TripPolicies } from '@/models/travel/tripPolicy';
import { Unclaimed } from '@/models/unclaimed/unclaimed';

/** The models of all collections. */
export const models = [
  Applications,
  AuditEntries,
  AuditSeals,
  Callbacks,
  Candidacies,
  ClaimCases,
  Papers,
  PaperParts,
  Consents,
  CustomerSessions,
  DeskNotes,
  DeskPresence,
  DialerLeads,
  ForgottenQuotes,
  GatewayEvents,
  Grievances,
  Mandates,
  Renewals,
  HealthCards,
  HealthDeclarations,
  HospitalLists,
  Hospitals,
  InboundMessages,
  KycDetails,
  NumberChanges,
  OnlineLeads,
  OtpBudgets,
  OtpLogs,
  Outbox,
  Payments,
  Policies,
  Ports,
  PolicyChanges,
  Quotes,
  QuoteVersions,
  RateLimits,
  Reports,
  ReviewCases,
  Reviews,
  ResumeLinks,
  Revisits,
  SandboxOrders,
  SandboxPayouts,
  SentLinks,
  SentMessages,
  Settings,
  Staff,
  StaffSessions,
  Talks,
  TripCertificates,
  AllTripDetails,
  TripPolicies,
  Unclaimed,
] as const;
