import { canMoveLead, LEAD_STATUSES, type LeadStatus } from './leadStatus';

const reachable: Record<LeadStatus, readonly LeadStatus[]> = {
  1: [],
  2: [1, 3, 5, 6],
  3: [],
  4: [1, 2, 3, 5, 6],
  5: [1, 3],
  6: [1, 3, 5],
};

test.each(LEAD_STATUSES)('a lead of status %i moves forward only', (from) => {
  expect(LEAD_STATUSES.filter((to) => canMoveLead(from, to))).toEqual(reachable[from]);
});
