import type { InferType } from 'yup';
import { IFSC } from '@/lib/domain/application/ifsc';
import { CALL_TIMES, KYC_DOCUMENTS, KYC_METHODS } from '@/lib/domain/kyc/form';
import { attributionFields } from '../common/attribution';
import { flag, shape, text } from '../common/base';
import { id, version } from '../common/recordFields';

/** Of UIDAI's files, which are some ten kilobytes, in base64; the body itself ends at 64 KiB. */
const MAX_FILE = 60_000;

/** Kept as it was typed, right or wrong: what is right is another rule's matter (lib/domain/kyc/form.ts). */
const typed = () => text('validation.text').max(100, 'validation.text');

/** GET /api/health-insurance-plan/customer-kyc */
export const kycQuerySchema = shape({ quoteId: id().required('validation.id') });

/** POST …: is checked; with `draft` only kept. */
export const kycBodySchema = shape({
  quoteId: id().required('validation.id'),
  version: version(),
  draft: flag('validation.flag'),
  method: text('validation.kycMethod').oneOf(KYC_METHODS, 'validation.kycMethod'),
  name: typed(),
  dateOfBirth: typed(),
  pan: typed(),
  fatherName: typed(),
  document: text('validation.document').oneOf(KYC_DOCUMENTS, 'validation.document'),
  documentNumber: typed(),
  callTime: text('validation.callTime').oneOf(CALL_TIMES, 'validation.callTime'),
  aadhaarFile: text('validation.aadhaarFile')
    .max(MAX_FILE, 'validation.aadhaarFile')
    .matches(/^[A-Za-z0-9+/]*={0,2}$/, 'validation.aadhaarFile'),
  shareCode: typed(),
  consent: flag('validation.flag'),
  ...attributionFields,
});

/** POST /api/signzy/getData */
export const identityBodySchema = shape({
  quoteId: id().required('validation.id'),
  type: text('validation.identityType')
    .oneOf(['pan', 'ckyc', 'bankAccount'] as const, 'validation.identityType')
    .required('validation.identityType'),
  name: typed().required('validation.name'),
  pan: typed().when('type', ([type], schema) =>
    type === 'bankAccount' ? schema : schema.required('validation.pan'),
  ),
  dateOfBirth: typed().when('type', ([type], schema) =>
    type === 'bankAccount' ? schema : schema.required('validation.dateOfBirth.required'),
  ),
  accountNumber: typed().when('type', ([type], schema) =>
    type === 'bankAccount'
      ? schema.matches(/^\d{9,18}$/, 'validation.accountNumber').required('validation.accountNumber')
      : schema,
  ),
  ifsc: typed().when('type', ([type], schema) =>
    type === 'bankAccount' ? schema.matches(IFSC, 'validation.ifsc').required('validation.ifsc') : schema,
  ),
  ...attributionFields,
});

export type KycBody = InferType<typeof kycBodySchema>;
export type IdentityBody = InferType<typeof identityBodySchema>;
