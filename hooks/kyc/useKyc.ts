import { api, paths } from '@/lib/config/paths';
import type { KycDto } from '@/lib/domain/kyc/contract';
import type { KycForm } from '@/lib/domain/kyc/form';
import { createVerifiedForm } from '@/hooks/common/forms/createVerifiedForm';

export const useKyc = createVerifiedForm<KycDto, KycForm>({
  name: 'kyc',
  pathOf: paths.kyc,
  api: api.customerKyc,
  toValues: ({ form }) => form,
  toBody: (form) => form,
});
