export const helpPaths = {
  help: '/help',
  /** Opens the panel with the talk. */
  helpTalk: '/help#talk',
  /** Leads to the form that asks for a call in a half hour. */
  helpCall: '/help#call-me',
  review: (code: string) => `/review#${code}`,
} as const;

/** Endpoints of talks with a person, and of reviews. */
export const helpApi = {
  helpTalk: '/api/help/talk',
  helpMessage: '/api/help/message',
  helpEvents: '/api/help/events',
  helpSeen: '/api/help/seen',
  helpWhatsapp: '/api/help/whatsapp',
  helpFile: '/api/help/file',
  helpSurvey: '/api/help/survey',
  helpLeave: '/api/help/leave',
  deskTalks: '/api/telecaller-dashboard/talks',
  deskTalk: '/api/telecaller-dashboard/talks/talk',
  deskTalkHolder: '/api/telecaller-dashboard/talks/holder',
  deskTalkFile: '/api/telecaller-dashboard/talks/file',
  deskTalkWork: '/api/telecaller-dashboard/talks/work',
  deskTalkAnswer: '/api/telecaller-dashboard/talks/answer',
  reviews: '/api/reviews',
  reviewOpen: '/api/reviews/open',
  deskReviews: '/api/telecaller-dashboard/reviews',
} as const;
