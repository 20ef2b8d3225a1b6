import type { JourneyReport } from '@/lib/client/saving/journeySaver';
import type { Trip } from '@/lib/domain/travel/trip';

/** Two steps of a journey and their answers. */
export const record = { uuid: 'u1', version: 1 };
export const summary: JourneyReport = {
  stage: 'summery_111',
  url: '/health-insurance-plan/summary/q1?quoteId=q1',
  quoteId: 'q1',
  form: { tenure: 1 },
};
export const leadForm: JourneyReport = { ...summary, stage: 'leadform_113', url: '/?quoteId=q1' };

export const trip: Trip = {
  destination: 'japan',
  startsOn: '2027-01-04',
  endsOn: '2027-01-10',
  travellers: ['1992-06-14'],
};
