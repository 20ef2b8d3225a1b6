import type { JourneyReport } from '@/lib/client/saving/journeySaver';

/** Two steps of a journey and their answers. */
export const record = { uuid: 'u1', version: 1 };
export const summary: JourneyReport = {
  stage: 'summery_111',
  url: '/health-insurance-plan/summary/q1?quoteId=q1',
  quoteId: 'q1',
  form: { tenure: 1 },
};
export const leadForm: JourneyReport = { ...summary, stage: 'leadform_113', url: '/?quoteId=q1' };
