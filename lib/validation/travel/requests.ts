import type { InferType } from 'yup';
import { TRIP_LIMITS } from '@/lib/domain/travel/trip';
import { trip } from './trip';

/** GET /api/travel-insurance/price: dates of birth separated by commas. */
export const tripPriceQuerySchema = trip().transform((value: unknown) => {
  if (typeof value !== 'object' || value === null || !('travellers' in value)) return value;
  const { travellers } = value;
  return {
    ...value,
    travellers:
      typeof travellers === 'string' ? travellers.split(',', TRIP_LIMITS.travellers + 1) : travellers,
  };
});

export type TripPriceQuery = InferType<typeof tripPriceQuerySchema>;
