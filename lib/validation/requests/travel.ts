import type { InferType } from 'yup';
import { trip } from '../trip';

/** GET /api/travel-insurance/price: the travellers' dates of birth stand with commas between. */
export const tripPriceQuerySchema = trip().transform((value: unknown) => {
  if (typeof value !== 'object' || value === null || !('travellers' in value)) return value;
  const { travellers } = value;
  return { ...value, travellers: typeof travellers === 'string' ? travellers.split(',') : travellers };
});

export type TripPriceQuery = InferType<typeof tripPriceQuerySchema>;
