import type { InferType } from 'yup';
import { IFSC } from '@/lib/domain/application/ifsc';
import { CALL_TIMES, KYC_DOCUMENTS, KYC_METHODS } from '@/lib/domain/kyc/form';
import { attributionFields } from '@/lib/validation/common/attribution';
import { flag, shape, text } from '@/lib/validation/common/base';
import { id, version } from '@/lib/validation/common/recordFields';

/** UIDAI's files have some ten kilobytes, here in base64; a body is limited to 64 KiB. */
const MAX_FILE = 60_000;

/** As typed; lib/domain/kyc/form.ts validates it. */
const typed = () => text('validation.text').max(100, 'validation.text');

/** POST …: checks the identity; with `draft` only saves. */
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
