import type { StaffRole } from './permissions';

type SampleStaff = { staffId: string; role: StaffRole; name: string; mobileNumber: string };

/** Invented people and numbers, only for development. */
export const SAMPLE_STAFF: readonly SampleStaff[] = [
  { staffId: 'SAMPLE-1001', role: 'telecaller', name: 'Sample P. Nair', mobileNumber: '6000001001' },
  { staffId: 'SAMPLE-2001', role: 'supervisor', name: 'Sample R. Mehta', mobileNumber: '6000002001' },
  { staffId: 'SAMPLE-3001', role: 'underwriter', name: 'Sample T. Bose', mobileNumber: '6000003001' },
  { staffId: 'SAMPLE-4001', role: 'claims', name: 'Sample J. Das', mobileNumber: '6000004001' },
  { staffId: 'SAMPLE-4002', role: 'claims', name: 'Sample K. Rao', mobileNumber: '6000004002' },
];
