import { shape, text } from '../common/base';
import { attributionFields } from '../common/attribution';

/** POST /api/faults. `page` is a pattern of the router, never an address: no number in it is long enough for a phone. */
export const faultBodySchema = shape({
  ...attributionFields,
  page: text('validation.text').matches(/^(?!.*\d{4})\/[\w[\]./-]{0,100}$/, 'validation.text'),
});
