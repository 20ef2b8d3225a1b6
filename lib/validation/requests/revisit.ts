import type { InferType } from 'yup';
import { attributionFields } from '../attribution';
import { shape, text } from '../base';
import { id, resumeUrl, stage, version } from '../recordFields';
import { quickQuoteForm } from '../quickQuoteForm';

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

/** GET /api/revisit; the look-up of the dialog has `type=aggregate`. */
export const revisitQuerySchema = shape({
  uuid: id().required('validation.id'),
  type: text('validation.text').oneOf(['aggregate'] as const, 'validation.text'),
});

/** DELETE /api/revisit */
export const revisitDeleteQuerySchema = shape({ uuid: id().required('validation.id') });

export type RevisitBody = InferType<typeof revisitBodySchema>;
export type RevisitUpdateBody = InferType<typeof revisitUpdateBodySchema>;
export type RevisitQuery = InferType<typeof revisitQuerySchema>;
