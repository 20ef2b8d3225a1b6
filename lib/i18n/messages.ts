import type application from '@/locales/en/application.json';
import type badRequest from '@/locales/en/badRequest.json';
import type bill from '@/locales/en/bill.json';
import type callbacks from '@/locales/en/callbacks.json';
import type cases from '@/locales/en/cases.json';
import type choosing from '@/locales/en/choosing.json';
import type planClaims from '@/locales/en/planClaims.json';
import type common from '@/locales/en/common.json';
import type content from '@/locales/en/content.json';
import type desk from '@/locales/en/desk.json';
import type deskMake from '@/locales/en/deskMake.json';
import type deskCalls from '@/locales/en/deskCalls.json';
import type deskLinks from '@/locales/en/deskLinks.json';
import type deskDrawer from '@/locales/en/deskDrawer.json';
import type deskSupervisor from '@/locales/en/deskSupervisor.json';
import type documents from '@/locales/en/documents.json';
import type savedQuotes from '@/locales/en/savedQuotes.json';
import type editing from '@/locales/en/editing.json';
import type errors from '@/locales/en/errors.json';
import type footer from '@/locales/en/footer.json';
import type forms from '@/locales/en/forms.json';
import type declaration from '@/locales/en/declaration.json';
import type home from '@/locales/en/home.json';
import type quote from '@/locales/en/quote.json';
import type kyc from '@/locales/en/kyc.json';
import type layout from '@/locales/en/layout.json';
import type listing from '@/locales/en/listing.json';
import type medical from '@/locales/en/medical.json';
import type menu from '@/locales/en/menu.json';
import type outbox from '@/locales/en/outbox.json';
import type payment from '@/locales/en/payment.json';
import type paymentIssues from '@/locales/en/paymentIssues.json';
import type plans from '@/locales/en/plans.json';
import type policy from '@/locales/en/policy.json';
import type resume from '@/locales/en/resume.json';
import type consents from '@/locales/en/consents.json';
import type sandbox from '@/locales/en/sandbox.json';
import type homeSections from '@/locales/en/homeSections.json';
import type session from '@/locales/en/session.json';
import type share from '@/locales/en/share.json';
import type tags from '@/locales/en/tags.json';
import type tools from '@/locales/en/tools.json';
import type travel from '@/locales/en/travel.json';
import type validation from '@/locales/en/validation.json';
import type verify from '@/locales/en/verify.json';
import type { Locale } from './locales';

/** Areas of `locales/<language>/`: add a new file here; its keys are typed from English. */
export type Messages = {
  application: typeof application;
  badRequest: typeof badRequest;
  bill: typeof bill;
  callbacks: typeof callbacks;
  cases: typeof cases;
  choosing: typeof choosing;
  planClaims: typeof planClaims;
  common: typeof common;
  content: typeof content;
  desk: typeof desk;
  deskMake: typeof deskMake;
  deskCalls: typeof deskCalls;
  deskLinks: typeof deskLinks;
  deskDrawer: typeof deskDrawer;
  deskSupervisor: typeof deskSupervisor;
  documents: typeof documents;
  savedQuotes: typeof savedQuotes;
  editing: typeof editing;
  errors: typeof errors;
  footer: typeof footer;
  forms: typeof forms;
  declaration: typeof declaration;
  home: typeof home;
  quote: typeof quote;
  kyc: typeof kyc;
  layout: typeof layout;
  listing: typeof listing;
  medical: typeof medical;
  menu: typeof menu;
  outbox: typeof outbox;
  payment: typeof payment;
  paymentIssues: typeof paymentIssues;
  plans: typeof plans;
  policy: typeof policy;
  resume: typeof resume;
  consents: typeof consents;
  sandbox: typeof sandbox;
  homeSections: typeof homeSections;
  session: typeof session;
  share: typeof share;
  tags: typeof tags;
  tools: typeof tools;
  travel: typeof travel;
  validation: typeof validation;
  verify: typeof verify;
};

export type Area = keyof Messages;

declare module 'next-intl' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- augments next-intl's
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
