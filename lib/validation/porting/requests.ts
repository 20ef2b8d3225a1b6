import type { InferType } from 'yup';
import { isIsoDate } from '@/lib/domain/common/dates';
import {
  MOST_PORT,
  PAPER_STATES,
  PORT_ENDS,
  PORT_NUMBER,
  PORT_PAPERS,
  PORT_SUMS,
} from '@/lib/domain/porting/port';
import { attributionFields } from '@/lib/validation/common/attribution';
import { flag, listOf, shape, text, todayOf, wholeNumber } from '@/lib/validation/common/base';
import { id, version } from '@/lib/validation/common/recordFields';
import { proofFields } from '@/lib/validation/papers/paperFields';
import { portAsTyped } from './form';

const CHOOSE = 'validation.application.choose';
const DAY = 'validation.porting.day';
const SUM = 'validation.porting.sum';
const DOCUMENT = 'validation.porting.document';

const portId = () => text('validation.id').matches(PORT_NUMBER, 'validation.id').required('validation.id');

export const portsQuerySchema = shape({});

/** POST /api/portability: keeps what is typed; with `submit` sends it. */
export const portBodySchema = shape({
  portId: portId(),
  version: version(),
  form: portAsTyped.required('validation.body'),
  submit: flag('validation.flag'),
  ...attributionFields,
});

/** POST /api/portability/document */
export const portPaperBodySchema = shape({
  portId: portId(),
  ...proofFields,
});

export const portQuerySchema = shape({ portId: portId() });
export const portNamedBodySchema = shape({ portId: portId(), ...attributionFields });

const PORT_WORK = ['take', 'call', 'paper', 'quote', 'close'] as const;

/** POST /api/telecaller-dashboard/ports/work */
export const portWorkBodySchema = shape({
  portId: portId(),
  version: version().required('validation.version'),
  what: text(CHOOSE).oneOf(PORT_WORK, CHOOSE).required(CHOOSE),
  paper: text(CHOOSE)
    .oneOf(PORT_PAPERS, CHOOSE)
    .when('what', { is: 'paper', then: (schema) => schema.required(CHOOSE) }),
  state: text(CHOOSE)
    .oneOf(PAPER_STATES, CHOOSE)
    .when('what', { is: 'paper', then: (schema) => schema.required(CHOOSE) }),
  quoteId: id().when('what', { is: 'quote', then: (schema) => schema.required('validation.id') }),
  ended: text(CHOOSE)
    .oneOf(PORT_ENDS, CHOOSE)
    .when('what', { is: 'close', then: (schema) => schema.required(CHOOSE) }),
  ...attributionFields,
});

const day = () =>
  text(DAY)
    .test('day', DAY, (value) => value === undefined || isIsoDate(value))
    .required(DAY);
const past = () =>
  day().test('past', 'validation.porting.future', (value, context) => !value || value <= todayOf(context));

/** POST /api/telecaller-dashboard/ports/confirm: what the previous insurer's paper says. */
export const portConfirmBodySchema = shape({
  portId: portId(),
  version: version().required('validation.version'),
  record: shape({
    document: text(DOCUMENT)
      .matches(/(?:[\p{L}\p{N}][^\p{L}\p{N}]*){5}/u, DOCUMENT)
      .max(200, DOCUMENT)
      .required(DOCUMENT),
    endsOn: day(),
    sumInsured: wholeNumber(SUM).min(PORT_SUMS.min, SUM).max(PORT_SUMS.max, SUM).required(SUM),
    bonus: wholeNumber(SUM).min(0, SUM).max(PORT_SUMS.max, SUM).required(SUM),
    people: listOf(
      shape({ dateOfBirth: past(), since: past() }).test(
        'born',
        'validation.porting.since',
        ({ dateOfBirth, since }) => !dateOfBirth || !since || since >= dateOfBirth,
      ),
      'validation.porting.people',
    )
      .min(1, 'validation.porting.people')
      .max(MOST_PORT.people, 'validation.porting.people')
      .required('validation.porting.people'),
  }).required('validation.body'),
  ...attributionFields,
});

export type PortPaperBody = InferType<typeof portPaperBodySchema>;
export type PortBody = InferType<typeof portBodySchema>;
export type PortWorkBody = InferType<typeof portWorkBodySchema>;
export type PortConfirmBody = InferType<typeof portConfirmBodySchema>;
