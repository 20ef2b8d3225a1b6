import { shape, text } from '../base';
import { attributionFields } from '../attribution';

/** A page that is none: not found, refused, failed on the server, or crashed in the browser. */
const faultKinds = ['badRequest', 'notFound', 'serverError', 'crash'] as const;
export type FaultKind = (typeof faultKinds)[number];

/** POST /api/faults. `page` is a pattern of the router, never an address: no number in it is long enough for a phone. */
export const faultBodySchema = shape({
  ...attributionFields,
  kind: text('validation.text').oneOf(faultKinds, 'validation.text').required('validation.text'),
  page: text('validation.text').matches(/^(?!.*\d{4})\/[\w[\]./-]{0,100}$/, 'validation.text'),
});
