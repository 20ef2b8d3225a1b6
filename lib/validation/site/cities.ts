import type { InferType } from 'yup';
import { shape, text } from '@/lib/validation/common/base';

export const citiesQuerySchema = shape({ q: text('validation.text').max(60, 'validation.text') });

export type CitiesQuery = InferType<typeof citiesQuerySchema>;
