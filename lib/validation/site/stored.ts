import { shape, text } from '@/lib/validation/common/base';

export const storedQuerySchema = shape({
  collection: text('validation.text').max(64, 'validation.text').required('validation.text'),
  id: text('validation.text').max(128, 'validation.text'),
});
