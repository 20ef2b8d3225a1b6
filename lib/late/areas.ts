import type { Late } from './texts';

// One constant per area, so that a page's bundle holds only the URLs it may load.

export const badRequest: Late<'badRequest'> = {
  en: () => import('@/locales/en/badRequest.json'),
  hi: () => import('@/locales/hi/badRequest.json'),
  ta: () => import('@/locales/ta/badRequest.json'),
};

export const bill: Late<'bill'> = {
  en: () => import('@/locales/en/bill.json'),
  hi: () => import('@/locales/hi/bill.json'),
  ta: () => import('@/locales/ta/bill.json'),
};

export const callbacks: Late<'callbacks'> = {
  en: () => import('@/locales/en/callbacks.json'),
  hi: () => import('@/locales/hi/callbacks.json'),
  ta: () => import('@/locales/ta/callbacks.json'),
};

export const sentPapers: Late<'sentPapers'> = {
  en: () => import('@/locales/en/sentPapers.json'),
  hi: () => import('@/locales/hi/sentPapers.json'),
  ta: () => import('@/locales/ta/sentPapers.json'),
};

export const choosing: Late<'choosing'> = {
  en: () => import('@/locales/en/choosing.json'),
  hi: () => import('@/locales/hi/choosing.json'),
  ta: () => import('@/locales/ta/choosing.json'),
};

export const planClaims: Late<'planClaims'> = {
  en: () => import('@/locales/en/planClaims.json'),
  hi: () => import('@/locales/hi/planClaims.json'),
  ta: () => import('@/locales/ta/planClaims.json'),
};

export const editing: Late<'editing'> = {
  en: () => import('@/locales/en/editing.json'),
  hi: () => import('@/locales/hi/editing.json'),
  ta: () => import('@/locales/ta/editing.json'),
};

export const footer: Late<'footer'> = {
  en: () => import('@/locales/en/footer.json'),
  hi: () => import('@/locales/hi/footer.json'),
  ta: () => import('@/locales/ta/footer.json'),
};

export const forms: Late<'forms'> = {
  en: () => import('@/locales/en/forms.json'),
  hi: () => import('@/locales/hi/forms.json'),
  ta: () => import('@/locales/ta/forms.json'),
};

export const helpPanel: Late<'helpPanel'> = {
  en: () => import('@/locales/en/helpPanel.json'),
  hi: () => import('@/locales/hi/helpPanel.json'),
  ta: () => import('@/locales/ta/helpPanel.json'),
};

export const talkFiles: Late<'talkFiles'> = {
  en: () => import('@/locales/en/talkFiles.json'),
  hi: () => import('@/locales/hi/talkFiles.json'),
  ta: () => import('@/locales/ta/talkFiles.json'),
};

export const report: Late<'report'> = {
  en: () => import('@/locales/en/report.json'),
  hi: () => import('@/locales/hi/report.json'),
  ta: () => import('@/locales/ta/report.json'),
};

export const review: Late<'review'> = {
  en: () => import('@/locales/en/review.json'),
  hi: () => import('@/locales/hi/review.json'),
  ta: () => import('@/locales/ta/review.json'),
};

export const menu: Late<'menu'> = {
  en: () => import('@/locales/en/menu.json'),
  hi: () => import('@/locales/hi/menu.json'),
  ta: () => import('@/locales/ta/menu.json'),
};

export const plans: Late<'plans'> = {
  en: () => import('@/locales/en/plans.json'),
  hi: () => import('@/locales/hi/plans.json'),
  ta: () => import('@/locales/ta/plans.json'),
};

export const recommend: Late<'recommend'> = {
  en: () => import('@/locales/en/recommend.json'),
  hi: () => import('@/locales/hi/recommend.json'),
  ta: () => import('@/locales/ta/recommend.json'),
};

export const homeSections: Late<'homeSections'> = {
  en: () => import('@/locales/en/homeSections.json'),
  hi: () => import('@/locales/hi/homeSections.json'),
  ta: () => import('@/locales/ta/homeSections.json'),
};

export const liveBill: Late<'liveBill'> = {
  en: () => import('@/locales/en/liveBill.json'),
  hi: () => import('@/locales/hi/liveBill.json'),
  ta: () => import('@/locales/ta/liveBill.json'),
};

export const savedQuotes: Late<'savedQuotes'> = {
  en: () => import('@/locales/en/savedQuotes.json'),
  hi: () => import('@/locales/hi/savedQuotes.json'),
  ta: () => import('@/locales/ta/savedQuotes.json'),
};

export const share: Late<'share'> = {
  en: () => import('@/locales/en/share.json'),
  hi: () => import('@/locales/hi/share.json'),
  ta: () => import('@/locales/ta/share.json'),
};

export const tags: Late<'tags'> = {
  en: () => import('@/locales/en/tags.json'),
  hi: () => import('@/locales/hi/tags.json'),
  ta: () => import('@/locales/ta/tags.json'),
};

export const toasts: Late<'toasts'> = {
  en: () => import('@/locales/en/toasts.json'),
  hi: () => import('@/locales/hi/toasts.json'),
  ta: () => import('@/locales/ta/toasts.json'),
};

export const travel: Late<'travel'> = {
  en: () => import('@/locales/en/travel.json'),
  hi: () => import('@/locales/hi/travel.json'),
  ta: () => import('@/locales/ta/travel.json'),
};

export const validation: Late<'validation'> = {
  en: () => import('@/locales/en/validation.json'),
  hi: () => import('@/locales/hi/validation.json'),
  ta: () => import('@/locales/ta/validation.json'),
};

export const verify: Late<'verify'> = {
  en: () => import('@/locales/en/verify.json'),
  hi: () => import('@/locales/hi/verify.json'),
  ta: () => import('@/locales/ta/verify.json'),
};
