import type { Zone } from './zones.data';

/** Postal circles by the first two digits of a pincode, with a sample zone for places outside big cities. */
export const CIRCLES: readonly { from: number; to: number; state: string; zone: Zone }[] = [
  { from: 11, to: 11, state: 'Delhi', zone: 'A' },
  { from: 12, to: 13, state: 'Haryana', zone: 'B' },
  { from: 14, to: 15, state: 'Punjab', zone: 'C' },
  { from: 16, to: 16, state: 'Chandigarh', zone: 'B' },
  { from: 17, to: 17, state: 'Himachal Pradesh', zone: 'C' },
  { from: 18, to: 19, state: 'Jammu and Kashmir', zone: 'C' },
  { from: 20, to: 28, state: 'Uttar Pradesh', zone: 'C' },
  { from: 30, to: 34, state: 'Rajasthan', zone: 'C' },
  { from: 36, to: 39, state: 'Gujarat', zone: 'B' },
  { from: 40, to: 44, state: 'Maharashtra', zone: 'C' },
  { from: 45, to: 48, state: 'Madhya Pradesh', zone: 'C' },
  { from: 49, to: 49, state: 'Chhattisgarh', zone: 'C' },
  { from: 50, to: 50, state: 'Telangana', zone: 'C' },
  { from: 51, to: 53, state: 'Andhra Pradesh', zone: 'C' },
  { from: 56, to: 59, state: 'Karnataka', zone: 'C' },
  { from: 60, to: 64, state: 'Tamil Nadu', zone: 'C' },
  { from: 67, to: 69, state: 'Kerala', zone: 'C' },
  { from: 70, to: 74, state: 'West Bengal', zone: 'C' },
  { from: 75, to: 77, state: 'Odisha', zone: 'C' },
  { from: 78, to: 78, state: 'Assam', zone: 'C' },
  { from: 79, to: 79, state: 'North East', zone: 'C' },
  { from: 80, to: 85, state: 'Bihar and Jharkhand', zone: 'C' },
  { from: 90, to: 99, state: 'Army Post Office', zone: 'C' },
];
