import { CRASH_LIMITS } from '@/lib/domain/site/crash';
import { listOf, shape, text } from '@/lib/validation/common/base';
import { attributionFields } from '@/lib/validation/common/attribution';

const wrong = 'validation.text';
/** A mobile number anywhere in the text. */
const number = /(?<!\d)[6-9]\d{9}(?!\d)/;

const withoutNumber = (most: number, form: RegExp) =>
  text(wrong)
    .max(most, wrong)
    .matches(form, wrong)
    .test('number', wrong, (value) => value === undefined || !number.test(value));

/** POST /api/faults. `page` is a route pattern, so it holds no phone number; neither does a place in a file. */
export const faultBodySchema = shape({
  ...attributionFields,
  page: text(wrong).matches(/^(?!.*\d{4})\/[\w[\]./-]{0,100}$/, wrong),
  build: withoutNumber(CRASH_LIMITS.build, /^[\w-]*$/),
  kind: withoutNumber(CRASH_LIMITS.kind, /^[A-Za-z]*$/),
  frames: listOf(
    withoutNumber(CRASH_LIMITS.frame, /^_next\/static\/[\w./~-]+\.js:\d{1,7}:\d{1,7}$/).required(wrong),
    wrong,
  ).max(CRASH_LIMITS.frames, wrong),
});
