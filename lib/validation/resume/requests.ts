import type { InferType } from 'yup';
import { attributionFields } from '../common/attribution';
import { shape, text } from '../common/base';
import { recipientFields } from '../common/personFields';
import { id, resumeUrl, stage, version } from '../common/recordFields';
import { quickQuoteForm } from '../quote/quickQuoteForm';

const journeyFields = {
  quoteId: id().required('validation.id'),
  stage: stage().required('validation.stage'),
  url: resumeUrl().required('validation.url'),
};

/** POST /api/revisit */
export const revisitBodySchema = shape({
  resumeJourney: shape({ ...journeyFields, uuid: id() }),
  ...attributionFields,
});

/** POST /api/revisit/update */
export const revisitUpdateBodySchema = shape({
  resumeJourney: shape({
    ...journeyFields,
    uuid: id().required('validation.id'),
    getQuickQuoteForm: quickQuoteForm(),
    version: version(),
  }),
  ...attributionFields,
});

/** GET /api/revisit; the look-up of the dialog has `type=aggregate`, an empty one is none. */
export const revisitQuerySchema = shape({
  uuid: id().required('validation.id'),
  type: text('validation.text').oneOf(['aggregate', ''] as const, 'validation.text'),
});

/** DELETE /api/revisit */
export const revisitDeleteQuerySchema = shape({ uuid: id().required('validation.id') });

/** POST /api/revisit/link: to a mobile number, or by e-mail to an address. */
export const linkBodySchema = shape({
  uuid: id().required('validation.id'),
  ...recipientFields,
  ...attributionFields,
});

/** POST /api/revisit/link/open and …/renew */
export const linkTokenBodySchema = shape({
  token: text('validation.id')
    .matches(/^[\w-]{43}$/, 'validation.id')
    .required('validation.id'),
  ...attributionFields,
});

/** POST /api/revisit/open */
export const openJourneyBodySchema = shape({ quoteId: id().required('validation.id'), ...attributionFields });

/** GET /api/revisit/journeys: one page; the next begins after the last quote of the one before. */
export const journeysQuerySchema = shape({ after: id() });

/** DELETE /api/revisit/journeys */
export const journeyDeleteQuerySchema = shape({ quoteId: id().required('validation.id') });

export type JourneysQuery = InferType<typeof journeysQuerySchema>;
export type LinkBody = InferType<typeof linkBodySchema>;
export type LinkTokenBody = InferType<typeof linkTokenBodySchema>;
export type OpenJourneyBody = InferType<typeof openJourneyBodySchema>;
export type RevisitBody = InferType<typeof revisitBodySchema>;
export type RevisitUpdateBody = InferType<typeof revisitUpdateBodySchema>;
export type RevisitQuery = InferType<typeof revisitQuerySchema>;
