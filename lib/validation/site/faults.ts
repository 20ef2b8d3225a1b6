import { shape, text } from '../common/base';
import { attributionFields } from '../common/attribution';

/** POST /api/faults. `page` is a route pattern, so it holds no phone number. */
export const faultBodySchema = shape({
  ...attributionFields,
  page: text('validation.text').matches(/^(?!.*\d{4})\/[\w[\]./-]{0,100}$/, 'validation.text'),
});
